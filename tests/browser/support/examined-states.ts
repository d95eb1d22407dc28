import { expect, type Page } from "@playwright/test";
import { tiles } from "./journey.ts";
import type { State } from "../../screenshots/states.ts";
import { freePair, next, seatNamed, soldToAnother } from "./seats.ts";
import { add, post, signIn, type ScreenshotContext } from "../../screenshots/visitor.ts";
import { demo } from "../../support/demo.ts";

type ExaminedState = Pick<State, "name" | "width" | "show">;

const phone = 390;
const laptop = 1280;
const required = "Pole musí být vyplněno.";

/** States that axe examines in addition to those with pictures. */
export const examinedStates: readonly ExaminedState[] = [
  {
    name: "search without a hint",
    width: laptop,
    async show({ page }) {
      await page.goto("/");
      await page.getByRole("textbox", { name: "Hledat" }).focus();
      await page.getByRole("combobox", { name: "Hledat" }).fill("xqzw");
      await page.getByText("Nic jsme nenašli. Zkuste kratší slovo.").waitFor();
    },
  },
  {
    name: "withdrawal that is checked",
    width: phone,
    async show({ page }) {
      await page.goto("/odstoupeni");
      await page.locator("main [name=name]").fill("Jana Nováková");
      await page.locator("main [name=orderCode]").fill("E26-00042");
      await page.locator("main [name=email]").fill("jana@example.cz");
      await page.getByRole("button", { name: /^Pokračovat.ke.kontrole$/u }).click();
      await page.getByRole("button", { name: "Potvrdit odstoupení od smlouvy" }).waitFor();
    },
  },
  {
    name: "tickets of a chosen evening",
    width: phone,
    async show({ page }) {
      await page.goto("/program");
      await page.locator("main a[href^='/vstupenky?termin=']").first().click();
      await page.locator("h2#predstaveni").waitFor();
    },
  },
  {
    name: "partners that stand",
    width: laptop,
    async show({ page }) {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto("/");
      await page.getByRole("list", { name: "Partneři divadla" }).scrollIntoViewIfNeeded();
      await page.getByRole("button", { name: "Zastavit střídání log" }).click();
      await page.getByRole("button", { name: "Spustit střídání log" }).waitFor();
    },
  },
  {
    name: "programme that is filtered",
    width: laptop,
    async show({ page }) {
      await page.goto("/program?scena=velky-sal");
      await page
        .locator("summary")
        .filter({ hasText: /^Scéna/u })
        .click();
      await page.getByRole("link", { name: "Zrušit filtr Velký sál" }).waitFor();
    },
  },
  {
    name: "programme with an open row",
    width: laptop,
    async show({ page }) {
      await page.goto("/program");
      const row = page.getByRole("main").getByRole("article").first();
      await row.locator("summary").click();
      await row.getByText("Hrají", { exact: true }).waitFor();
    },
  },
  {
    name: "programme with its people on a phone",
    width: phone,
    async show({ page }) {
      await page.goto("/program");
      await page.getByRole("complementary", { name: "Účinkující" }).locator("summary").click();
    },
  },
  {
    name: "filters of a list on a phone",
    width: phone,
    async show({ page }) {
      await page.goto("/eshop/znacky/dilna-vantroky?cena_od=99999");
      await page
        .locator("summary")
        .filter({ hasText: /^Filtry/u })
        .click();
      await page.locator("summary").filter({ hasText: /^Cena/u }).click();
      await page.getByLabel("Cena od").waitFor();
    },
  },
  {
    name: "price slider",
    width: laptop,
    async show({ page }) {
      await page.goto("/eshop/znacky/dilna-vantroky?cena_od=100");
      await page.locator("summary").filter({ hasText: /^Cena/u }).click();
      await page.getByRole("slider", { name: "Nejnižší cena" }).focus();
    },
  },
  {
    name: "products viewed before",
    width: laptop,
    async show({ page }) {
      await page.goto(demo.products.mug.path);
      await page.getByRole("banner").getByRole("link", { name: "E-shop" }).first().click();
      await page.getByRole("heading", { level: 1, name: "E-shop" }).waitFor();
      await page
        .getByRole("main")
        .getByRole("article")
        .filter({ hasNotText: "Hrnek Přestávka" })
        .first()
        .getByRole("heading")
        .getByRole("link")
        .click();
      await page.getByRole("region", { name: "Naposledy jste si prohlíželi" }).waitFor();
    },
  },
  {
    name: "line of the cart above what is in stock",
    width: laptop,
    async show(visitor) {
      const { page } = visitor;
      await add(visitor, 105);
      await page.goto("/kosik");
      await page.getByRole("textbox", { name: "Počet kusů" }).fill("50");
      await page.getByRole("textbox", { name: "Počet kusů" }).blur();
      await page
        .getByText(/Skladem máme jen/u)
        .first()
        .waitFor();
    },
  },
  {
    name: "question before the cart is emptied",
    width: laptop,
    async show(visitor) {
      await add(visitor, 105);
      await visitor.page.goto("/kosik");
      await visitor.page.getByRole("link", { name: /Vyprázdnit.košík/u }).click();
      await visitor.page.getByRole("button", { name: /Ano, vyprázdnit/u }).waitFor();
    },
  },
  {
    name: "branches of a delivery",
    width: laptop,
    async show(visitor) {
      await add(visitor, 105);
      await visitor.page.goto("/kosik");
      await visitor.page.getByRole("radio", { name: /Zásilkovna/u }).check();
      await visitor.page
        .getByLabel(/výdejní místo/iu)
        .locator("visible=true")
        .waitFor();
    },
  },
  {
    name: "card payment that failed",
    width: laptop,
    async show(visitor) {
      await payByCard(visitor);
      await visitor.page.getByRole("button", { name: "Platba selhala" }).click();
      await visitor.page.getByText(/Platba se nezdařila\./u).waitFor();
    },
  },
  {
    name: "card payment that is paid",
    width: laptop,
    async show(visitor) {
      await payByCard(visitor);
      await visitor.page.getByRole("button", { name: "Zaplaceno" }).click();
      await visitor.page.getByText("Zaplaceno, děkujeme.").waitFor();
    },
  },
  { name: "plan with two chosen seats", width: laptop, show: showSeats },
  { name: "plan with two chosen seats on a phone", width: phone, show: showSeats },
  { name: "cart with seats that another visitor bought", width: laptop, show: loseSeats },
  { name: "cart with seats that another visitor bought, on a phone", width: phone, show: loseSeats },
  { name: "page of the demo's gateway", width: phone, show: payByCard },
  {
    name: "errors of a new address",
    width: laptop,
    async show(visitor) {
      const { page } = visitor;
      await signIn(visitor);
      await page.goto("/account/addresses?adresa=nova");
      await page.getByRole("button", { name: /^Uložit.adresu$/u }).click();
      await expect(page.getByRole("dialog").getByRole("alert").first()).toContainText(required);
    },
  },
  {
    name: "errors of the account",
    width: laptop,
    async show(visitor) {
      await signIn(visitor);
      await visitor.page.goto("/ucet");
      await visitor.page.getByLabel("Jméno").fill("");
      await sendRefused(visitor.page, /^Uložit.změny$/u);
    },
  },
  {
    name: "errors of the company's data",
    width: laptop,
    async show(visitor) {
      await signIn(visitor);
      await visitor.page.goto("/ucet/fakturacni-udaje");
      await visitor.page.getByLabel(/^Název/u).fill("");
      await sendRefused(visitor.page, /^Uložit.údaje$/u);
    },
  },
  { name: "registration that is done", width: laptop, show: at("/registrace?hotovo=1") },
  { name: "balance of a voucher", width: laptop, show: lookUp("DAR-7KQ4-M2XW-P9TC", "Na poukazu zbývá") },
  {
    name: "balance of an unknown voucher on a phone",
    width: phone,
    show: lookUp("NENITAKOVY", "Takový dárkový poukaz neznáme."),
  },
  {
    name: "complaint that was received",
    width: phone,
    async show({ page }) {
      await page.goto("/reklamovat");
      await page.getByRole("textbox", { name: /^Číslo.objednávky/u }).fill("E26-00042");
      await page.getByRole("textbox", { name: /^Co.reklamujete/u }).fill("Hrnek Přestávka");
      await page.getByRole("textbox", { name: /^Popis.vady/u }).fill("Ucho prasklo při druhém mytí.");
      await page.getByRole("radio", { name: "Opravit" }).check();
      await page.getByRole("textbox", { name: /^Jméno.a.příjmení/u }).fill("Jana Novotná");
      await page.locator("main [name=email]").fill("jana.novotna@example.cz");
      await page.getByRole("button", { name: /^Odeslat.reklamaci$/u }).click();
      await page.getByRole("heading", { level: 1, name: /^Reklamaci.jsme.přijali$/u }).waitFor();
    },
  },
  {
    name: "errors of a forgotten password",
    width: laptop,
    async show({ page }) {
      await page.goto("/obnova-hesla");
      await sendRefused(page, /^Poslat.odkaz$/u);
    },
  },
  { name: "e-mail with a link to change the password", width: laptop, show: at("/obnova-hesla?hotovo=1") },
  {
    name: "errors of a new password",
    width: laptop,
    async show(visitor) {
      const email = "novy@divadlonavantrokach.example";
      await post(visitor, "/obnova-hesla", { email });
      await visitor.page.goto(await visitor.site.linkInEmail(email));
      await sendRefused(visitor.page, /^Změnit.heslo$/u);
    },
  },
  { name: "link that is used up", width: laptop, show: at("/zmena-hesla/abcdefghij") },
  { name: "confirmation that nobody asked for", width: laptop, show: at("/hodnoceni/potvrzeni/abcdefghij") },
  {
    name: "newsletter's link that is used up",
    width: laptop,
    async show({ page }) {
      await page.goto("/newsletter/odhlaseni/abcdefghij");
      await page
        .getByRole("button", { name: /^Odhlásit.odběr.novinek$/u })
        .first()
        .click();
      await page.getByRole("heading", { name: /^Odkaz.už.neplatí$/u }).waitFor();
    },
  },
  { name: "settings of cookies", width: laptop, show: at("/info/cookies") },
  { name: "blog post", width: laptop, show: at("/aktuality/pet-veci-o-opone") },
  {
    name: "live map",
    width: laptop,
    async show({ page }) {
      await page.route(`${tiles}/**`, (route) => route.fulfill({ status: 204 }));
      await page.goto("/kontakty?kontakt=infocentrum");
      await page.getByRole("button", { name: "Zobrazit živou mapu" }).click();
      await page.getByRole("region", { name: /^Mapa: Infocentrum/u }).waitFor();
    },
  },
  {
    name: "form that came too often",
    width: laptop,
    async show(visitor) {
      const { page } = visitor;
      const rating = { production: "rur", stars: "5", text: "Mrazivé.", name: "Jitka" };
      for (let n = 0; n < 10; n += 1) {
        await page.request.post("/hodnoceni", { form: { ...rating, email: `jitka${n}@example.cz` } });
      }
      await page.goto("/hodnoceni");
      await sendRefused(page, /^Odeslat.hodnocení$/u);
    },
  },
];

/** Pages that need the upstream, one for each upstream resource. */
export const outages = [
  "/eshop",
  "/products/new",
  "/products/sale?page=2",
  "/eshop/znacky",
  "/hledani?q=hrnek",
  "/program",
  "/repertoar",
  "/lide",
  "/aktuality",
  "/kontakty",
  "/hodnoceni",
] as const;

function at(path: string): State["show"] {
  return async ({ page }) => {
    await page.goto(path);
  };
}

async function sendRefused(page: Page, button: RegExp): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("button", { name: button }).click();
  await main.getByRole("alert").first().waitFor();
}

/** Orders a gift voucher, up to the page of the card payment. */
async function payByCard(visitor: ScreenshotContext): Promise<void> {
  const { page } = visitor;
  await add(visitor, 202);
  await page.goto("/kosik");
  await page.getByRole("radio", { name: /E-mail/u }).check();
  await page.getByRole("radio", { name: /Kartou online/u }).check();
  await page.waitForLoadState("networkidle");
  const form = page.locator("#objednavka");
  await form.getByRole("textbox", { name: "E-mail", exact: true }).fill("jana.novotna@example.cz");
  await form.getByLabel("Jméno", { exact: true }).first().fill("Jana");
  await form.getByLabel("Příjmení", { exact: true }).first().fill("Novotná");
  await form.getByLabel(/^Telefon/u).fill("723 456 789");
  await form.getByRole("checkbox", { name: /Souhlasím/u }).check();
  await page.getByRole("button", { name: "Objednávka zavazující k\u00a0platbě" }).click();
  await page.getByRole("button", { name: "Zaplaceno" }).waitFor();
}

async function showSeats(visitor: ScreenshotContext): Promise<void> {
  await chooseSeats(visitor);
}

/** The names of two ticked seats. */
async function chooseSeats({ page }: ScreenshotContext): Promise<readonly string[]> {
  await page.goto(demo.plan.path);
  const seats = await freePair(page);
  for (const seat of seats) await seatNamed(page, seat).check();
  await page.getByRole("region", { name: "Vybraná místa" }).waitFor();
  return seats;
}

async function loseSeats(visitor: ScreenshotContext): Promise<void> {
  const { page } = visitor;
  const seats = await chooseSeats(visitor);
  await page.getByRole("button", { name: next }).click();
  await expect(page).toHaveURL("/kosik");
  await soldToAnother(page, seats);
  await page.goto("/kosik");
  await page.getByRole("button", { name: /^Vzít.nejbližší/u }).waitFor();
}

function lookUp(code: string, text: string): State["show"] {
  return async ({ page }) => {
    await page.goto("/poukaz");
    await page.getByRole("textbox", { name: /kód.poukazu/u }).fill(code);
    await page.getByRole("button", { name: /^Zjistit.zůstatek$/u }).click();
    await page
      .getByText(new RegExp(text.replaceAll(/[. ]/gu, "."), "u"))
      .first()
      .waitFor();
  };
}
