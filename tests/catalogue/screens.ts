import { fillCart, fillCheckout, order, post, type ScreenshotContext } from "../screenshots/visitor.ts";
import { demo } from "../support/demo.ts";

/** A screen of specification §2 in its default state. */
export interface Screen {
  /** Prefix of its pictures: `{name}-{width}.webp`. */
  readonly name: string;
  /** The module of `app/routes.ts` that it shows. */
  readonly module: string;
  /** The part of the document's title that identifies the page, if the site and not the theatre writes it. */
  readonly title?: string;
  /** Only a signed-in customer sees it. */
  readonly who?: "customer";
  /** Its path; a function first does the steps to get there. */
  readonly at: string | ((visitor: ScreenshotContext) => Promise<string>);
  /** The visitor's actions after the page has loaded. */
  readonly arrange?: (visitor: ScreenshotContext) => Promise<void>;
}

/** A form of the shop with its order's code in the URL. */
async function ofNewOrder(visitor: ScreenshotContext, form: "odstoupeni" | "reklamovat"): Promise<string> {
  await fillCart(visitor);
  return (await order(visitor)).replace("/shrnuti/", `/${form}/`);
}

export const screens: readonly Screen[] = [
  { name: "home", module: "routes/theatre/home/home.tsx", at: "/" },
  { name: "programme", module: "routes/theatre/programme/programme.tsx", title: "Program", at: "/program" },
  {
    name: "repertoire",
    module: "routes/theatre/repertoire/repertoire.tsx",
    title: "Repertoár",
    at: "/repertoar",
  },
  { name: "production", module: "routes/theatre/production/production.tsx", at: "/repertoar/marysa" },
  { name: "tickets", module: "routes/theatre/tickets/tickets.tsx", title: "Vstupenky", at: "/vstupenky" },
  { name: "seats", module: "routes/theatre/seats/seats.tsx", at: demo.plan.path },
  { name: "english", module: "routes/theatre/english/english.tsx", title: "In English", at: "/en" },
  { name: "people", module: "routes/theatre/people/people.tsx", title: "Lidé", at: "/lide" },
  { name: "person", module: "routes/theatre/person/person.tsx", at: "/lide/1/barbora-chalupnikova" },
  {
    name: "rating-report",
    module: "routes/theatre/rating-report/rating-report.tsx",
    at: "/hodnoceni/1/nahlasit",
  },
  { name: "ratings", module: "routes/theatre/ratings/ratings.tsx", title: "Hodnocení", at: "/hodnoceni" },
  {
    name: "ratings-summary",
    module: "routes/theatre/ratings-summary/ratings-summary.tsx",
    title: "Souhrn hodnocení",
    at: "/hodnoceni/shrnuti",
  },
  {
    name: "rating-confirmation",
    module: "routes/theatre/rating-confirmation/rating-confirmation.tsx",
    async at(visitor) {
      const email = "jitka@example.cz";
      await post(visitor, "/hodnoceni", {
        production: "rur",
        stars: "5",
        text: "Mrazivé.",
        name: "Jitka",
        email,
      });
      return visitor.site.linkInEmail(email);
    },
  },

  { name: "shop", module: "routes/shop/shop/shop.tsx", title: "E-shop", at: "/eshop" },
  { name: "brands", module: "routes/shop/brands/brands.tsx", at: "/eshop/znacky" },
  { name: "brand", module: "routes/shop/brand/brand.tsx", at: "/eshop/znacky/dilna-vantroky" },
  {
    name: "new-products",
    module: "routes/shop/shelf/new-products.tsx",
    title: "Novinky",
    at: "/products/new",
  },
  {
    name: "sale-products",
    module: "routes/shop/shelf/sale-products.tsx",
    title: "Výhodně",
    at: "/products/sale",
  },
  { name: "category", module: "routes/shop/category/category.tsx", at: "/6/domov" },
  { name: "product", module: "routes/shop/product/product.tsx", at: demo.products.shirt.path },
  {
    name: "cart",
    module: "routes/shop/cart/cart.tsx",
    async at(visitor) {
      await fillCart(visitor);
      return "/kosik";
    },
    arrange: fillCheckout,
  },
  {
    name: "order-summary",
    module: "routes/shop/order-summary/order-summary.tsx",
    async at(visitor) {
      await fillCart(visitor);
      return order(visitor);
    },
  },

  { name: "withdrawal", module: "routes/shop/withdrawal/withdrawal.tsx", at: "/odstoupeni" },
  {
    name: "order-withdrawal",
    module: "routes/shop/withdrawal/order-withdrawal.tsx",
    at: (visitor) => ofNewOrder(visitor, "odstoupeni"),
  },
  { name: "voucher-balance", module: "routes/shop/voucher/voucher.tsx", at: "/poukaz" },
  { name: "complaint", module: "routes/shop/complaint/complaint.tsx", at: "/reklamovat" },
  {
    name: "complaint-of-order",
    module: "routes/shop/complaint/complaint-of-order.tsx",
    at: (visitor) => ofNewOrder(visitor, "reklamovat"),
  },
  { name: "login", module: "routes/account/login/login.tsx", title: "Přihlášení", at: "/login" },
  {
    name: "register",
    module: "routes/account/register/register.tsx",
    title: "Registrace",
    at: "/registrace",
  },
  {
    name: "forgot-password",
    module: "routes/account/forgot-password/forgot-password.tsx",
    title: "Zapomenuté heslo",
    at: "/obnova-hesla",
  },
  {
    name: "lost-tickets",
    module: "routes/theatre/resend/resend.tsx",
    title: "Ztratili jste vstupenku?",
    at: "/vstupenky/zaslat-znovu",
  },
  {
    name: "change-password",
    module: "routes/account/change-password/change-password.tsx",
    async at(visitor) {
      const email = "novy@divadlonavantrokach.example";
      await post(visitor, "/obnova-hesla", { email });
      return visitor.site.linkInEmail(email);
    },
  },
  {
    name: "account",
    module: "routes/account/account/account.tsx",
    title: "Váš účet",
    who: "customer",
    at: "/ucet",
  },
  {
    name: "billing",
    module: "routes/account/billing/billing.tsx",
    title: "Fakturační údaje",
    who: "customer",
    at: "/ucet/fakturacni-udaje",
  },
  {
    name: "order",
    module: "routes/account/order/order.tsx",
    who: "customer",
    at: "/ucet/objednavka/1",
  },
  {
    name: "addresses",
    module: "routes/account/addresses/addresses.tsx",
    title: "Adresy",
    who: "customer",
    at: "/account/addresses",
  },

  { name: "news", module: "routes/content/news/news.tsx", title: "Aktuality", at: "/aktuality" },
  {
    name: "article",
    module: "routes/content/article/article.tsx",
    at: "/aktuality/rur-ma-za-sebou-premieru",
  },
  { name: "contacts", module: "routes/content/contacts/contacts.tsx", title: "Kontakty", at: "/kontakty" },
  {
    name: "documents",
    module: "routes/content/documents/documents.tsx",
    title: "Dokumenty",
    at: "/documents/dokumenty",
  },
  {
    name: "annual-reports",
    module: "routes/content/annual-reports/annual-reports.tsx",
    title: "Výroční zprávy",
    at: "/vyrocni-zpravy",
  },
  { name: "about", module: "routes/theatre/about/about.tsx", at: "/o-divadle" },
  { name: "cookies", module: "routes/content/info/cookies.tsx", at: "/info/cookies" },
  { name: "info", module: "routes/content/info/info.tsx", at: "/info/obchodni-podminky" },
  { name: "search", module: "routes/content/search/search.tsx", title: "Hledání", at: "/hledani?q=kytice" },
  { name: "newsletter", module: "routes/content/newsletter/newsletter.tsx", at: "/newsletter" },
  {
    name: "change-email",
    module: "routes/account/change-email/change-email.tsx",
    at: "/zmena-emailu/abcdefghij",
  },
  {
    name: "own-data",
    module: "routes/account/own-data/own-data.tsx",
    who: "customer",
    at: "/ucet/moje-udaje",
  },
  {
    name: "newsletter-confirmation",
    module: "routes/content/newsletter-confirmation/newsletter-confirmation.tsx",
    at: "/newsletter/potvrzeni/abcdefghij",
  },
  {
    name: "newsletter-end",
    module: "routes/content/newsletter-end/newsletter-end.tsx",
    at: "/newsletter/odhlaseni/abcdefghij",
  },
];
