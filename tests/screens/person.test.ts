import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { attribute, elements, textOf } from "../support/page-queries.ts";
import { openTestApp } from "../support/open-app.ts";

const demo = await openTestApp({ onlyReads: true });
/** The same demo theatre behind an app with empty caches. */
const fresh = () => openTestApp({ upstreamFetch: demo.passOn });
const barbora = { id: 1, slug: "barbora-chalupnikova" };
const call = "GET /api/people/cs/*";

test("a person has a portrait with its author, a biography, roles and dates", async () => {
  const app = await fresh();
  const page = await app.visitor().visit(paths.person(barbora));
  expect(page.status).toBe(200);
  expect(page.title).toBe("Barbora Chalupníková · Divadlo Na Vantrokách");
  expect(page.has("img", "Barbora Chalupníková")).toBe(true);
  expect(page.text).toContain("Kresba:");
  expect(page.all("heading")).toEqual(
    expect.arrayContaining(["Právě hraje", "Nejbližší termíny", "Dřívější role"]),
  );
  expect(attribute(page.the("link", "Maryša"), "href")).toBe("/repertoar/marysa");
  expect(attribute(page.the("link", "Lidé"), "href")).toBe(paths.people());
});

test("each current title shows its next date, and skips cancelled ones", async () => {
  const app = await fresh();
  const page = await app.visitor().visit(paths.person(barbora));
  const [now] = elements(page.html, "section", (section) => textOf(section).startsWith("Právě hraje"));
  const [nora] = elements(now ?? page.html, "li", (item) => textOf(item).startsWith("Nora"));
  expect(nora && textOf(nora)).toMatch(/Nejblíž: (?:po|út|st|čt|pá|so|ne) \d+\. \d+\. · \d+:\d\d/u);
  const [marysa] = elements(now ?? page.html, "li", (item) => textOf(item).startsWith("Maryša"));
  expect(marysa && elements(marysa, "time").map((time) => attribute(time, "datetime"))).not.toContain(
    cancelledMarysa(page.html),
  );
});

function cancelledMarysa(page: Parameters<typeof elements>[0]): string | null {
  const [struck] = elements(page, "article", (row) => textOf(row).includes("Zrušeno"));
  const [time] = struck ? elements(struck, "time") : [];
  return time ? attribute(time, "datetime") : "";
}

test("the link to the programme has this person chosen", async () => {
  const app = await fresh();
  const visitor = app.visitor();
  const page = await visitor.visit(paths.person(barbora));
  const href = attribute(page.the("link", "Celý program"), "href") ?? "";
  expect(href).toBe("/program?ucinkujici=1");
  expect((await visitor.visit(href)).has("link", /Barbora Chalupníková/u)).toBe(true);
});

test("a wrong name redirects permanently to the right one", async () => {
  const app = await fresh();
  const page = await app.visitor().get("/lide/1/barbora-novakova");
  expect(page).toRedirectTo(paths.person(barbora), 301);
});

test.each(["/lide/999999/nikdo", "/lide/0/nikdo", "/lide/-1/nikdo", "/lide/1.5/nikdo", "/lide/abc/nikdo"])(
  "%s does not exist",
  async (path) => {
    const app = await fresh();
    const page = await app.visitor().get(path);
    expect(page.status).toBe(404);
    expect(page.statusText).toBe("This page could not be found");
  },
);

test("a person with only a name has a page without empty headings", async () => {
  const app = await fresh();
  app.intercept(call, () => json({ data: { id: 1, slug: "jan-novy", name: "Jan Nový" } }));
  const page = await app.visitor().visit("/lide/1/jan-novy");
  expect(page.status).toBe(200);
  expect(page.has("heading", "Právě hraje")).toBe(false);
  expect(page.has("heading", "Dřívější role")).toBe(false);
  expect(page.text).toContain("Nemá obrázek");
});

test("an untrusted biography is rendered sanitized", async () => {
  const app = await fresh();
  const bio = `<p onclick="x()">Hraje.<script>alert(1)</script></p>`;
  app.intercept(call, () => json({ data: { id: 1, slug: "jan-novy", name: "Jan Nový", bio } }));
  const page = await app.visitor().visit("/lide/1/jan-novy");
  expect(page.text).toContain("Hraje.");
  expect(page.body).not.toMatch(/alert\(1\)|onclick/u);
});

test("an unreadable programme costs only the dates, and an unreadable person is no 404", async () => {
  const app = await fresh();
  app.intercept("GET /api/programme/cs", () => json({}, 503));
  const dateless = await app.visitor().visit(paths.person(barbora));
  expect(dateless.status).toBe(200);
  expect(dateless.text).toContain("se teď nepodařilo načíst");
  expect(dateless.has("heading", "Právě hraje")).toBe(true);

  const other = await fresh();
  other.intercept(call, () => json({}, 503));
  const failed = await other.visitor().visit(paths.person(barbora));
  expect(failed.status).toBe(503);
  expect(failed.text).toContain("se teď nepodařilo načíst");
});
