import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byRole, elements, textOf } from "../support/page-queries.ts";

const app = await openTestApp({ onlyReads: true });

// The site caches answers of the upstream for a while, so the failing calls come first.
test("unreadable contacts are a 503, and the box office still shows its opening hours", async () => {
  app.intercept("GET /api/contacts/cs", () => json({}, 503));
  const page = await app.visitor().get(paths.contacts());
  app.intercept("GET /api/contacts/cs", undefined);
  expect(page.status).toBe(503);
  expect(page.text).toContain("se teď nepodařilo načíst");
  expect(textOf(page.the("main"))).toContain("Otevírací doba pokladny");
});

test("people and departments have e-mails and phones, branches have addresses", async () => {
  const page = await app.visitor().visit(paths.contacts());
  expect(page.status).toBe(200);
  expect(page.title).toBe("Kontakty · Divadlo Na Vantrokách");
  expect(page.all("heading").slice(0, 2)).toEqual(["Kontakty", "Divadlo Na Vantrokách"]);
  const office = page.the("article", /Pokladna/u);
  const links = byRole(office, page.html, "link").map((link) => attribute(link, "href"));
  expect(links).toContain("/kontakty?kontakt=pokladna");
  expect(links.some((link) => /^tel:\+420\d{9}$/u.test(link ?? ""))).toBe(true);
  expect(links.some((link) => /^mailto:[a-z]+@/u.test(link ?? ""))).toBe(true);
  expect(links.some((link) => /^\/lide\/\d+\/pavlina-tumova$/u.test(link ?? ""))).toBe(true);
  expect(page.text).toContain("Infocentrum na náměstí");
  expect(textOf(page.the("main"))).toContain("Pondělí–pátek 15:00–19:00");
});

test("each person has a picture, a name with its title, a function and contacts", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/contacts/cs", () =>
    json({
      data: [
        {
          slug: "produkce",
          name: "Produkce",
          kind: "department",
          people: [
            {
              name: "Jana Nová",
              title: "MgA.",
              function: "vedoucí produkce",
              email: "jana@divadlo.example",
              phone: "+420 200 000 127",
              image: "jana.svg",
              person: null,
            },
          ],
        },
      ],
    }),
  );
  const page = await other.visitor().visit(paths.contacts());
  const card = page.the("article", /Produkce/u);
  expect(textOf(card)).toMatch(/MgA\. ?Jana Nová.*vedoucí produkce/u);
  const [picture] = elements(card, "img");
  expect(picture && attribute(picture, "src")).toMatch(/^\/images\/person\/.*jana\.svg/u);
  const links = byRole(card, page.html, "link").map((link) => attribute(link, "href"));
  expect(links).toEqual(expect.arrayContaining(["mailto:jana@divadlo.example", "tel:+420200000127"]));
});

test("a branch is a card with its address, opening hours and route", async () => {
  const page = await app.visitor().visit(paths.contacts());
  const card = page.the("article", /Infocentrum na náměstí/u);
  expect(textOf(card)).toMatch(/799 99 Doubravín/u);
  expect(textOf(card)).toMatch(/\d{1,2}:\d\d–\d{1,2}:\d\d/u);
  const links = byRole(card, page.html, "link").map((link) => attribute(link, "href"));
  expect(links).toContain("/kontakty?kontakt=infocentrum");
});

test("the requested contact comes first, with its map and address", async () => {
  const page = await app.visitor().visit(paths.contacts({ slug: "infocentrum" }));
  expect(page.status).toBe(200);
  expect(page.title).toBe("Infocentrum na náměstí – kontakty · Divadlo Na Vantrokách");
  const detail = page.the("region", "Infocentrum na náměstí");
  expect(page.all("heading").slice(0, 2)).toEqual(["Kontakty", "Infocentrum na náměstí"]);
  expect(textOf(detail)).toContain("799 99 Doubravín");
  const [picture] = elements(detail, "img");
  expect(picture && attribute(picture, "src")).toMatch(/^\/images\/map\/big\/infocentrum\.svg/u);
  expect(picture && attribute(picture, "alt")).toBe("Plánek: Infocentrum na náměstí");
  const hrefs = byRole(detail, page.html, "link").map((link) => attribute(link, "href") ?? "");
  expect(hrefs.some((href) => /^geo:49\.\d+,17\.\d+/u.test(href))).toBe(true);
  expect(hrefs.some((href) => href.startsWith("https://www.openstreetmap.org/?mlat=49."))).toBe(true);
  const canonical = elements(page.html, "link").find((link) => attribute(link, "rel") === "canonical");
  expect(attribute(canonical ?? page.html, "href")).toBe("/kontakty?kontakt=infocentrum");
});

test("a department without its own address stands at the theatre's, with its map", async () => {
  const page = await app.visitor().visit(paths.contacts({ slug: "pokladna" }));
  const detail = page.the("region", "Pokladna");
  expect(textOf(detail)).toContain("Mlýnská strouha 12");
  const pictures = elements(detail, "img").map((element) => attribute(element, "alt"));
  expect(pictures).toContain("Plánek: Divadlo Na Vantrokách");
  const hrefs = byRole(detail, page.html, "link").map((link) => attribute(link, "href") ?? "");
  expect(hrefs.some((href) => href.startsWith("https://www.openstreetmap.org/?mlat=49.7412"))).toBe(true);
});

test("a missing contact is a 404", async () => {
  expect((await app.visitor().get(paths.contacts({ slug: "neni" }))).status).toBe(404);
});

test("no page names a tile host until one is configured", async () => {
  const page = await app.visitor().visit(paths.contacts());
  expect(page.headers.get("Content-Security-Policy")).toMatch(/img-src 'self' data:;/u);
  expect(page.body).not.toContain("{z}");
});

test("the policy of every page names only the configured host of tiles", async () => {
  const map = {
    tiles: "https://{s}.tiles.example/{z}/{x}/{y}.png",
    attribution: "©",
    origin: "https://*.tiles.example",
  };
  const other = await openTestApp({
    config: { map },
    upstreamFetch: async () => json({ data: [] }),
  });
  const page = await other.visitor().visit(paths.contacts());
  expect(page.status).toBe(200);
  expect(page.headers.get("Content-Security-Policy")).toMatch(
    /img-src 'self' data: https:\/\/\*\.tiles\.example;/u,
  );
  expect(page.text).toContain("Kontakty na divadlo tu zatím nejsou.");
});
