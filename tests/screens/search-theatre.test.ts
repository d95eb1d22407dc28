import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byRole, elements, textOf } from "../support/page-queries.ts";

const info = { slug: "pristupnost", title: "Přístupnost", excerpt: "Kdo se k nám dostane." };
const article = {
  slug: "o-cajce",
  title: "O čajce",
  excerpt: "Divoká a bílá.",
  date: "2026-11-02T09:00:00+01:00",
};
const person = { id: 7, slug: "jan-cech", name: "Jan Čech", function: "herec", image: null };
const productions = [
  {
    slug: "racek",
    title: "Racek",
    author: "A. P. Čechov",
    image: "racek.svg",
    state: "current",
    next_at: "2026-11-26T19:00:00+01:00",
  },
  { slug: "cajka", title: "Čajka", author: null, image: null, state: "coming", next_at: null },
  { slug: "ptaci", title: "Ptáci", author: null, image: null, state: "ended", next_at: null },
  { slug: "novy", title: "Nový", author: null, image: null, state: "hidden", next_at: null },
];

const evening = {
  id: 1,
  title: "Večer s titulky",
  starts_at: "2026-11-24T18:00:00Z",
  access: ["en_surtitles", "step_free", "unknown"],
};

/** With kinds and rows that the app does not know. */
const groups = [
  { kind: "pages", total: 1, items: [info] },
  { kind: "seats", total: 9, items: [{}] },
  { kind: "articles", total: 1, items: [article, { slug: "", title: "Bez adresy" }] },
  { kind: "people", total: 1, items: [person] },
  { kind: "performances", total: 1, items: [evening] },
  { kind: "productions", total: 4, items: productions },
];

const app = await openTestApp({ onlyReads: true });
app.intercept("GET /api/search/cs", () => json({ data: { groups } }));
const found = () => app.visitor().visit(paths.search("racek"));

test("results are shown in the upstream's order, which knows what fits best", async () => {
  const main = (await found()).the("main");
  expect(elements(main, "h2").map(textOf)).toEqual([
    "Stránky",
    "Aktuality",
    "Lidé",
    "Termíny",
    "Představení",
  ]);
  expect(textOf(main)).toContain("Nalezeno 8 výsledků pro „racek“");
});

test("a title links to its page and shows its next date, or why it has none", async () => {
  const page = await found();
  expect(attribute(page.the("link", "Racek"), "href")).toBe("/repertoar/racek");
  const list = byRole(page.the("main"), page.html, "list").at(-1);
  const cards = list ? elements(list, "li").map(textOf) : [];
  expect(cards[0]).toBe("Racek A. P. Čechov čt 26. 11. v 19:00");
  expect(cards[1]).toContain("Čajka Připravujeme");
  expect(cards[2]).toContain("Ptáci Už nehrajeme");
  expect(cards[3]).toMatch(/Nový$/u);
  const times = elements(page.the("main"), "time").map((time) => attribute(time, "datetime"));
  expect(times).toContain("2026-11-26T19:00:00+01:00");
});

test("a date links to its row of the programme and shows when it is and what it offers", async () => {
  const page = await found();
  expect(attribute(page.the("link", "Večer s titulky"), "href")).toBe("/program?od=2026-11-24#termin-1");
  expect(page.text).toContain("út 24. 11. v 19:00 Anglické titulky, Bezbariérový přístup");
});

test("the search links the page in English at its own address", async () => {
  const other = await openTestApp({ onlyReads: true });
  const items = [{ slug: "english", title: "In English", excerpt: "" }];
  other.intercept("GET /api/search/cs", () =>
    json({ data: { groups: [{ kind: "pages", total: 1, items }] } }),
  );
  const link = (await other.visitor().visit(paths.search("english"))).the("link", "In English");
  expect(attribute(link, "href")).toBe("/en");
  expect(attribute(link, "lang")).toBe("en");
  const moved = await app.visitor().request("/info/english");
  expect(moved.status).toBe(301);
  expect(moved.headers.get("Location")).toBe("/en");
});

test("people, news and pages link to their pages", async () => {
  const page = await found();
  expect(attribute(page.the("link", "Jan Čech"), "href")).toBe("/lide/7/jan-cech");
  expect(attribute(page.the("link", "O čajce"), "href")).toBe("/aktuality/o-cajce");
  expect(attribute(page.the("link", /^Přístupnost$/u), "href")).toMatch(/\/info\/pristupnost$/u);
  expect(page.text).toContain("2. listopadu 2026");
  expect(page.text).not.toContain("Bez adresy");
});

test("the search gives six hints, at least one of each kind", async () => {
  const response = await app.visitor().request(paths.searchHints("racek"));
  const { total, hints } = await response.json();
  expect(total).toBe(8);
  expect(hints.map(({ kind }: { kind: string }) => kind)).toEqual([
    "pages",
    "articles",
    "people",
    "performances",
    "productions",
    "productions",
  ]);
  expect(hints[4]).toEqual({
    kind: "productions",
    text: "Racek",
    note: "čt\u00a026.\u00a011.\u00a0v\u00a019:00",
    to: "/repertoar/racek",
  });
  expect(hints[3]).toMatchObject({
    text: "Večer s titulky",
    note: "út\u00a024.\u00a011.\u00a0v\u00a019:00, Anglické titulky, Bezbariérový přístup",
    to: "/program?od=2026-11-24#termin-1",
  });
  expect(hints[2]).toMatchObject({ text: "Jan Čech", note: "herec", to: "/lide/7/jan-cech" });
});
