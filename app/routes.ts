// Route table: every URL of the site, Czech path -> English-named module. The catch-all routes are last.
import { index, layout, prefix, route, type RouteConfig } from "@remix-run/route-config";
import { sitemapSections } from "./domain/sitemap-sections.ts";

const everything = [
  index("routes/theatre/home/home.tsx"),
  route("program", "routes/theatre/programme/programme.tsx"),
  route("program.ics", "routes/endpoints/programme-calendar.ts"),
  route("program/:id.ics", "routes/endpoints/programme-calendar.ts", { id: "performance-calendar" }),
  route("repertoar", "routes/theatre/repertoire/repertoire.tsx"),
  route("repertoar/:slug", "routes/theatre/production/production.tsx"),
  route("vstupenky", "routes/theatre/tickets/tickets.tsx"),
  route("vstupenky/mista", "routes/theatre/seats/seats.tsx"),
  route("vstupenky/zaslat-znovu", "routes/theatre/resend/resend.tsx"),
  route("en", "routes/theatre/english/english.tsx"),
  route("lide", "routes/theatre/people/people.tsx"),
  route("lide/:id/:slug", "routes/theatre/person/person.tsx"),
  route("hodnoceni", "routes/theatre/ratings/ratings.tsx"),
  route("hodnoceni/shrnuti", "routes/theatre/ratings-summary/ratings-summary.tsx"),
  route("hodnoceni/:id/nahlasit", "routes/theatre/rating-report/rating-report.tsx"),
  route("hodnoceni/potvrzeni/:token", "routes/theatre/rating-confirmation/rating-confirmation.tsx"),

  route("eshop", "routes/shop/shop/shop.tsx"),
  route("eshop/znacky", "routes/shop/brands/brands.tsx"),
  route("eshop/znacky/:slug", "routes/shop/brand/brand.tsx"),
  route("products/new", "routes/shop/shelf/new-products.tsx"),
  route("products/sale", "routes/shop/shelf/sale-products.tsx"),
  route("kosik", "routes/shop/cart/cart.tsx"),
  route("kosik/zmena", "routes/shop/cart/change.ts"),
  route("kosik/nahled-poukazu", "routes/endpoints/voucher-preview.ts"),
  route("poukaz", "routes/shop/voucher/voucher.tsx"),
  route("reklamovat", "routes/shop/complaint/complaint.tsx"),
  route("reklamovat/:id/:hash", "routes/shop/complaint/complaint-of-order.tsx"),
  route("shrnuti/:id/:hash", "routes/shop/order-summary/order-summary.tsx"),
  route("zneni/:file", "routes/endpoints/legal-document.ts"),
  route("shrnuti/:id/:hash/qr-platba.png", "routes/endpoints/payment-code.ts"),
  route("shrnuti/:id/:hash/doklad/:number", "routes/endpoints/order-document.ts"),

  route("odstoupeni", "routes/shop/withdrawal/withdrawal.tsx"),
  route("odstoupeni/:id/:hash", "routes/shop/withdrawal/order-withdrawal.tsx"),

  route("login", "routes/account/login/login.tsx"),
  route("ucet", "routes/account/account/account.tsx"),
  route("ucet/fakturacni-udaje", "routes/account/billing/billing.tsx"),
  route("ucet/objednavka/:id", "routes/account/order/order.tsx"),
  route("ucet/moje-udaje", "routes/account/own-data/own-data.tsx"),
  route("ucet/moje-udaje.json", "routes/endpoints/own-data-file.ts"),
  route("account/addresses", "routes/account/addresses/addresses.tsx"),
  route("registrace", "routes/account/register/register.tsx"),
  route("account/register", "routes/account/register/register.tsx", { id: "account-register" }),
  route("obnova-hesla", "routes/account/forgot-password/forgot-password.tsx"),
  route("zmena-hesla/:hash", "routes/account/change-password/change-password.tsx"),
  route("zmena-emailu/:token", "routes/account/change-email/change-email.tsx"),
  route("odhlaseni", "routes/endpoints/sign-out.ts"),

  route("aktuality", "routes/content/news/news.tsx"),
  route("aktuality.xml", "routes/endpoints/news-feed.ts"),
  route("aktuality/:slug", "routes/content/article/article.tsx"),
  route("kontakty", "routes/content/contacts/contacts.tsx"),
  route("documents/dokumenty", "routes/content/documents/documents.tsx"),
  route("vyrocni-zpravy", "routes/content/annual-reports/annual-reports.tsx"),
  route("soubory/*", "routes/endpoints/file.ts"),
  route("o-divadle", "routes/theatre/about/about.tsx"),
  route("info/cookies", "routes/content/info/cookies.tsx"),
  route("info/:slug", "routes/content/info/info.tsx"),
  route("hledani", "routes/content/search/search.tsx"),
  route("hledani/napoveda", "routes/endpoints/search-hints.ts"),

  route("mena", "routes/endpoints/choose-currency.tsx"),
  route("newsletter", "routes/content/newsletter/newsletter.tsx"),
  route("newsletter/potvrzeni/:token", "routes/content/newsletter-confirmation/newsletter-confirmation.tsx"),
  route("newsletter/odhlaseni/:token", "routes/content/newsletter-end/newsletter-end.tsx"),
  route("okno", "routes/endpoints/dismiss-popup.tsx"),
  route("souhlas", "routes/endpoints/store-consent.tsx"),
  route("overeni-cookies", "routes/endpoints/cookie-check.tsx"),
  route("produkty/karty", "routes/endpoints/product-cards.ts"),
  route("nahled/:kind/:key", "routes/endpoints/quick-view-data.ts"),
  ...prefix("images", [route(":folder/:size/*", "routes/endpoints/image.ts")]),
  route("vzhled/:file", "routes/endpoints/own-file.ts"),
  route("manifest.webmanifest", "routes/endpoints/web-manifest.ts"),
  route("robots.txt", "routes/endpoints/robots.ts"),
  route(".well-known/security.txt", "routes/endpoints/security-txt.ts"),
  route("sitemap.xml", "routes/endpoints/sitemap-file.ts"),
  ...sitemapSections.map((section) =>
    route(`sitemap-${section}.xml`, "routes/endpoints/sitemap-file.ts", { id: `sitemap-${section}` }),
  ),

  // The style guide is not part of the build: it does not affect the chunks, and its URL does not exist.
  ...(import.meta.env.MODE === "development" ? [route("vzornik", "../tests/styleguide/styleguide.tsx")] : []),

  // These match any two or three segments, so they come last; both answer 404 unless :id is a positive integer.
  route(":id/:category", "routes/shop/category/category.tsx"),
  route(":id/:category?/:product", "routes/shop/product/product.tsx"),
  route("*", "routes/endpoints/not-found.tsx"),
];

// Layout route: pages and their error pages render inside the shell, which stays mounted.
export default [layout("shell/page.tsx", everything)] satisfies RouteConfig;
