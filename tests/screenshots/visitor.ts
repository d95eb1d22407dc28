import { consentVersion } from "#app/domain/consent.ts";
import type { BrowserContext, Page } from "@playwright/test";
import type { Screen } from "../catalogue/screens.ts";
import { expect, type PinnedSite } from "./pinned-site.ts";

/** The page and the site of a picture. */
export interface ScreenshotContext {
  readonly page: Page;
  readonly site: PinnedSite;
}

/** The value of one of our cookies that is neither signed nor encrypted. */
function readable(value: unknown): string {
  const content = JSON.stringify({ v: value, e: Date.now() + 365 * 86_400_000 });
  return encodeURIComponent(Buffer.from(content).toString("base64"));
}

/** Sets the state of earlier visits in the browser: the cookie choice, and closed popups. */
export async function settleIn(
  context: BrowserContext,
  url: string,
  done: readonly ("consent" | "intro" | "popups")[] = ["consent", "popups"],
): Promise<void> {
  const refused = { analytical: false, marketing: false, advertisement: false, version: consentVersion };
  const values = {
    consent: [["consent", refused]],
    intro: [["intro-popup"]],
    popups: [["intro-popup"], ["newsletter-popup"]],
  } as const;
  await context.addCookies(
    done.flatMap((what) =>
      values[what].map(([name, value = { dismissed: true }]) => ({ name, value: readable(value), url })),
    ),
  );
}

/** Sends a form without the page, as another device of the visitor would. */
export async function post(
  { page, site }: ScreenshotContext,
  path: string,
  form: Record<string, string>,
): Promise<void> {
  const answer = await page.request.post(path, { form, headers: { Origin: site.url }, maxRedirects: 0 });
  expect(answer.status(), `${path} ${JSON.stringify(form)}`).toBe(303);
  // Consumes the notice, so that the picture does not show it.
  await page.request.get("/newsletter");
}

export async function add(
  visitor: ScreenshotContext,
  product: number,
  more: Record<string, string> = {},
): Promise<void> {
  await post(visitor, "/kosik", { intent: "add", product: `${product}`, quantity: "1", back: "/", ...more });
}

/** A shirt of one size, two tins, a book and a voucher; a parcel delivered to an address, paid by bank transfer. */
export async function fillCart(visitor: ScreenshotContext): Promise<void> {
  await add(visitor, 101, { variant: "1012" });
  await add(visitor, 110, { quantity: "2" });
  await add(visitor, 118);
  await post(visitor, "/kosik", { intent: "voucher-add", code: "VANTROKY10" });
}

export async function signIn(visitor: ScreenshotContext, who = "divak"): Promise<void> {
  await post(visitor, "/login", { email: `${who}@divadlonavantrokach.example`, password: "demo1234" });
}

/** The path of a screen, after the steps that lead to it. */
export async function pathTo({ who, at }: Screen, visitor: ScreenshotContext): Promise<string> {
  if (who) await signIn(visitor);
  return typeof at === "string" ? at : at(visitor);
}

/** Chooses delivery and payment on the cart page and fills in the buyer's data. */
export async function fillCheckout({ page }: ScreenshotContext): Promise<void> {
  const form = page.locator("#objednavka");
  const delivery = page.getByRole("radio", { name: /PPL na.adresu/u });
  if (!(await delivery.isChecked())) {
    await delivery.check();
    await page.waitForLoadState("networkidle");
  }
  const payment = page.getByRole("radio", { name: /QR platbou/u });
  if (!(await payment.isChecked())) {
    await payment.check();
    await page.waitForLoadState("networkidle");
  }
  await form.getByRole("textbox", { name: "E-mail", exact: true }).fill("jana.novotna@example.cz");
  await form.getByLabel("Jméno", { exact: true }).first().fill("Jana");
  await form.getByLabel("Příjmení", { exact: true }).first().fill("Novotná");
  await form.getByLabel(/^Telefon/u).fill("723 456 789");
  await form
    .getByLabel(/^Ulice/u)
    .first()
    .fill("Nábřeží 214/8");
  await form.getByLabel("PSČ").first().fill("799 99");
  await form.getByLabel("Město").first().fill("Doubravín");
  await form.getByRole("checkbox", { name: /Souhlasím/u }).check();
}

/** Orders the content of the cart; returns the path of the summary. */
export async function order(visitor: ScreenshotContext): Promise<string> {
  const { page } = visitor;
  await page.goto("/kosik");
  await fillCheckout(visitor);
  await page.getByRole("button", { name: "Objednávka zavazující k\u00a0platbě" }).click();
  await expect(page).toHaveURL(/\/shrnuti\/\d+\/[\w-]+$/u);
  return new URL(page.url()).pathname;
}
