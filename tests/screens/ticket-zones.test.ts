import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, elements, textOf } from "../support/page-queries.ts";
import { performanceWire } from "./performance-wire.ts";
import { card, person, submit } from "./shopping.ts";

const app = await openTestApp({ onlyReads: true });

// Revizor: four zones, concessions on the balcony alone, places for wheelchairs.
const evening = { id: 1 };
const accessGroup = "Na vozíku, s průkazem ZTP a s doprovodem";
const taxed = { tax_rate: { rate: 0 }, free: 90 };
const stalls = { ...taxed, variant_id: 1, name: "Přízemí", price: 450 };
const balcony = { ...taxed, variant_id: 2, name: "Balkon", price: 190 };
const student = { ...taxed, variant_id: 3, name: "Balkon – student", price: 143, concession_of: 2 };
const child = { ...taxed, variant_id: 4, name: "Přízemí do 15 let", price: 300, concession_of: 1 };
const wheelchair = { ...taxed, variant_id: 5, name: "Místo pro vozík", price: 90, is_access: true };

/** The page of an evening that sells these categories. */
async function selling(categories: readonly object[]) {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  const tickets = { product_id: 77, max_per_order: 4, categories };
  other.intercept("GET /api/programme/cs", () => json({ data: [performanceWire({ id: 2, tickets })] }));
  return other.visitor().visit(paths.tickets({ id: 2 }));
}

test("a concession is a choice under its zone, by its own name", async () => {
  const page = await app.visitor().visit(paths.tickets(evening));
  const balconies = page.the("list", "Zlevněné vstupenky: Balkon");
  expect(elements(balconies, "li").map(textOf)).toEqual([
    expect.stringMatching(/^Student U vchodu předložíte: platný průkaz studenta nebo ISIC\. 143 Kč/u),
    expect.stringMatching(/^Senior /u),
  ]);
  expect(elements(balconies, "input").map((input) => attribute(input, "aria-label"))).toEqual([
    "Počet kusů: Student, balkon",
    "Počet kusů: Senior, balkon",
  ]);
});

test("places for wheelchairs and for holders of a disability card stand apart", async () => {
  const page = await app.visitor().visit(paths.tickets(evening));
  const group = page.the("group", accessGroup);
  const names = elements(group, "input").map((input) => attribute(input, "aria-label"));
  expect(names).toEqual([
    "Počet kusů: Místo pro vozík",
    "Počet kusů: Doprovod k\u00a0vozíku",
    "Počet kusů: ZTP a\u00a0doprovod, balkon",
  ]);
  expect(textOf(group)).toMatch(
    /Doprovod k vozíku poslední 2 místa U vchodu předložíte: průkaz ZTP nebo ZTP\/P toho, koho doprovázíte\. 95 Kč/u,
  );
});

test("the cart and the order seat a companion beside the wheelchair", async () => {
  const page = await (await openTestApp()).visitor().visit(paths.tickets(evening));
  const cart = await page.press("Do košíku", { "pocet-1000014": "1", "pocet-1000018": "1" });
  const shown = textOf(cart.the("main"));
  expect(shown).toMatch(/8\. řada u uličky, místo 1.*8\. řada u uličky, místo 2/u);
  expect(shown).not.toContain("Souhlasím s místy zvlášť");
  const { phone: _phone, ...guest } = person;
  const gateway = await cart.press(submit, { ...card, ...guest });
  const ordered = textOf((await gateway.press("Zaplaceno")).the("main"));
  for (const part of ["Místo pro vozík", "Doprovod k vozíku", "8. řada u uličky, místo 1", "8. řada u uličky, místo 2"]) expect(ordered).toContain(part); // oxfmt-ignore
});

test("a back office that tells neither has a flat list", async () => {
  const flat = [
    stalls,
    balcony,
    { ...student, concession_of: undefined },
    { ...wheelchair, is_access: null },
  ];
  const page = await selling(flat);
  expect(page.has("button", "Přidat vstupenku: Balkon – student")).toBe(true);
  expect(page.has("group", accessGroup)).toBe(false);
  const form = textOf(page.the("form", "Do košíku"));
  expect(form).toContain("Balkon – student 143 Kč");
  expect(form).not.toContain("Zlevněné vstupenky");
});

test.each([
  ["one zone", [stalls, balcony, student], "Zlevněné vstupenky prodáváme online jen v pásmu Balkon."],
  [
    "two zones of three",
    [stalls, balcony, { ...stalls, variant_id: 9, name: "Galerie" }, student, child],
    "Zlevněné vstupenky prodáváme online jen v pásmech Přízemí a Balkon.",
  ],
])("the form says that only %s have concessions, if others have none", async (_zones, all, sentence) => {
  expect(textOf((await selling(all)).the("form", "Do košíku"))).toContain(sentence);
});

test.each([
  ["all zones have concessions", [stalls, balcony, student, child]],
  ["none has", [stalls, balcony, wheelchair]],
])("if %s, the form says nothing of it", async (_case, all) => {
  expect(textOf((await selling(all)).the("form", "Do košíku"))).not.toContain("jen v pásm");
});

/** The prices of these evenings on the title's page, and its own range. */
async function titlePrices(evenings: readonly object[], price: object) {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  const data = evenings.map((item, index) => performanceWire({ id: index + 1, title: "Maryša", ...item }));
  other.intercept("GET /api/programme/cs", () => json({ data }));
  other.intercept("GET /api/repertoire/cs/marysa", async (request) => {
    const { data: title } = await (await app.passOn(request)).json();
    return json({ data: { ...title, price } });
  });
  const page = await other.visitor().visit(paths.production({ slug: "marysa" }));
  return textOf(page.the("region", "Základní údaje"));
}

const sells = (...categories: object[]) => ({ tickets: { product_id: 77, categories } });
const range = { from: 190, to: 450 };

test("a title's page tells the lowest concession of its coming evenings", async () => {
  const evenings = [sells(stalls, child), sells(balcony, student, wheelchair), { tickets: null }];
  expect(await titlePrices(evenings, range)).toContain("190–450 Kč zlevněné vstupenky od 143 Kč");
});

test("a title's page has the same decimals in its prices and in its concessions", async () => {
  const evenings = [sells(balcony, { ...student, price: 142.5 })];
  expect(await titlePrices(evenings, range)).toContain("190,00–450,00 Kč zlevněné vstupenky od 142,50 Kč");
});

test.each([
  ["have none", sells(stalls, balcony, wheelchair)],
  ["are cancelled", { ...sells(balcony, student), state: "cancelled" }],
])("a title whose coming evenings %s has no word of concessions", async (_why, one) => {
  expect(await titlePrices([one], range)).not.toContain("zlevněné");
});

test("an evening has the plan of its hall beside its tickets, with its colours", async () => {
  const page = await app.visitor().visit(paths.tickets(evening));
  const plans = elements(page.html, "img", (image) => attribute(image, "alt") === "Plánek: Velký sál");
  const chosen = page.the("region", "Revizor");
  expect(elements(chosen, "img")).toContain(plans[0]);
  const colours = elements(page.the("form", "Do košíku"), "circle").map((dot) => attribute(dot, "fill"));
  expect(colours).toEqual(["#c8102e", "#1b1717", "#2f5d62", "#5e8585"]);
  expect(page.has("list", "Barvy na plánku")).toBe(false);
});

test("the hall of a chosen evening has no second plan and no other prices", async () => {
  const page = await app.visitor().visit(paths.tickets(evening));
  expect(elements(page.html, "img", (image) => attribute(image, "alt") === "Plánek: Velký sál").length).toBe(
    1,
  );
  const hall = textOf(page.the("region", "Kde budete sedět"));
  expect(hall).toContain("312 míst");
  expect(hall).not.toContain("Kč");
  expect(hall).not.toContain("Ceny jednotlivých představení");
});

test("the colours that no ticket of the evening tells stand at its plan", async () => {
  const page = await selling([{ ...balcony, name: "BALKON" }, stalls]);
  const key = elements(page.the("list", "Barvy na plánku"), "li").map(textOf);
  expect(key).toEqual(["1.–5. řada", "6.–11. řada", "12.–16. řada"]);
});

test("a cancelled evening has no plan and no prices", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  const off = performanceWire({ id: 2, state: "cancelled", price: range });
  other.intercept("GET /api/programme/cs", () => json({ data: [off] }));
  const page = await other.visitor().visit(paths.tickets({ id: 2 }));
  expect(
    elements(page.the("region", "Titul 2"), "img").map((image) => attribute(image, "alt")),
  ).not.toContain("Plánek: Velký sál");
  expect(elements(page.the("region", "Titul 2"), "table")).toEqual([]);
});
