import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byId, elements, textOf } from "../support/page-queries.ts";

const app = await openTestApp({ onlyReads: true });

function ownWords() {
  return json({
    data: {
      slug: "vstupenky",
      title: "Vstupenky",
      body: `<h2>Slevy</h2><table><tr><th>Studenti</th><td>25 %</td></tr></table><script>cizi()</script>`,
      updated_at: null,
      sample: true,
    },
  });
}

test("the page explains in steps how to buy, and links to dates and titles", async () => {
  const page = await app.visitor().visit(paths.tickets());
  expect(page.status).toBe(200);
  expect(page.title).toBe("Vstupenky · Divadlo Na Vantrokách");
  const [steps] = elements(page.html, "ol", (list) => textOf(list).includes("Vyberte si termín"));
  expect(elements(steps ?? page.html, "li").length).toBe(4);
  expect(attribute(page.the("link", "Vybrat termín v programu"), "href")).toBe(paths.programme());
  expect(attribute(page.the("link", "Vybrat titul"), "href")).toBe(paths.repertoire());
});

test("every hall has its prices by zone, its seats, its plan and its access", async () => {
  const page = await app.visitor().visit(paths.tickets());
  const table = page.the("table", "Ceny podle scény a pásma: Velký sál");
  const rows = elements(table, "tr").map(textOf);
  expect(rows[0]).toBe("Pásmo Cena");
  expect(rows.slice(1)).toContain("Balkon 190,00 Kč");
  const hall = byId(page.html, "scena-velky-sal");
  expect(textOf(hall ?? page.html)).toContain("312 míst · bezbariérový přístup");
  expect(textOf(hall ?? page.html)).toContain("Jak se dovnitř dostanete:");
  for (const slug of ["komora", "mlynice", "letni-dvur"])
    expect(byId(page.html, `scena-${slug}`)).not.toBeNull();
});

test("a hall's plan links to its big picture", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  const hall = { slug: "komora", name: "Komora", image: "komora.svg", zones: [] };
  other.intercept("GET /api/venues/cs", () => json({ data: [hall] }));
  const page = await other.visitor().visit(paths.tickets());
  const plans = elements(page.html, "a", (link) =>
    elements(link, "img").some((image) => attribute(image, "alt") === "Plánek: Komora"),
  );
  expect(plans.map((link) => attribute(link, "href"))).toEqual(["/images/venue/big/komora.svg"]);
});

test("the next dates are shown with their tickets", async () => {
  const page = await app.visitor().visit(paths.tickets());
  const dates = page.the("list", "Nejbližší termíny");
  expect(elements(dates, "article").length).toBeGreaterThan(2);
  expect(elements(dates, "article").length).toBeLessThanOrEqual(6);
  expect(textOf(dates)).not.toMatch(/Zrušeno|Přesunuto/u);
});

test("the theatre's own text about discounts is shown, sanitized", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/pages/cs/vstupenky", ownWords);
  const page = await other.visitor().visit(paths.tickets());
  expect(textOf(page.the("region", "Slevy a pravidla"))).toContain("Studenti 25 %");
  expect(page.body).not.toContain("cizi()");
});

test("the box office and the rules for a cancelled performance have their own addresses, gift vouchers a link", async () => {
  const page = await app.visitor().visit(paths.tickets());
  expect(byId(page.html, "pokladna")).not.toBeNull();
  expect(byId(page.html, "vraceni")).not.toBeNull();
  expect(textOf(page.the("region", "Pokladna"))).toContain("+420 200 000 120");
  expect(attribute(page.the("link", "Vybrat poukaz v e-shopu"), "href")).toBe("/1/darkove-poukazy");
});

test("each failing call costs its own part of the page", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  for (const call of ["programme/cs", "venues/cs", "pages/cs/vstupenky", "catalog/category/cs"])
    other.intercept(`GET /api/${call}`, () => json({}, 503));
  const page = await other.visitor().visit(paths.tickets());
  expect(page.status).toBe(200);
  expect(page.text.match(/Tuto část stránky se teď nepodařilo načíst/gu)).toHaveLength(3);
  expect(page.text).toContain("Vyberte si termín");
  expect(attribute(page.the("link", "Vybrat poukaz v e-shopu"), "href")).toBe(paths.shop());
});

test("empty data make no empty section", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/programme/cs", () => json({ data: [] }));
  other.intercept("GET /api/venues/cs", () => json({ data: [] }));
  other.intercept("GET /api/pages/cs/vstupenky", () => json({ error: "not_exists" }, 404));
  const page = await other.visitor().visit(paths.tickets());
  expect(page.status).toBe(200);
  expect(page.text).toContain("Program se připravuje.");
  expect(page.text).not.toMatch(/Ceny podle scény|Slevy a pravidla|nepodařilo/u);
});
