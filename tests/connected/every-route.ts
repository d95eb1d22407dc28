import type { ServerBuild } from "@remix-run/node";

/** For each entry of the map (app/routes.ts) addresses that a visitor, a search engine or a bot may ask for. */
export const addresses: Readonly<Record<string, readonly string[]>> = {
  "/": ["/", "/_root.data"],
  "/lide": ["/lide", "/lide?jmeno=hana", "/lide.data"],
  "/lide/:id/:slug": ["/lide/1/nekdo", "/lide/0/nekdo", "/lide/a/nekdo"],
  "/program": ["/program", "/program?od=2027-01-06&scena=komora", "/program?mesic=nic", "/program.data"],
  "/program.ics": ["/program.ics", "/program.ics?inscenace=rur"],
  "/program/:id.ics": ["/program/1.ics", "/program/0.ics", "/program/999999.ics"],
  "/repertoar": ["/repertoar", "/repertoar?zanr=drama", "/repertoar.data"],
  "/repertoar/:slug": [
    "/repertoar/rur",
    "/repertoar/RUR?terminy=vse",
    "/repertoar/rur?lide=vse",
    "/repertoar/neni",
    "/repertoar/..%20",
  ],
  "/vstupenky": ["/vstupenky", "/vstupenky.data"],
  "/hodnoceni": ["/hodnoceni", "/hodnoceni?inscenace=marysa&strana=2", "/hodnoceni.data"],
  "/hodnoceni/shrnuti": ["/hodnoceni/shrnuti", "/hodnoceni/shrnuti?razeni=pocet"],
  "/hodnoceni/potvrzeni/:token": ["/hodnoceni/potvrzeni/abcdefghijklmnop", "/hodnoceni/potvrzeni/..%20"],
  "/login": ["/login", "/login?redirect=/kosik", "/login.data"],
  "/odhlaseni": ["/odhlaseni"],
  "/ucet": ["/ucet", "/ucet?strana=2&hledat=x", "/ucet.data"],
  "/ucet/fakturacni-udaje": ["/ucet/fakturacni-udaje"],
  "/ucet/objednavka/:id": ["/ucet/objednavka/1", "/ucet/objednavka/0", "/ucet/objednavka/a"],
  "/account/addresses": ["/account/addresses", "/account/addresses?adresa=nova", "/account/addresses.data"],
  "/eshop": ["/eshop", "/eshop.data"],
  "/eshop/znacky": ["/eshop/znacky", "/eshop/znacky?q=dil", "/eshop/znacky?vse=1"],
  "/eshop/znacky/:slug": ["/eshop/znacky/dilna-vantroky", "/eshop/znacky/neni", "/eshop/znacky/..%20"],
  "/products/new": ["/products/new", "/products/new?strana=2", "/products/new.data"],
  "/products/sale": ["/products/sale", "/products/sale?strana=2"],
  "/kosik": ["/kosik", "/kosik?vyprazdnit", "/kosik.data"],
  "/shrnuti/:id/:hash": [
    "/shrnuti/1/abcdefghijklmnopqrstuvwx",
    "/shrnuti/0/abcdefghijklmnopqrstuvwx",
    "/shrnuti/1/x",
  ],
  "/aktuality": ["/aktuality", "/aktuality?kategorie=neni", "/aktuality?strana=2", "/aktuality.data"],
  "/aktuality.xml": ["/aktuality.xml"],
  "/aktuality/:slug": ["/aktuality/neni", "/aktuality/..%20"],
  "/kontakty": ["/kontakty", "/kontakty?kontakt=neni", "/kontakty.data"],
  "/documents/dokumenty": ["/documents/dokumenty"],
  "/vyrocni-zpravy": ["/vyrocni-zpravy"],
  "/soubory/:file": ["/soubory/neni.pdf", "/soubory/..%20"],
  "/o-divadle": ["/o-divadle"],
  "/info/:slug": ["/info/obchodni-podminky", "/info/..%20"],
  "/hledani": ["/hledani", "/hledani?q=hrnek", "/hledani.data?q=hrnek"],
  "/hledani/napoveda": ["/hledani/napoveda?q=hrn"],
  "/mena": ["/mena"],
  "/produkty/karty": ["/produkty/karty?id=105", "/produkty/karty"],
  "/nahled/:kind/:key": ["/nahled/produkt/105", "/nahled/text/obchodni-podminky", "/nahled/neni/x"],
  "/images/:folder/:size/:file": [
    "/images/product/big/hrnek.svg",
    "/images/product/thumbnail/hrnek.svg?w=320",
    "/images/product/other/hrnek.svg",
  ],
  "/robots.txt": ["/robots.txt"],
  "/sitemap.xml": ["/sitemap.xml"],
  "/sitemap-stranky.xml": ["/sitemap-stranky.xml"],
  "/sitemap-inscenace.xml": ["/sitemap-inscenace.xml"],
  "/sitemap-lide.xml": ["/sitemap-lide.xml"],
  "/sitemap-aktuality.xml": ["/sitemap-aktuality.xml"],
  "/sitemap-produkty.xml": ["/sitemap-produkty.xml"],
  "/sitemap-kategorie.xml": ["/sitemap-kategorie.xml"],
  "/sitemap-znacky.xml": ["/sitemap-znacky.xml"],
  "/:id/:category": ["/7/plakaty", "/7/jinak", "/8/neni", "/0/plakaty", "/a/plakaty", "/7/plakaty?strana=2"],
  "/:id/:category?/:product": ["/105/domov/hrnek", "/105/nezarazeno/hrnek", "/a/domov/hrnek"],
  "/*": ["/neni", "/a/b/c/d"],
};

/** The map's entries as the build has them. */
export function routesOf(build: ServerBuild): string[] {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const parents = new Set(routes.map((route) => route.parentId));
  return routes.filter((route) => !parents.has(route.id)).map((route) => `/${route.path ?? ""}`);
}
