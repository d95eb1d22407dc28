import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/journey.ts";
import { rowsToTry } from "../support/night.ts";
import { demo } from "../support/demo.ts";

/** The cost of a change by a fetcher on a slow connection, counted in requests instead of seconds. */

interface Surface {
  readonly name: string;
  readonly at: string;
  /** Where the form is submitted. */
  readonly to?: string;
  /** The initial cart: fields of forms posted to `/kosik`. */
  readonly cart?: readonly Record<string, string>[];
  /** Steps until the button can be pressed. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  readonly notice: RegExp;
}

const mug = { intent: "add", product: "105", quantity: "1" };
const voucher = { intent: "voucher-add", code: "VANTROKY10" };
const main = (page: Page) => page.getByRole("main");
const panel = (page: Page) => page.getByRole("region", { name: "Obsah košíku" });
const button = (name: RegExp) => (page: Page) => main(page).getByRole("button", { name }).first().click();
const buttonOfPanel = (name: RegExp) => (page: Page) => panel(page).getByRole("button", { name }).click();

async function openPanel(page: Page) {
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Košík,/u })
    .click();
  await expect(panel(page)).toContainText("Hrnek");
}

async function openVouchers(page: Page) {
  await main(page)
    .getByText(/^Mám.slevový.kód/u)
    .click();
  await main(page)
    .getByRole("textbox", { name: /kód.poukazu/u })
    .fill("VANTROKY10");
}

const surfaces: readonly Surface[] = [
  {
    name: "„Do košíku“ of a product's page",
    at: demo.products.mug.path,
    press: button(/^Do.košíku$/u),
    notice: /jsme přidali do.košíku/u,
  },
  {
    name: "„Do košíku“ of a card",
    at: "/eshop",
    press: button(/^Do.košíku/u),
    notice: /jsme přidali do.košíku/u,
  },
  {
    name: "a line of the dropdown",
    at: "/program",
    cart: [mug],
    prepare: openPanel,
    press: buttonOfPanel(/^Odebrat Hrnek/u),
    notice: /jsme odebrali z.košíku/u,
  },
  {
    name: "a voucher of the dropdown",
    at: "/program",
    cart: [mug, voucher],
    prepare: openPanel,
    press: buttonOfPanel(/^Odebrat (?:poukaz|slevový.kód)/u),
    notice: /Poukaz.VANTROKY10.jsme odebrali/u,
  },
  {
    name: "„Vrátit zpět“ of a notice",
    at: "/program",
    cart: [mug, { intent: "remove", product: "105" }],
    press: (page) => page.getByRole("button", { name: /^Vrátit.zpět/u }).click(),
    notice: /jsme vrátili do.košíku/u,
  },
  {
    name: "a voucher that is applied",
    at: "/kosik",
    cart: [mug],
    prepare: openVouchers,
    press: button(/^Uplatnit$/u),
    notice: /Poukaz.VANTROKY10.jsme uplatnili/u,
  },
  {
    name: "the quantity of a line",
    at: "/kosik",
    cart: [mug],
    press: (page) =>
      main(page)
        .getByRole("button", { name: /^Přidat/u })
        .click(),
    notice: /Počet kusů jsme změnili/u,
  },
  {
    name: "a choice of cookies",
    at: "/info/cookies",
    to: "/souhlas",
    press: button(/^Uložit.výběr$/u),
    notice: /Nastavení.cookies.jsme.uložili/u,
  },
];

for (const { name, at, to = "/kosik/zmena", cart = [], prepare, press, notice } of rowsToTry(
  surfaces,
  (_, index) => index === 0,
)) {
  test(`${name} takes one request until its notice, and one revalidation`, async ({ page, site }) => {
    for (const form of cart) {
      const answer = await page.request.post("/kosik", {
        form: { variant: "", ...form },
        headers: { Origin: site.url },
        maxRedirects: 0,
      });
      expect(answer.status()).toBe(303);
    }
    await page.goto(at);
    await prepare?.(page);
    await page.waitForLoadState("networkidle");

    const calls: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".data")) calls.push(`${request.method()} ${pathname}`);
    });
    page.on("response", (response) => {
      if (response.request().method() === "POST") calls.push("answered");
    });
    // The page's new data do not delay the notice.
    const reading = await hold(page, `**${at}.data*`);
    await press(page);
    await expect(page.getByText(notice).first()).toBeVisible();
    expect(calls.slice(0, calls.indexOf("answered"))).toEqual([`POST ${to}.data`]);
    reading.release();
    await expect(page.locator("[data-progress=busy]")).toHaveCount(0);
    expect(calls.filter((call) => call !== "answered")).toEqual([`POST ${to}.data`, `GET ${at}.data`]);
  });
}

test("the first two adds of a page at once make one cart of two lines", async ({ page }) => {
  await page.goto("/eshop");
  const add = main(page).getByRole("button", { name: /^Do.košíku/u });
  const change = await hold(page, "**/kosik/zmena.data");
  let answers = 0;
  page.on("response", (response) => {
    if (response.request().method() === "POST") answers += 1;
  });
  await add.first().click();
  await add
    .filter({ hasNotText: (await add.first().textContent()) ?? "" })
    .first()
    .click();
  await expect.poll(change.count).toBe(1);
  change.release();
  await expect.poll(() => answers).toBe(2);
  await page.goto("/kosik");
  await expect(main(page).getByRole("textbox", { name: "Počet kusů" })).toHaveCount(2);
});
