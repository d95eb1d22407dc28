import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byRole, elements, textOf } from "../support/page-queries.ts";

const app = await openTestApp({ config: { publicOrigin: "https://www.divadlo.example" } });
const slug = "pet-veci-o-opone";
const card = {
  slug,
  title: "Pět věcí o oponě",
  perex: "Co jste o oponě nevěděli.",
  date: "2026-11-03T09:00:00+01:00",
  image: `${slug}.svg`,
  category: { id: 3, name: "Zákulisí", slug: "zakulisi" },
  kind: "post",
};
const article = {
  ...card,
  body: `<h1>Sukno</h1><p>Váží 300 kg a visí v tahu.<script>cizi()</script></p>`,
  author: "Jan Hřebíček",
  updated_at: "2026-11-05T09:00:00+01:00",
  production: { slug: "marysa", title: "Maryša" },
  related: [{ ...card, slug: "jiny", title: "Jiný článek" }],
};

test("an article has its date, text, share links and title of the repertoire", async () => {
  app.intercept("GET /api/blog/cs/*", () => json({ data: article }));
  const page = await app.visitor().visit(paths.article({ slug }));
  expect(page.status).toBe(200);
  expect(page.title).toBe("Pět věcí o oponě · Divadlo Na Vantrokách");
  expect(page.all("heading").slice(0, 2)).toEqual(["Pět věcí o oponě", "Sukno"]);
  expect(page.text).toContain("3. listopadu 2026");
  expect(page.text).toContain("Aktualizováno 5. listopadu 2026");
  expect(page.body).toContain("Váží 300\u00a0kg a\u00a0visí v\u00a0tahu.");
  expect(page.body).not.toContain("cizi()");
  expect(attribute(page.the("link", "Zpět na aktuality"), "href")).toBe("/aktuality");
  expect(attribute(page.the("link", "Maryša"), "href")).toBe("/repertoar/marysa");
  expect(page.text).toContain("Jiný článek");
});

test("the share links are plain links with the article's absolute address", async () => {
  app.intercept("GET /api/blog/cs/*", () => json({ data: article }));
  const page = await app.visitor().visit(paths.article({ slug }));
  const address = `https://www.divadlo.example/aktuality/${slug}`;
  const share = page.the("region", "Sdílet článek");
  const links = byRole(share, page.html, "link");
  const hosts = links.map((link) => new URL(attribute(link, "href") ?? "").host);
  expect(hosts).toEqual(["", "www.facebook.com", "x.com", "www.linkedin.com"]);
  for (const link of links) {
    expect(elements(link, "svg")).toHaveLength(1);
    expect(decodeURIComponent(attribute(link, "href") ?? "")).toContain(address);
    expect(attribute(link, "rel")).toBe("noopener");
  }
  expect(attribute(page.the("textbox", "Odkaz"), "value")).toBe(address);
  expect(page.has("button", /Sdílet…|Kopírovat/u)).toBe(false);
});

test("an article needs only its title and date", async () => {
  app.intercept("GET /api/blog/cs/*", () => json({ data: { slug: "a", title: "Holý", date: "2026-11-03" } }));
  app.intercept("GET /api/blog/cs", () => json({}, 503));
  const page = await app.visitor().visit("/aktuality/a");
  expect(page.status).toBe(200);
  expect(page.all("heading")[0]).toBe("Holý");
  expect(page.has("region", "Čtěte dál")).toBe(false);
});

test("an article without related ones has the newest articles below, except itself", async () => {
  app.intercept("GET /api/blog/cs/*", () => json({ data: { ...article, slug: "bez-dalsich", related: [] } }));
  app.intercept("GET /api/blog/cs", () =>
    json({
      data: [
        { ...card, slug: "bez-dalsich" },
        { ...card, slug: "b", title: "Druhý" },
      ],
    }),
  );
  const page = await app.visitor().visit(paths.article({ slug: "bez-dalsich" }));
  const more = elements(page.the("region", "Čtěte dál"), "h3").map(textOf);
  expect(more).toEqual(["Druhý"]);
});

test("a missing article is a 404, an unreadable one a 503 that says so", async () => {
  app.intercept("GET /api/blog/cs/*", () => json({ status: 404, error: "not_exists" }, 404));
  expect((await app.visitor().get("/aktuality/neni-tu")).status).toBe(404);
  app.intercept("GET /api/blog/cs/*", () => json({}, 503));
  const failed = await app.visitor().get("/aktuality/jiny-2");
  expect(failed.status).toBe(503);
  expect(failed.text).toContain("se teď nepodařilo načíst");
});
