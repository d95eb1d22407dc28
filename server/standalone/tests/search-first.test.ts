import { afterAll, beforeAll, expect, test } from "vitest";
import { openShared, type SharedStandalone } from "./open.ts";

let backend: SharedStandalone;
beforeAll(async () => {
  backend = await openShared();
});
afterAll(() => backend.close());

/** What a visitor writes, and the first result of all; ` | ` where two answer it as well. */
test.each<[question: string, first: string]>([
  // The way, the building, the hours.
  ["parkovani", "pages pristupnost-a-cesta"],
  ["kde zaparkovat", "pages pristupnost-a-cesta"],
  ["vozíčkář", "pages pristupnost-a-cesta"],
  ["jak se k vám dostanu", "pages pristupnost-a-cesta"],
  ["přebalování miminka", "pages pristupnost-a-cesta"],
  ["nedoslýchavý", "pages pristupnost-a-cesta | performances Maryša | performances Kytice"],
  ["english", "pages english"],
  ["wheelchair access", "pages english"],
  ["pokladna", "pages kontakt-a-pokladna"],
  ["kdy otevira pokladna", "pages kontakt-a-pokladna"],
  // Tickets and orders.
  ["kolik stojí lístek", "pages vstupenky"],
  ["slevy studenti", "pages vstupenky"],
  ["storno vstupenek", "pages vstupenky"],
  ["permanentka", "pages predplatne"],
  ["reklamace", "pages reklamace"],
  ["chci reklamovat rozbity hrnek", "pages reklamace"],
  ["oblečení do divadla", "pages jdu-poprve | products 101"],
  // Dates, by what they offer.
  ["titulky", "performances Revizor"],
  ["české titulky", "performances Maryša"],
  ["matiné", "performances Broučci"],
  ["představení na silvestra", "performances Silvestrovský Revizor"],
  // Titles and their authors.
  ["brouci", "productions broucci"],
  ["detske predstaveni", "productions broucci"],
  ["divadlo pro deti", "productions broucci"],
  ["Maryšu", "productions marysa"],
  ["r.u.r.", "productions rur"],
  ["hry karla čapka", "productions rur"],
  ["shakespir", "productions sen-noci-svatojanske"],
  ["tri sestri", "productions tri-sestry"],
  ["gogola revizora", "productions revizor"],
  // People.
  ["sarka zdarkova", "people sarka-zdarkova"],
  ["Chalupníkovou", "people barbora-chalupnikova"],
  ["Suchopárek", "people matej-suchopar"],
  ["ředitel", "people dusan-hrubes"],
  // The shop.
  ["hrnecek", "products 105"],
  ["šálek", "products 105"],
  ["triček", "products 101"],
  ["mykina", "products 102"],
  ["zápisník tečky", "products 111"],
  ["brouček", "products 116"],
  ["poukaz", "products 201"],
  ["darek pro babicku", "products 201 | products 202"],
  // News.
  ["relaxované představení", "articles relaxovana-predstaveni"],
  ["mlýnský vítr", "articles jak-se-rodi-mlynsky-vitr"],
])("„%s“ finds %s first", async (question, first) => {
  const ask = async (q: string) =>
    (await backend.call("GET", `/api/search/cs?q=${encodeURIComponent(q)}&limit=1`)).body.data.groups;
  const [group] = await ask(question);
  const [item] = group?.items ?? [];
  expect(first.split(" | ")).toContain(`${group?.kind} ${nameOf(group?.kind, item)}`);
  // Letters with their marks apart are the same.
  expect((await ask(question.normalize("NFD")))[0]).toEqual(group);
});

function nameOf(kind: string, item: { id: number; title: string; slug: string }): string | number {
  if (kind === "products") return item.id;
  return kind === "performances" ? item.title : item.slug;
}
