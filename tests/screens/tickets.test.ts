import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byId, elements, textOf } from "../support/page-queries.ts";
import { performanceWire, tenStates } from "./performance-wire.ts";

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
  expect(attribute(page.the("link", "Vyberte titul"), "href")).toBe(paths.repertoire());
});

test("every hall has its prices by zone, its seats, its plan and its access", async () => {
  const page = await app.visitor().visit(paths.tickets());
  const table = page.the("table", "Ceny podle scény a pásma: Velký sál");
  const rows = elements(table, "tr").map(textOf);
  expect(rows[0]).toBe("Pásmo a barva na plánku Cena");
  expect(rows.slice(1)).toContain("Balkon 190 Kč");
  const hall = byId(page.html, "scena-velky-sal");
  expect(textOf(hall ?? page.html)).toContain("312 míst · bezbariérový přístup");
  expect(textOf(hall ?? page.html)).toContain("Jak se dovnitř dostanete:");
  for (const slug of ["komora", "mlynice", "letni-dvur"])
    expect(byId(page.html, `scena-${slug}`)).not.toBeNull();
});

test("the names of the zones have the colours of a plan beside them", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  const zones = [
    { name: "Přízemí", price: 290, colour: "#c8102e" },
    { name: "Balkon", price: 190 },
  ];
  const halls = [
    { slug: "komora", name: "Komora", image: "komora.svg", zones },
    { slug: "dvur", name: "Dvůr", zones },
  ];
  other.intercept("GET /api/venues/cs", () => json({ data: halls }));
  const page = await other.visitor().visit(paths.tickets());
  const keys = ["scena-komora", "scena-dvur"].map((id) => {
    const hall = byId(page.html, id);
    if (!hall) return null;
    return elements(hall, "tr").map((row) => [
      textOf(row),
      elements(row, "circle").map((dot) => attribute(dot, "fill")),
    ]);
  });
  expect(keys).toEqual([
    [
      ["Pásmo a barva na plánku Cena", []],
      ["Přízemí 290 Kč", ["#c8102e"]],
      ["Balkon 190 Kč", []],
    ],
    [
      ["Pásmo Cena", []],
      ["Přízemí 290 Kč", []],
      ["Balkon 190 Kč", []],
    ],
  ]);
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

test("the box office and the rules for a cancelled performance have their own anchors", async () => {
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

/** The page of a chosen evening over these dates of the programme. */
async function evening(id: number | string, dates: readonly unknown[] = tenStates) {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/programme/cs", () => json({ data: dates }));
  return other.visitor().visit(`${paths.tickets()}?termin=${id}`);
}

test("the chosen evening shows its day, hall, prices and ways to a ticket", async () => {
  const hall = { id: 2, title: "Maryša", price: { from: 190, to: 450 } };
  const page = await evening(2, [
    performanceWire(hall),
    performanceWire({ ...hall, id: 3, starts_at: "2026-12-08T19:00:00+01:00", ends_at: null }),
  ]);
  expect(page.status).toBe(200);
  expect(page.title).toBe("Vstupenky: Maryša, út 1. 12. 19:00 · Divadlo Na Vantrokách");
  const chosen = page.the("region", "Maryša");
  expect(textOf(chosen)).toContain("úterý 1. prosince v 19:00");
  expect(textOf(chosen)).toContain("Velký sál, konec asi v 21:10");
  expect(textOf(chosen)).toContain("Balkon 190 Kč");
  const links = elements(chosen, "a").map((link) => attribute(link, "href"));
  expect(links).toContain("tel:+420200000120");
  const mailto = links.find((href) => href?.startsWith("mailto:")) ?? "";
  expect(mailto).toContain("mailto:pokladna@divadlonavantrokach.example?subject=");
  expect(decodeURIComponent(mailto).replace(/\s/gu, " ")).toContain("Vstupenky: Maryša, út 1. 12. 19:00");
  expect(links).toContain("/vstupenky#pokladna");
  expect(links).toContain("/vstupenky?termin=3");
});

test("prices other than the hall's stand as the evening's own", async () => {
  const chosen = (await evening(2)).the("region", "Titul 2");
  expect(textOf(chosen)).toContain("Vstupné 190–590 Kč");
  expect(elements(chosen, "table")).toEqual([]);
});

test.each(tenStates.map((wire) => [wire.state, wire.id] as const))(
  "an evening that is %s says so, and no way to its ticket leads back to itself",
  async (state, id) => {
    const chosen = (await evening(id)).the("region", `Titul ${id}`);
    const next = {
      on_sale: ["https://vstupenky.example/1"],
      few_left: ["tel:+420200000120", "/vstupenky#pokladna"],
      reservation: ["tel:+420200000120", "/vstupenky#pokladna"],
      sold_out: ["/repertoar/titul-3#terminy"],
      presale_soon: ["/program/4.ics"],
      box_office_only: ["/vstupenky#pokladna"],
      free: [],
      closed_perf: [],
      cancelled: ["/vstupenky#vraceni"],
      moved: ["/program?od=2027-01-06#termin-99"],
    }[state];
    const links = elements(chosen, "a").map((link) => attribute(link, "href"));
    expect(links).toEqual(expect.arrayContaining([...(next ?? ["?"]), "/program"]));
    expect(links).not.toContain(`/vstupenky?termin=${id}`);
  },
);

test("every ticket that is offered on the page of tickets leads to its own evening", async () => {
  const page = await evening(2, [
    performanceWire({ id: 2 }),
    performanceWire({ id: 3, title: "Nora", ticket_url: "/vstupenky" }),
    performanceWire({ id: 4, title: "Kytice" }),
  ]);
  const buys = elements(page.the("list", "Nejbližší termíny"), "a", (link) =>
    textOf(link).startsWith("Koupit"),
  );
  expect(buys.map((link) => attribute(link, "href"))).toEqual(["/vstupenky?termin=3", "/vstupenky?termin=4"]);
});

test.each(["99", "abc", ""])(
  "an evening „%s“ outside of the programme is a 404 with other dates",
  async (id) => {
    const page = await evening(id);
    expect(page.status).toBe(404);
    expect(textOf(page.the("main"))).toContain("Tento termín už v programu není.");
    expect(elements(page.the("list", "Nejbližší termíny"), "article").length).toBeGreaterThan(0);
  },
);

test("a programme that cannot be read costs the chosen evening, and the page says so", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/programme/cs", () => json({}, 500));
  const page = await other.visitor().visit(`${paths.tickets()}?termin=2`);
  expect(page.status).toBe(503);
  expect(textOf(page.the("main"))).toContain("Vybraný termín se teď nepodařilo načíst.");
});

test("the page explains buying on-line only if a date is sold on-line", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/programme/cs", () => json({ data: tenStates }));
  expect(textOf((await other.visitor().visit(paths.tickets())).the("main"))).toContain(
    "koupit vstupenku online",
  );
  const bare = await openTestApp({ upstreamFetch: app.passOn });
  bare.intercept("GET /api/programme/cs", () =>
    json({ data: [performanceWire({ id: 1, ticket_url: null })] }),
  );
  const page = textOf((await bare.visitor().visit(paths.tickets())).the("region", "Jak koupit vstupenku"));
  expect(page).toContain("V pokladně divadla.");
  expect(page).not.toContain("online");
});
