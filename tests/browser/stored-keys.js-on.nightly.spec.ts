import type { BrowserContext, Page } from "@playwright/test";
import { cookieList } from "#app/messages/cookies-texts.ts";
import { expect } from "./support/journey.ts";
import { test } from "./support/analytics-site.ts";
import { addFromDetail, submit } from "./support/shopping.ts";
import { demo } from "../support/demo.ts";

test.use({ isSettled: false });

/**
 * Cookies that need a failing back office, unlike the demo theatre's: the tests of `server/cookies` and
 * `tests/connected` set them, and `tests/screens/consent.test.ts` compares all cookies of the code with the list.
 */
const onlyInOutages = ["merge", "order-uncertain", "cart-outage"];

/**
 * Everything that the browser has stored so far, as „place name“; the test records a step's keys before the next step
 * removes them.
 */
function keysOf(context: BrowserContext) {
  const seen = new Set<string>();
  return {
    seen,
    async note(page: Page): Promise<void> {
      for (const { name } of await context.cookies()) seen.add(`cookie ${name}`);
      const stored = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
      for (const name of stored[0] ?? []) seen.add(`local ${name}`);
      for (const name of stored[1] ?? []) seen.add(`session ${name}`);
    },
  };
}

test("a visit leaves in the browser only what the page about cookies lists", async ({
  page,
  context,
  site,
}) => {
  test.slow();
  const { seen, note } = keysOf(context);
  const post = (path: string, form: Record<string, string>) =>
    context.request.post(path, { form, headers: { Origin: site.url }, maxRedirects: 0 });

  await test.step("both popups are closed", async () => {
    const tab = await context.newPage();
    await tab.clock.install();
    await tab.goto("/eshop");
    await tab.getByRole("button", { name: /^Přijmout.vše$/u }).click();
    for (const [name, wait] of [
      [/^Vánoční.poukazy/u, 4_000],
      [/^Ať.vám neuteče.premiéra$/u, 70_000],
    ] as const) {
      await tab.clock.runFor(wait);
      const popup = tab.getByRole("dialog", { name });
      await expect(popup).toBeVisible();
      await popup.getByRole("button", { name: /^Zavřít/u }).click();
      await expect(popup).toHaveCount(0);
    }
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .toContain("newsletter-popup");
    await note(tab);
    await tab.close();
  });

  await test.step("pages are read, prices are in another currency", async () => {
    await page.goto("/eshop");
    await post("/mena", { currency: "2", back: "/eshop" });
    await note(page);
    await page.getByRole("banner").getByRole("link", { name: "E-shop" }).first().click();
    await note(page);
  });

  await test.step("a chunk of the page is missing", async () => {
    const tab = await context.newPage();
    await tab.goto("/eshop");
    const reloaded = tab.waitForEvent("load");
    await tab.evaluate(() => dispatchEvent(new Event("vite:preloadError", { cancelable: true })));
    await reloaded;
    await note(tab);
    await tab.close();
  });

  await test.step("a guest buys", async () => {
    await addFromDetail(page, demo.products.voucherForTwo.path);
    await note(page);
    await page.goto("/kosik");
    await page.getByText(/^Mám.slevový.kód/u).click();
    await page.getByRole("textbox", { name: /kód.poukazu/u }).fill("NENI-TAKOVY");
    await page
      .getByRole("main")
      .getByRole("textbox", { name: /E-mail/u })
      .first()
      .fill("host@example.com");
    await page.getByRole("button", { name: "Uplatnit" }).click();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain("guest-email");
    await page.getByRole("radio", { name: /E-mail/u }).check();
    await page.getByRole("radio", { name: /QR platbou/u }).check();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain("choice");
    await note(page);
    const form = page.locator("#objednavka");
    await form.getByRole("textbox", { name: "E-mail", exact: true }).fill("host@example.com");
    await form.getByLabel("Jméno", { exact: true }).first().fill("Jana");
    await form.getByLabel("Příjmení", { exact: true }).first().fill("Nová");
    await form.getByLabel(/^Telefon/u).fill("723 456 789");
    await form.getByRole("checkbox", { name: /Souhlasím/u }).check();
    await page.getByRole("button", { name: submit }).click();
    await expect(page).toHaveURL(/\/shrnuti\//u);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("opona.purchases"))).not.toBeNull();
    await note(page);
  });

  await test.step("a customer signs in, and the next page shows a notice", async () => {
    await page.goto("/ucet");
    await note(page);
    const form = page.locator("#prihlaseni");
    await form.getByLabel("E-mail").fill("divak@divadlonavantrokach.example");
    await form.getByLabel("Heslo", { exact: true }).fill("demo1234");
    await form.getByRole("button", { name: /^Přihlásit/u }).click();
    await expect(page).toHaveURL("/ucet");
    await note(page);
    await post("/kosik", { intent: "add", product: "105", variant: "", quantity: "1" });
    await note(page);
    await page.goto("/kosik");
    await note(page);
  });

  const listed = cookieList.flatMap(({ stored, byTag = [] }) => [...stored, ...byTag]);
  const isListed = (key: string) =>
    listed.some(({ place, name }) =>
      name.endsWith("…") ? key.startsWith(`${place} ${name.slice(0, -1)}`) : key === `${place} ${name}`,
    );
  const isSeen = ({ place, name }: (typeof listed)[number]) =>
    [...seen].some((key) =>
      name.endsWith("…") ? key.startsWith(`${place} ${name.slice(0, -1)}`) : key === `${place} ${name}`,
    );
  expect(
    [...seen].filter((key) => !isListed(key)),
    "every stored key is listed",
  ).toEqual([]);
  const unseen = listed.filter((stored) => !isSeen(stored)).map(({ name }) => name);
  expect(unseen.toSorted(), "every listed key is stored").toEqual(onlyInOutages.toSorted());
});
