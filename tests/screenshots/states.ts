import { add, fillCart, order, settleIn, signIn, type ScreenshotContext } from "./visitor.ts";
import { demo } from "../support/demo.ts";

/** A non-default state of a screen or of a part of the shell, at one width. */
export interface State {
  readonly name: string;
  readonly width: number;
  /** A first visit: the consent bar is open. `popups`: they open, too. */
  readonly isNewcomer?: true | "popups";
  /** Cropped from this heading on. */
  readonly from?: string;
  /** Only the viewport: overlays are fixed to it. */
  readonly isViewport?: boolean;
  /** A running animation keeps it shown. */
  readonly isMoving?: boolean;
  readonly show: (visitor: ScreenshotContext) => Promise<void>;
}

const phone = 390;
const laptop = 1280;
const fullHd = 1600;

export const states: readonly State[] = [
  // Shell.
  {
    name: "mobile-menu",
    width: phone,
    isViewport: true,
    async show({ page }) {
      await page.goto("/");
      await page.locator("header details").filter({ hasText: "Menu" }).locator("summary").first().click();
    },
  },
  {
    name: "submenu",
    width: laptop,
    isViewport: true,
    async show({ page }) {
      await page.goto("/lide");
      await page.getByRole("banner").getByRole("button", { name: "Podnabídka E-shop" }).click();
    },
  },
  {
    name: "search-hints",
    width: fullHd,
    isViewport: true,
    async show({ page }) {
      await page.goto("/repertoar");
      await page.getByRole("banner").getByRole("textbox", { name: "Hledat" }).focus();
      await page.getByRole("combobox", { name: "Hledat" }).pressSequentially("kyt");
      await page.getByRole("listbox").waitFor();
    },
  },
  {
    name: "consent-bar",
    width: laptop,
    isNewcomer: true,
    isViewport: true,
    async show({ page }) {
      await page.goto("/repertoar");
      await page.getByRole("region", { name: /^Cookies na.našem webu$/u }).waitFor();
    },
  },
  {
    name: "consent-bar-phone",
    width: phone,
    isNewcomer: true,
    isViewport: true,
    async show({ page }) {
      await page.goto("/repertoar");
      await page.getByRole("region", { name: /^Cookies na.našem webu$/u }).waitFor();
    },
  },
  {
    name: "consent-dialog",
    width: laptop,
    isViewport: true,
    async show({ page }) {
      await page.goto("/eshop");
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: /^Nastavení.cookies$/u })
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "intro-popup",
    width: laptop,
    isNewcomer: "popups",
    isViewport: true,
    async show({ page }) {
      await page.goto("/eshop");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "newsletter-popup",
    width: laptop,
    isNewcomer: "popups",
    isViewport: true,
    async show({ page, site }) {
      await settleIn(page.context(), site.url, ["consent", "intro"]);
      await page.clock.install();
      await page.goto("/eshop");
      await page.clock.runFor(61_000);
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "cart-dropdown",
    width: laptop,
    isViewport: true,
    async show(visitor) {
      for (const product of [106, 109, 112, 113]) await add(visitor, product);
      await fillCart(visitor);
      await openDropdown(visitor);
    },
  },
  { name: "cart-dropdown-empty", width: laptop, isViewport: true, show: openDropdown },
  {
    name: "notice",
    width: laptop,
    isViewport: true,
    isMoving: true,
    async show({ page }) {
      await page.clock.install();
      await page.goto("/info/cookies");
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      await page
        .getByRole("main")
        .getByRole("button", { name: /^Uložit.výběr$/u })
        .click();
      await page.getByText(/Nastavení.cookies jsme uložili/u).waitFor();
      await page.clock.runFor(600);
    },
  },
  {
    name: "modal-product",
    width: laptop,
    isViewport: true,
    async show({ page }) {
      await page.goto("/6/domov");
      const card = page.getByRole("article").filter({ hasText: "Hrnek Přestávka" });
      await card.getByRole("link", { name: "Rychlý náhled" }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "modal-text",
    width: laptop,
    isViewport: true,
    async show(visitor) {
      const { page } = visitor;
      await fillCart(visitor);
      await page.goto("/kosik");
      await page
        .getByRole("main")
        .getByRole("link", { name: /obchodními.podmínkami/u })
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "lightbox",
    width: laptop,
    isViewport: true,
    async show({ page }) {
      await page.goto("/repertoar/marysa");
      await page.getByRole("link", { name: "Galerie (3)" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "lightbox-product",
    width: phone,
    isViewport: true,
    async show({ page }) {
      await page.goto(demo.products.shirt.path);
      await page.getByRole("main").getByRole("link", { name: "Tričko Vantroky, obrázek 1 z" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },

  // Programme and repertoire.
  { name: "programme-row-open", width: laptop, show: openRow },
  { name: "programme-nothing", width: laptop, show: at("/program?od=2027-08-01&do=2027-08-02") },
  {
    name: "production-dates",
    width: phone,
    from: "Nejbližší termíny",
    show: at("/repertoar/marysa?terminy=vse"),
  },
  {
    name: "production-people",
    width: phone,
    from: "Osoby",
    show: at("/repertoar/marysa"),
  },
  { name: "production-archived", width: laptop, show: at("/repertoar/hamlet") },
  { name: "people-nobody", width: laptop, show: at("/lide?jmeno=xyz") },
  { name: "contact-detail", width: laptop, show: at("/kontakty?kontakt=infocentrum") },
  {
    name: "rating-errors",
    width: laptop,
    async show({ page }) {
      await page.goto("/hodnoceni");
      await page.getByRole("button", { name: /^Odeslat.hodnocení$/u }).click();
      await page.getByRole("main").getByRole("alert").first().waitFor();
    },
  },

  // Shop.
  { name: "category-filtered", width: laptop, show: at("/6/domov?dostupnost=skladem&cena_do=400") },
  { name: "category-nothing", width: laptop, show: at("/6/domov?dostupnost=vyprodano&cena_do=200") },
  { name: "product-one-picture", width: phone, show: at("/118/dobroty/x") },
  { name: "product-sold-out", width: laptop, show: at("/116/pro-deti/x") },
  { name: "product-gift-voucher", width: laptop, show: at(demo.products.voucherForTwo.path) },
  { name: "brands-expanded", width: phone, show: at("/eshop/znacky?vse=1") },
  { name: "search-nothing", width: laptop, show: at("/hledani?q=xyzxyz") },
  { name: "search-empty", width: laptop, show: at("/hledani") },
  { name: "cart-empty", width: laptop, show: at("/kosik") },
  {
    name: "cart-errors",
    width: laptop,
    async show(visitor) {
      await fillCart(visitor);
      await visitor.page.goto("/kosik");
      await visitor.page.getByRole("button", { name: "Objednávka zavazující k\u00a0platbě" }).click();
      await visitor.page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "cart-voucher-refused",
    width: laptop,
    async show(visitor) {
      const { page } = visitor;
      await add(visitor, 118);
      await page.goto("/kosik");
      await page.getByText("Mám slevový kód nebo dárkový poukaz").click();
      await page.getByLabel("Kód poukazu").fill("VYPRSELO");
      await page.getByRole("button", { name: "Uplatnit" }).click();
      await page.getByText(/Tento poukaz teď není možné uplatnit\./u).waitFor();
    },
  },
  {
    name: "cart-customer",
    width: laptop,
    async show(visitor) {
      await signIn(visitor);
      await fillCart(visitor);
      await visitor.page.goto("/kosik");
    },
  },
  {
    name: "cart-unreachable",
    width: laptop,
    async show(visitor) {
      await add(visitor, 118);
      await visitor.site.withoutUpstream(/^\/api\/cart\//u, async () => {
        await visitor.page.goto("/kosik");
      });
    },
  },
  {
    name: "order-summary-gift-voucher",
    width: phone,
    async show(visitor) {
      await add(visitor, 118);
      await visitor.page.goto(await order(visitor));
    },
  },

  // Account.
  { name: "login-errors", width: phone, show: refusedLogin },
  { name: "account-newcomer", width: laptop, show: (visitor) => asCustomer(visitor, "/ucet", "novy") },
  {
    name: "addresses-modal",
    width: laptop,
    isViewport: true,
    show: (visitor) => asCustomer(visitor, "/account/addresses?adresa=nova"),
  },
  {
    name: "addresses-none",
    width: laptop,
    show: (visitor) => asCustomer(visitor, "/account/addresses", "novy"),
  },
  { name: "order-returned", width: laptop, show: (visitor) => asCustomer(visitor, "/ucet/objednavka/2") },
  { name: "order-awaiting", width: phone, show: (visitor) => asCustomer(visitor, "/ucet/objednavka/3") },
  { name: "home-customer", width: laptop, isViewport: true, show: (visitor) => asCustomer(visitor, "/") },
  {
    name: "register-errors",
    width: laptop,
    async show({ page }) {
      await page.goto("/registrace");
      await page.getByRole("main").locator("form").getByRole("button").last().click();
      await page.getByRole("main").getByRole("alert").first().waitFor();
    },
  },

  // Failures.
  { name: "not-found", width: laptop, show: at("/neni") },
  {
    name: "page-failed",
    width: laptop,
    async show({ page, site }) {
      await site.withoutUpstream(/^\/api\/repertoire\/cs\/nora$/u, async () => {
        await page.goto("/repertoar/nora");
      });
    },
  },
];

function at(path: string): State["show"] {
  return async ({ page }) => {
    await page.goto(path);
  };
}

async function asCustomer(visitor: ScreenshotContext, path: string, who?: string): Promise<void> {
  await signIn(visitor, who);
  await visitor.page.goto(path);
}

async function openDropdown({ page }: ScreenshotContext): Promise<void> {
  await page.goto("/eshop");
  const link = page.getByRole("banner").getByRole("link", { name: /^Košík,/u });
  // The first gesture starts the app's code; before that a click opens the cart's page.
  await link.hover();
  await page.locator("header a[href='/kosik'][aria-expanded]").waitFor();
  await link.click();
  await page.getByRole("region", { name: "Obsah košíku" }).waitFor();
}

async function openRow({ page }: ScreenshotContext): Promise<void> {
  await page.goto("/program");
  const row = page.getByRole("main").getByRole("article").first();
  await row.locator("summary").click();
  await row.getByText("Hrají", { exact: true }).waitFor();
}

async function refusedLogin({ page }: ScreenshotContext): Promise<void> {
  await page.goto("/login");
  const main = page.getByRole("main");
  await main.getByLabel("E-mail").fill("divak@divadlonavantrokach.example");
  await main.getByLabel("Heslo").fill("zapomenuté");
  await main.getByRole("button", { name: /^Přihlásit.se$/u }).click();
  await main.getByRole("alert").first().waitFor();
}
