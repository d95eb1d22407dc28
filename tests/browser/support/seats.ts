import { expect, type Locator, type Page } from "@playwright/test";
import { demo } from "../../support/demo.ts";
import { submit } from "./shopping.ts";

/** The button below the plan. */
export const next = /^(?:Pokračovat|Do.košíku)$/u;

export const boxesOf = (page: Page) => page.locator("input[name=misto]");
export const seatNamed = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: new RegExp(`^${name}, `.replaceAll(/[\s.]/gu, "."), "u") });

/** The names of two free seats beside each other, from the back of the stalls: „15. řada, místo 3“. */
export async function freePair(page: Page): Promise<readonly [string, string]> {
  const names = await boxesOf(page).evaluateAll((boxes) => boxes.map(({ ariaLabel }) => ariaLabel ?? ""));
  const seats = names.flatMap((name) => {
    const { row, seat } = /^(?<row>\d+\..řada), místo.(?<seat>\d+), \d+.Kč$/u.exec(name)?.groups ?? {};
    return row && seat ? [{ row, seat: Number(seat) }] : [];
  });
  const at = seats.findLastIndex(
    ({ row, seat }, index) => seats[index - 1]?.row === row && seats[index - 1]?.seat === seat - 1,
  );
  expect(at, "two free seats beside each other").toBeGreaterThan(0);
  const [first = "", second = ""] = seats
    .slice(at - 1, at + 1)
    .map(({ row, seat }) => `${row}, místo\u00a0${seat}`);
  return [first, second];
}

/** From the plan to the gateway of a card; `press` may count. */
export async function orderSeats(
  page: Page,
  seats: readonly string[],
  press: (target: Locator) => Promise<void> = (target) => target.click(),
): Promise<void> {
  for (const seat of seats) await press(seatNamed(page, seat));
  await press(page.getByRole("button", { name: next }));
  await expect(page).toHaveURL("/kosik");
  await press(page.getByRole("radio", { name: /Kartou online/u }));
  const form = page.locator("#objednavka");
  await form.getByRole("textbox", { name: "E-mail", exact: true }).fill("host@example.com");
  await form.getByLabel("Jméno", { exact: true }).first().fill("Jana");
  await form.getByLabel("Příjmení", { exact: true }).first().fill("Nová");
  await press(form.getByRole("checkbox", { name: /Souhlasím/u }));
  await press(page.getByRole("button", { name: submit }));
  await expect(page.getByRole("button", { name: "Zaplaceno" })).toBeVisible();
}

/** Another visitor of the same site orders the seats. */
export async function soldToAnother(page: Page, seats: readonly string[]): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page has no browser.");
  const baseURL = new URL(page.url()).origin;
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const other = await context.newPage();
  await other.goto(demo.plan.path);
  await orderSeats(other, seats);
  await context.close();
}
