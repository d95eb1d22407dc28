import { expect, test } from "vitest";
import { demoTheatre } from "../../../tests/support/demo-theatre.ts";

const { pages, products } = demoTheatre();

function textOf(slug: string): string {
  const body = pages.find((page) => page.slug === slug)?.body ?? "";
  return body.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/gu, " ");
}

test("only texts of a contract or of a duty are samples for a lawyer; a new page has to be sorted", () => {
  const samples = pages.filter(({ sample }) => sample).map(({ slug }) => slug);
  const others = pages.filter(({ sample }) => !sample).map(({ slug }) => slug);
  expect(samples).toEqual([
    "cookies",
    "darkove-poukazy",
    "navstevni-rad",
    "obchodni-podminky",
    "odstoupeni-od-smlouvy",
    "povinne-zverejnovane-informace",
    "pristupnost",
    "reklamace",
    "vnitrni-oznamovaci-system",
    "zasady-zpracovani-osobnich-udaju",
  ]);
  expect(others).toEqual([
    "doprava-a-platba",
    "english",
    "jak-nakupovat",
    "jdu-poprve",
    "kontakt-a-pokladna",
    "o-divadle",
    "predplatne",
    "pristupnost-a-cesta",
    "pro-media",
    "pro-skoly",
    "pronajmy",
    "volna-mista",
    "vstupenky",
  ]);
});

test("by the terms the order is the offer, and its confirmation concludes the contract", () => {
  const terms = textOf("obchodni-podminky");
  expect(terms).toContain(
    "Vystavení zboží v obchodě je výzvou k podání nabídky, ne návrhem na uzavření smlouvy",
  );
  expect(terms).toContain("§ 1732 odst. 2 občanského zákoníku se nepoužije. Návrhem je až vaše objednávka.");
  expect(terms).toContain(
    "Přijetím návrhu je potvrzení objednávky, které vám pošleme e-mailem, a smlouva je uzavřena okamžikem, kdy vám dojde.",
  );
  const concluding = pages.flatMap(({ slug }) => {
    const result =
      textOf(slug).match(/[^.]*(?:smlouva je uzavřena|(?:je|není) návrhem|návrhem je)[^.]*\./giu) ?? [];
    return result.map(() => slug);
  });
  expect(new Set(concluding)).toEqual(new Set(["obchodni-podminky"]));
});

test("the terms and the instruction say of sealed goods what the products say, and name each of them", () => {
  const sealed = products.filter((product) => product.withdrawal_excluded?.includes("zapečetěném obalu"));
  expect(sealed.length).toBeGreaterThan(0);
  for (const slug of ["obchodni-podminky", "odstoupeni-od-smlouvy"]) {
    expect(textOf(slug)).toContain("v zapečetěném obalu, které z hygienických důvodů není vhodné vrátit");
    expect(textOf(slug)).not.toContain("v uzavřeném obalu");
  }
  const named =
    textOf("odstoupeni-od-smlouvy")
      .match(/\(u nás [^)]*\)/gu)
      ?.join() ?? "";
  for (const { name } of sealed) expect(named).toContain(name.split(" ")[0]?.toLowerCase());
});

test("no sentence ends with two dots", () => {
  expect(pages.filter(({ body }) => /[^.]\.\.(?!\.)/u.test(body)).map(({ slug }) => slug)).toEqual([]);
});

test("the choice of Czech law takes no protection of the consumer's own country away", () => {
  expect(textOf("obchodni-podminky")).toMatch(
    /obvyklé bydliště v jiném státě.*nezbavuje vás tato volba ochrany.*čl\. 6 odst\. 2 nařízení \(ES\) č\. 593\/2008/u,
  );
});

test("the terms say that selling food at a distance was notified, and who supervises it", () => {
  expect(textOf("obchodni-podminky")).toMatch(
    /Prodej potravin na dálku jsme .* oznámili Státní zemědělské a potravinářské inspekci \(§ 3d zákona č\. 110\/1997 Sb\./u,
  );
});

test("the accessibility statement has its acts, state, gaps, method, date, contact and supervisors", () => {
  const statement = textOf("pristupnost");
  for (const needed of [
    "zákona č. 99/2019 Sb.",
    "zákona č. 424/2023 Sb.",
    "částečně v souladu",
    "Co splněno není",
    "se skutečnou čtečkou obrazovky ani celý nákup jen klávesnicí jsme web zatím nezkoušeli",
    "nástrojem axe, automaticky na každé stránce",
    "automatickým ovládáním klávesnicí",
    "kontrolou stromu přístupnosti",
    "Prohlášení bylo vypracováno 9. listopadu 2026",
    "pristupnost@divadlonavantrokach.example",
    "Digitální a informační agenturu",
    "Českou obchodní inspekci",
  ]) {
    expect(statement).toContain(needed);
  }
  expect(statement).not.toMatch(/ruční kontrol/u);
});
