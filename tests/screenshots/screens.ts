import { fillCart, fillCheckout, order, post, signIn, type ScreenshotContext } from "./visitor.ts";

/** A screen of specification §2 in its default state. */
export interface Screen {
  /** Prefix of its pictures: `{name}-{width}.webp`. */
  readonly name: string;
  /** The module of `app/routes.ts` that it shows. */
  readonly module: string;
  /** Its path; a function first does the steps to get there. */
  readonly at: string | ((visitor: ScreenshotContext) => Promise<string>);
  /** The visitor's actions after the page has loaded. */
  readonly arrange?: (visitor: ScreenshotContext) => Promise<void>;
}

/** Phone, tablet, laptop, full HD: one in each of the specification's ranges. */
export const widths = [390, 1280] as const;

async function asCustomer(visitor: ScreenshotContext, path: string): Promise<string> {
  await signIn(visitor);
  return path;
}

/** A form of the shop with the order that it is about, which its address names. */
async function ofNewOrder(visitor: ScreenshotContext, form: "odstoupeni" | "reklamovat"): Promise<string> {
  await fillCart(visitor);
  return (await order(visitor)).replace("/shrnuti/", `/${form}/`);
}

export const screens: readonly Screen[] = [
  { name: "home", module: "routes/theatre/home/home.tsx", at: "/" },
  { name: "programme", module: "routes/theatre/programme/programme.tsx", at: "/program" },
  { name: "repertoire", module: "routes/theatre/repertoire/repertoire.tsx", at: "/repertoar" },
  { name: "production", module: "routes/theatre/production/production.tsx", at: "/repertoar/marysa" },
  { name: "tickets", module: "routes/theatre/tickets/tickets.tsx", at: "/vstupenky" },
  { name: "english", module: "routes/theatre/english/english.tsx", at: "/en" },
  { name: "people", module: "routes/theatre/people/people.tsx", at: "/lide" },
  { name: "person", module: "routes/theatre/person/person.tsx", at: "/lide/1/barbora-chalupnikova" },
  {
    name: "rating-report",
    module: "routes/theatre/rating-report/rating-report.tsx",
    at: "/hodnoceni/1/nahlasit",
  },
  { name: "ratings", module: "routes/theatre/ratings/ratings.tsx", at: "/hodnoceni" },
  {
    name: "ratings-summary",
    module: "routes/theatre/ratings-summary/ratings-summary.tsx",
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

  { name: "shop", module: "routes/shop/shop/shop.tsx", at: "/eshop" },
  { name: "brands", module: "routes/shop/brands/brands.tsx", at: "/eshop/znacky" },
  { name: "brand", module: "routes/shop/brand/brand.tsx", at: "/eshop/znacky/dilna-vantroky" },
  { name: "new-products", module: "routes/shop/shelf/new-products.tsx", at: "/products/new" },
  { name: "sale-products", module: "routes/shop/shelf/sale-products.tsx", at: "/products/sale" },
  { name: "category", module: "routes/shop/category/category.tsx", at: "/6/domov" },
  { name: "product", module: "routes/shop/product/product.tsx", at: "/101/obleceni/tricko-vantroky" },
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
  { name: "login", module: "routes/account/login/login.tsx", at: "/login" },
  { name: "register", module: "routes/account/register/register.tsx", at: "/registrace" },
  {
    name: "forgot-password",
    module: "routes/account/forgot-password/forgot-password.tsx",
    at: "/obnova-hesla",
  },
  { name: "lost-tickets", module: "routes/theatre/resend/resend.tsx", at: "/vstupenky/zaslat-znovu" },
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
    at: (visitor) => asCustomer(visitor, "/ucet"),
  },
  {
    name: "billing",
    module: "routes/account/billing/billing.tsx",
    at: (visitor) => asCustomer(visitor, "/ucet/fakturacni-udaje"),
  },
  {
    name: "order",
    module: "routes/account/order/order.tsx",
    at: (visitor) => asCustomer(visitor, "/ucet/objednavka/1"),
  },
  {
    name: "addresses",
    module: "routes/account/addresses/addresses.tsx",
    at: (visitor) => asCustomer(visitor, "/account/addresses"),
  },

  { name: "news", module: "routes/content/news/news.tsx", at: "/aktuality" },
  {
    name: "article",
    module: "routes/content/article/article.tsx",
    at: "/aktuality/rur-ma-za-sebou-premieru",
  },
  { name: "contacts", module: "routes/content/contacts/contacts.tsx", at: "/kontakty" },
  { name: "documents", module: "routes/content/documents/documents.tsx", at: "/documents/dokumenty" },
  {
    name: "annual-reports",
    module: "routes/content/annual-reports/annual-reports.tsx",
    at: "/vyrocni-zpravy",
  },
  { name: "about", module: "routes/theatre/about/about.tsx", at: "/o-divadle" },
  { name: "cookies", module: "routes/content/info/cookies.tsx", at: "/info/cookies" },
  { name: "info", module: "routes/content/info/info.tsx", at: "/info/obchodni-podminky" },
  { name: "search", module: "routes/content/search/search.tsx", at: "/hledani?q=kytice" },
  { name: "newsletter", module: "routes/content/newsletter/newsletter.tsx", at: "/newsletter" },
  {
    name: "change-email",
    module: "routes/account/change-email/change-email.tsx",
    at: "/zmena-emailu/abcdefghij",
  },
  {
    name: "own-data",
    module: "routes/account/own-data/own-data.tsx",
    at: (visitor) => asCustomer(visitor, "/ucet/moje-udaje"),
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
