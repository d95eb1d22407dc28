import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import type { Hints } from "#app/domain/search.ts";
import { openTestApp } from "../support/open-app.ts";

const app = await openTestApp({ onlyReads: true });

/** A typed query, and the first hint of its kind. */
test.each<[question: string, first: string]>([
  ["maryša", "Maryša"],
  ["marysa", "Maryša"],
  ["maryšu", "Maryša"],
  ["mrštík", "Maryša"],
  ["rur", "R. U. R."],
  ["čapek", "R. U. R."],
  ["roboti", "R. U. R."],
  ["revizora", "Revizor"],
  ["gogol", "Revizor"],
  ["tri sestry", "Tři sestry"],
  ["čechov", "Tři sestry"],
  ["sen noci", "Sen noci svatojánské"],
  ["shakespeare", "Sen noci svatojánské"],
  ["lakomce", "Lakomec"],
  ["moliere", "Lakomec"],
  ["nora", "Nora"],
  ["ibsen", "Nora"],
  ["broucky", "Broučci"],
  ["cyrano", "Cyrano z Bergeracu"],
  ["dudák", "Strakonický dudák"],
  ["erben", "Kytice"],
  ["ze života hmyzu", "Ze života hmyzu"],
  ["chalupnikova", "Barbora Chalupníková"],
  ["Chalupníkovou", "Barbora Chalupníková"],
  ["barbora", "Barbora Chalupníková"],
  ["týfa", "Radovan Týfa"],
  ["hrubeš", "Dušan Hrubeš"],
  ["krejcir", "Tobiáš Krejčíř"],
  ["suchopár", "Matěj Suchopár"],
  ["ryšavá hana", "Hana Ryšavá"],
  ["předprodej na leden", "Předprodej na leden začíná 1. prosince v 10:00"],
  ["pokladna o vánocích", "Pokladna o Vánocích"],
  ["relaxovaná představení", "Nově u nás: relaxovaná představení"],
  ["zrušené představení", "Zrušené představení: Maryša 4. prosince"],
  ["deník asistentky", "Deník asistentky režie: týden před premiérou"],
  ["vítr", "Zákulisí: jak se rodí mlýnský vítr"],
  ["opona", "Pět věcí, které jste o oponě nevěděli"],
  ["obchodní podmínky", "Obchodní podmínky"],
  ["reklamace", "Reklamace"],
  ["přístupnost", "Přístupnost a cesta"],
  ["prohlášení o přístupnosti", "Prohlášení o přístupnosti"],
  ["hrnek", "Hrnek Přestávka 300 ml"],
  ["tričko", "Tričko Vantroky"],
])("„%s“ finds „%s“ among the first", async (question, first) => {
  const response = await app.visitor().request(paths.searchHints(question));
  const { hints }: Hints = await response.json();
  const kinds = [...new Set(hints.map(({ kind }) => kind))];
  const firsts = kinds.map((kind) =>
    hints.find((hint) => hint.kind === kind)?.text.replaceAll("\u00a0", " "),
  );
  expect(firsts).toContain(first);
});

test.each([
  ["rehacko", "Eliška Řeháčková", "/lide/"],
  ["brouci", "Broučci", "/repertoar/broucci"],
  ["vozíčkář", "Přístupnost a cesta", "/info/pristupnost-a-cesta"],
  ["english", "In English", "/en"],
  ["anglické titulky", "Revizor", "/program?od=2026-11-24#termin-"],
])("the best hint of „%s“ is the first one, which the arrow opens: %s", async (question, text, to) => {
  const response = await app.visitor().request(paths.searchHints(question));
  const { hints }: Hints = await response.json();
  expect(hints[0]).toMatchObject({ text, to: expect.stringContaining(to) });
});

test("„přístupnost“ finds the page about the building, then the statement about the site", async () => {
  const response = await app.visitor().request(paths.searchHints("přístupnost"));
  const { hints }: Hints = await response.json();
  const addresses = hints.map(({ to }) => to).filter((to) => to.startsWith("/info/"));
  expect(addresses.slice(0, 2)).toEqual(["/info/pristupnost-a-cesta", "/info/pristupnost"]);
});
