import type { Locator, Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/journey.ts";
import { rowsToTry } from "../support/night.ts";
import { demo } from "../support/demo.ts";

/** Pending states of forms. */

interface Row {
  readonly name: string;
  readonly at: string;
  /** The initial cart: fields of forms posted to `/kosik`. */
  readonly cart?: readonly Record<string, string>[];
  readonly prepare?: (page: Page) => Promise<void>;
  /** Located by its position, which stays while its label changes. */
  readonly button: (page: Page) => Locator;
  /** Another element that is marked as busy. */
  readonly busy?: (page: Page) => Locator;
}

const mug = { intent: "add", product: "105", variant: "", quantity: "1" };
const voucher = { intent: "voucher-add", code: "VANTROKY10" };
const main = (page: Page) => page.getByRole("main");
const panel = (page: Page) => page.getByRole("region", { name: "Obsah košíku" });
const inMain = (name: RegExp) => (page: Page) => main(page).getByRole("button", { name });
const openPanel = (page: Page) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: /^Košík,/u })
    .click();

const rows: readonly Row[] = [
  {
    name: "„Do košíku“ of a product's page",
    at: demo.products.mug.path,
    button: (page) => inMain(/^(?:Do.košíku|Přidáváme…)$/u)(page).first(),
  },
  {
    name: "„Do košíku“ of a card",
    at: "/products/new",
    button: (page) => inMain(/^(?:Do.košíku|Přidáváme…)/u)(page).first(),
  },
  {
    name: "the newsletter",
    at: "/eshop",
    prepare: (page) =>
      page.getByRole("contentinfo").getByRole("textbox", { name: "E-mail" }).fill("ceka@example.com"),
    button: (page) => page.getByRole("contentinfo").getByRole("button", { name: /^Odebírat.novinky$/u }),
  },
  {
    name: "a voucher that is applied",
    at: "/kosik",
    cart: [mug],
    async prepare(page) {
      await main(page)
        .getByText(/^Mám.slevový.kód/u)
        .click();
      await main(page)
        .getByRole("textbox", { name: /kód.poukazu/u })
        .fill("VANTROKY10");
    },
    button: inMain(/^Uplatnit$/u),
  },
  {
    name: "a voucher that is removed",
    at: "/kosik",
    cart: [mug, voucher],
    button: inMain(/^Odebrat (?:poukaz|slevový.kód)/u),
  },
  {
    name: "the whole cart that is emptied",
    at: "/kosik",
    cart: [mug],
    prepare: (page) =>
      main(page)
        .getByRole("link", { name: /^Vyprázdnit.košík/u })
        .click(),
    button: (page) => page.getByRole("button", { name: /^Ano, vyprázdnit.košík/u }),
  },
  {
    name: "a line of the cart page",
    at: "/kosik",
    cart: [mug],
    button: inMain(/^Přidat/u),
    busy: (page) =>
      main(page)
        .getByRole("listitem")
        .filter({ has: page.getByRole("textbox", { name: "Počet kusů" }) }),
  },
  {
    name: "a voucher of the dropdown",
    at: "/program",
    cart: [mug, voucher],
    prepare: openPanel,
    button: (page) => panel(page).getByRole("button", { name: /^Odebrat (?:poukaz|slevový.kód)/u }),
    busy: (page) => panel(page).getByRole("listitem").filter({ hasText: "VANTROKY10" }),
  },
  {
    name: "the sign-in",
    at: "/login",
    async prepare(page) {
      await main(page).getByLabel("E-mail").fill("nikdo@example.com");
      await main(page).getByLabel("Heslo", { exact: true }).fill("spatne-heslo");
    },
    button: (page) => page.locator("#prihlaseni").getByRole("button", { name: /^Přihlásit/u }),
  },
  { name: "a rating", at: "/hodnoceni", button: inMain(/^Odeslat.hodnocení$/u) },
];

// A fetcher's form and a page's; those of a dialog and of the dropdown at night.
const inGate = ["„Do košíku“ of a card", "the sign-in"];

for (const { name, at, cart = [], prepare, button, busy = button } of rowsToTry(rows, (row) =>
  inGate.includes(row.name),
)) {
  test(`${name} is marked as busy until the response`, async ({ page, site }) => {
    for (const form of cart) {
      const answer = await page.request.post("/kosik", {
        form,
        headers: { Origin: site.url },
        maxRedirects: 0,
      });
      expect(answer.status()).toBe(303);
    }
    await page.goto(at);
    await prepare?.(page);
    const marked = busy(page);
    await expect(marked).toHaveCount(1);
    await expect(marked).not.toHaveAttribute("aria-busy");
    const answer = await hold(page, "**/*.data*", (route) => route.request().method() === "POST");
    await button(page).click();
    await expect.poll(answer.count).toBe(1);
    await expect(marked).toHaveAttribute("aria-busy", "true");
    answer.release();
    await expect(page.locator("main [aria-busy], [role=region] [aria-busy]")).toHaveCount(0);
  });
}
