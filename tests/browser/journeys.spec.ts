import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/journey.ts";
import { submit } from "./support/shopping.ts";
import { walkOf, type Walk } from "./support/walk.ts";

/**
 * The visitors' goals, from the home page to the end, on a phone and on a desktop, each with and without JavaScript.
 * The parts have tests in their own files; these notice a dead end.
 */

const main = (page: Page) => page.getByRole("main");
const footer = (page: Page) => page.getByRole("contentinfo");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function fillPerson(page: Page, email: string): Promise<void> {
  const form = page.locator("#objednavka");
  await form.getByRole("textbox", { name: "E-mail", exact: true }).fill(email);
  await form.getByLabel("Jméno", { exact: true }).first().fill("Jana");
  await form.getByLabel("Příjmení", { exact: true }).first().fill("Nová");
  await form.getByLabel(/^Telefon/u).fill("723 456 789");
}

/**
 * From the home page to the cart with one piece of each product. Each has a large stock, because other tests buy, too.
 */
async function fillCart(walk: Walk, products: readonly (readonly [RegExp, string])[]): Promise<void> {
  const { page } = walk;
  for (const [category, product] of products) {
    await walk.openMenu();
    await walk.press(page.getByRole("banner").getByRole("link", { name: "E-shop", exact: true }));
    await walk.press(main(page).getByRole("link", { name: category }));
    await walk.press(main(page).getByRole("link", { name: product, exact: true }));
    await expect(heading(page)).toHaveText(product);
    await walk.press(main(page).getByRole("button", { name: /^Do.košíku$/u }));
    await expect(page.getByRole("status").first()).toContainText("jsme přidali do košíku");
  }
  await page.goto("/kosik");
}

/** The order of goods that are picked up, paid by a QR code. */
/** Awaits `typed` after it filled in the fields. */
async function order(walk: Walk, email: string, typed?: () => Promise<unknown>): Promise<void> {
  const { page } = walk;
  await page.getByRole("radio", { name: /Osobní odběr/u }).check();
  await page.getByRole("radio", { name: /QR platbou/u }).check();
  await page.locator("select[name=branch]:visible").selectOption({ index: 1 });
  await fillPerson(page, email);
  await typed?.();
  await page
    .locator("#objednavka")
    .getByRole("checkbox", { name: /Souhlasím/u })
    .check();
  await walk.press(page.getByRole("button", { name: submit }));
  await expect(page).toHaveURL(/\/shrnuti\//u);
  await expect(page.getByRole("img", { name: /QR kód/u })).toBeVisible();
}

const soap = [/^Domov/u, "Mýdlo Čisté ruce 100 g"] as const;

// In the gate only the five that earn money.
for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("a ticket for this weekend", async ({ page }) => {
      const walk = walkOf(page);
      await page.goto("/");
      await walk.press(main(page).getByRole("link", { name: "Tento víkend" }));
      await expect(page).toHaveURL(/\/program\?od=.*&do=/u);
      const buy = main(page).getByRole("link", { name: /^Koupit (?:vstupenku|·)/u });
      const name = (await buy.first().textContent()) ?? "";
      await walk.press(buy);
      await expect(page).toHaveURL(/\/vstupenky\?termin=\d+/u);
      // The chosen evening, with its title, and a way to its ticket that leads off this page.
      const title = /: (?<title>[^,]+),/u.exec(name)?.groups?.title ?? "";
      await expect(main(page)).toContainText(title);
      await expect(
        main(page)
          .getByRole("link", { name: /^\+420/u })
          .first(),
      ).toBeVisible();
    });

    test("a gift voucher and a present, paid by a QR code", async ({ page, emailsTo }) => {
      test.slow();
      const walk = walkOf(page);
      const email = `qr-${width}-${Date.now()}@example.com`;
      await page.goto("/");
      await fillCart(walk, [[/^Dárkové poukazy/u, "Poukaz Večer pro dva"], soap]);
      await order(walk, email);
      await expect.poll(() => emailsTo(email).length).toBeGreaterThan(0);
    });

    test("a forgotten password", async ({ page, emailsTo }) => {
      const walk = walkOf(page);
      const email = "divak@divadlonavantrokach.example";
      const sent = emailsTo(email).length;
      await page.goto("/login");
      await page.locator("#prihlaseni").getByLabel("E-mail").fill(email);
      await walk.press(page.getByText(/Zapomn.*heslo|Zapomenuté heslo/u));
      await expect(page).toHaveURL(/\/obnova-hesla/u);
      const form = page.locator("#obnova");
      await expect(form.getByLabel("E-mail")).toHaveValue(email);
      await walk.press(form.getByRole("button"));
      await expect.poll(() => emailsTo(email).length).toBeGreaterThan(sent);
      const link = /https?:\/\/\S+(?<path>\/zmena-hesla\/\S+)/u.exec(emailsTo(email).at(-1) ?? "");
      await page.goto(link?.groups?.path ?? "");
      // Registration's journey sets a new password; here it would be that of all other tests' customer.
      await expect(page.locator("#zmena-hesla").getByLabel(/^Nové heslo/u)).toBeVisible();
    });

    test("an actor, and the evening she plays", { tag: "@nightly" }, async ({ page }) => {
      const walk = walkOf(page);
      await page.goto("/hledani");
      await main(page).getByLabel("Hledat").first().fill("chalupnikova");
      await page.keyboard.press("Enter");
      await walk.press(main(page).getByRole("link", { name: "Barbora Chalupníková" }));
      await expect(heading(page)).toHaveText("Barbora Chalupníková");
      await walk.press(main(page).getByRole("link", { name: /^Koupit (?:vstupenku|·)/u }));
      await expect(page).toHaveURL(/\/vstupenky\?termin=\d+/u);
    });

    test("a tourist, in English", { tag: "@nightly" }, async ({ page }) => {
      const walk = walkOf(page);
      await page.goto("/");
      await walk.press(footer(page).locator("a[hreflang=en]"));
      await expect(page).toHaveURL("/en");
      await expect(page.locator("main[lang=en] h1")).toBeVisible();
      await walk.press(main(page).locator("a[href^='/vstupenky?termin=']"));
      await expect(page).toHaveURL(/\/vstupenky\?termin=\d+/u);
    });

    test("a rating, to its confirmation", async ({ page, emailsTo }) => {
      const walk = walkOf(page);
      const email = `rating-${width}-${Date.now()}@example.com`;
      await page.goto("/repertoar/revizor");
      await walk.press(main(page).getByRole("link", { name: /^Ohodnotit|^Napsat hodnocení/u }));
      // The link leads to the form, not to others' ratings.
      await expect(page.locator("#napsat")).toBeInViewport();
      await page.getByRole("radio", { name: "4 hvězdy" }).check();
      await page.getByLabel("Jméno").fill("Jitka");
      await main(page).getByRole("textbox", { name: "E-mail" }).fill(email);
      await walk.press(page.getByRole("button", { name: "Odeslat hodnocení" }));
      await expect(page.getByText(/hodnocení v\s+něm prosím potvrďte/u).first()).toBeVisible();
      await expect.poll(() => emailsTo(email).length).toBeGreaterThan(0);
      const link = /https?:\/\/[^/\s]+(?<path>\/\S+)/u.exec(emailsTo(email).at(-1) ?? "");
      await page.goto(link?.groups?.path ?? "");
      await walk.press(main(page).getByRole("button").first());
      await expect(page.getByText(/[Dd]ěkujeme/u).first()).toBeVisible();
    });

    test(
      "goods that are returned, and the way in with a wheelchair",
      { tag: "@nightly" },
      async ({ page, emailsTo }) => {
        const walk = walkOf(page);
        const email = `return-${width}-${Date.now()}@example.com`;
        await page.goto("/");
        await walk.press(footer(page).getByRole("link", { name: "Odstoupit od smlouvy", exact: true }));
        await page.getByRole("textbox", { name: /^Jméno.a.příjmení/u }).fill("Jana Nováková");
        await page.getByRole("textbox", { name: /^Číslo.objednávky/u }).fill("E26-00042");
        await page.locator("main [name=email]").fill(email);
        await walk.press(page.getByRole("button", { name: /^Pokračovat.ke.kontrole$/u }));
        await walk.press(page.getByRole("button", { name: "Potvrdit odstoupení od smlouvy", exact: true }));
        await expect(heading(page)).toHaveText(/^Odstoupení.jsme.přijali$/u);
        await expect.poll(() => emailsTo(email).length).toBeGreaterThan(0);
        await walk.press(footer(page).getByRole("link", { name: /^Přístupnost.a.cesta$/u }));
        await expect(main(page)).toContainText(/dvě místa pro.vozík/u);
      },
    );

    test("a family's Sunday", { tag: "@nightly" }, async ({ page, javaScriptEnabled }) => {
      const walk = walkOf(page);
      await page.goto("/");
      await walk.openMenu();
      await walk.press(page.getByRole("banner").getByRole("link", { name: "Program", exact: true }));
      await expect(heading(page)).toHaveText("Program");
      for (const name of [/^Filtry/u, /^Pro.koho$/u]) {
        const folded = main(page).locator("summary").filter({ hasText: name, visible: true });
        if ((await folded.count()) > 0) await walk.press(folded);
      }
      await walk.press(main(page).getByRole("checkbox", { name: /^Pro.rodiny s.dětmi/u }));
      if (!javaScriptEnabled) await walk.press(page.getByRole("button", { name: "Použít filtry" }));
      await expect(page).toHaveURL(/[?&]pro=rodiny/u);
      const sunday = main(page).getByRole("region", { name: /^neděle/u });
      await walk.press(sunday.getByRole("link", { name: /^Koupit (?:vstupenku|·)/u }));
      await expect(page).toHaveURL(/\/vstupenky\?termin=\d+/u);
      await expect(main(page)).toContainText(/neděle/u);
    });

    test("a cart that is changed, sent to a company", async ({ page, emailsTo, javaScriptEnabled }) => {
      test.slow();
      const walk = walkOf(page);
      const email = `company-${width}-${Date.now()}@example.com`;
      await page.goto("/");
      await fillCart(walk, [soap]);
      const pieces = page.getByRole("textbox", { name: /Mýdlo/u });
      await pieces.fill("3");
      if (javaScriptEnabled) await pieces.blur();
      else await walk.press(main(page).getByRole("button", { name: "Přepočítat" }));
      await expect(page.getByText(/Počet.kusů jsme.změnili/u).first()).toBeVisible();
      await page.getByRole("radio", { name: /Osobní odběr/u }).check();
      // Another one: an address instead of a branch.
      await page.getByRole("radio", { name: /PPL na.adresu/u }).check();
      await page.getByRole("radio", { name: /QR platbou/u }).check();
      if (!javaScriptEnabled) await walk.press(page.getByRole("button", { name: /Použít dopravu/u }));
      await fillPerson(page, email);
      const form = page.locator("#objednavka");
      for (const [label, value] of [
        [/^Ulice/u, "Dlouhá 1"],
        [/^PSČ/u, "110 00"],
        [/^Město/u, "Praha"],
      ] as const) {
        await form.getByLabel(label).first().fill(value);
      }
      await form.getByRole("checkbox", { name: /Nakupuji na.firmu/u }).check();
      await form.getByLabel("IČO").fill("27082440");
      await form.getByLabel("Název firmy").fill("Divadelní spolek z. s.");
      await form.getByRole("checkbox", { name: /Souhlasím/u }).check();
      await walk.press(page.getByRole("button", { name: submit }));
      await expect(page).toHaveURL(/\/shrnuti\//u);
      await expect(main(page)).toContainText("27082440");
      await expect(main(page)).toContainText(/3\s×\s145,00/u);
      await expect.poll(() => emailsTo(email).length).toBeGreaterThan(0);
    });
  });
}

// Only Chromium slows the network and the processor down.
test.describe("an old phone on a bad network", { tag: ["@js-on", "@nightly"] }, () => {
  test.use({ viewport: { width: 390, height: 760 } });

  for (const code of ["comes late", "never comes"] as const) {
    test(`buys if the code ${code}`, async ({ page, context, expectConsoleError }) => {
      test.setTimeout(180_000);
      expectConsoleError(/Failed to load resource/u);
      const devtools = await context.newCDPSession(page);
      await devtools.send("Network.enable");
      // Slow 4G.
      const bytes = (1.6 * 1024 * 1024) / 8;
      const network = {
        offline: false,
        latency: 150,
        downloadThroughput: bytes,
        uploadThroughput: bytes / 2,
      };
      await devtools.send("Network.emulateNetworkConditions", network);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      const scripts = "**/assets/entry.client-*.js";
      const late = code === "comes late" ? await hold(page, scripts) : null;
      if (!late) await page.route("**/assets/*.js", (route) => route.abort());
      const walk = walkOf(page);
      await page.goto("/", { waitUntil: "load" });
      if (!late) {
        // A document whose code fails reloads itself, once a minute: it loses a press in that moment.
        const reloaded = page.waitForEvent("load");
        await page.keyboard.press("Shift");
        await reloaded;
      }
      await walk.openMenu();
      await walk.press(page.getByRole("banner").getByRole("link", { name: "E-shop", exact: true }));
      await walk.press(main(page).getByRole("link", { name: soap[0] }));
      await walk.press(main(page).getByRole("link", { name: soap[1], exact: true }));
      await walk.press(main(page).getByRole("button", { name: /^Do.košíku$/u }));
      await expect(page.getByText(/jsme přidali do.košíku/u).first()).toBeVisible();
      await walk.press(page.getByRole("banner").locator("a[href='/kosik']"));
      await expect(page).toHaveURL(/\/kosik$/u);
      late?.release();
      // Hydration of the form moves it: a press in that frame may miss.
      await order(walk, `slow-${code === "comes late"}-${Date.now()}@example.com`, () =>
        late ? expect(page.locator("#souhrn")).toContainText(/Osobní.odběr/u) : Promise.resolve(),
      );
    });
  }
});
