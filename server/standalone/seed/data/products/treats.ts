import { czech } from "#standalone/seed/typeset.ts";
import * as brand from "#standalone/seed/data/brands.ts";
import * as category from "#standalone/seed/data/categories.ts";
import { food, nutrition } from "./food.ts";
import { product } from "./product.ts";

/** Why opened food cannot be returned. */
export const opened = czech(
  "Dodáváme v zapečetěném obalu, který chrání potravinu z hygienických důvodů. Jakmile ho porušíte, od smlouvy už odstoupit nelze (§ 1837 občanského zákoníku).",
);

export const treatProducts = [
  product(117, "cokolada-prestavka-70-g", "Čokoláda Přestávka 70 g", {
    /** 119 CZK. */
    price: 106.25,
    position: 14,
    brand_id: brand.workshop,
    category_ids: [category.treats],
    tax_rate: 12,
    perex: "Tichá čokoláda: žádný alobal, žádné šustění. Dá se rozbalit i při monologu.",
    description: `
      <p>Nejhlasitější věc v hledišti bývá obal od bonbonu. Naši čokoládu proto balíme do měkkého papíru, který se rozevře jako
      opona a nevydá ani hlásku; vyzkoušeno v první řadě na Noře.</p>
      <p>Tabulka je rozdělená na dvacet dílků – jeden na každou minutu přestávky. Hořká je pro tragédie, mléčná pro
      komedie, ale řídit se tím nemusíte.</p>
      <p>Skladujte v suchu do 20 °C. Datum minimální trvanlivosti je na zadní straně obalu a od odeslání zbývají vždy alespoň
      tři měsíce.</p>`,
    images: ["117-cokolada-prestavka.svg", "117-cokolada-prestavka-rozbalena.svg"],
    created_day: -120,
    attributes: [
      { name: "Hmotnost", value: czech("70 g") },
      { name: "Podíl kakaa", value: czech("hořká 72 %, mléčná 42 %") },
      { name: "Skladování", value: czech("v suchu, do 20 °C") },
      { name: "Minimální trvanlivost", value: czech("nejméně 3 měsíce od odeslání") },
    ],
    variants: [
      { name: "hořká", stock: 50 },
      { name: "mléčná", stock: 24 },
    ],
    composition:
      "Hořká: kakaová hmota, třtinový cukr, kakaové máslo, emulgátor (SÓJOVÝ lecitin). Mléčná: třtinový cukr, kakaové máslo, sušené plnotučné MLÉKO, kakaová hmota, emulgátor (SÓJOVÝ lecitin). Může obsahovat stopy LÍSKOVÝCH OŘECHŮ a MANDLÍ.",
    food: food("Hořká čokoláda nebo mléčná čokoláda, podle varianty", "70 g", {
      nutrition: [
        nutrition(["2 421 kJ / 584 kcal", "44 g", "27 g", "32 g", "26 g", "9,5 g", "0,02 g"], "hořká"),
        nutrition(["2 373 kJ / 570 kcal", "38 g", "23 g", "47 g", "45 g", "8,0 g", "0,18 g"], "mléčná"),
      ],
    }),
    unit_price: { gross: 1700, unit: "kg" },
    withdrawal_excluded: opened,
  }),
  product(118, "pernik-dudak-60-g", "Perník Dudák 60 g", {
    price: 75.8929,
    position: 16,
    brand_id: brand.gingerbread,
    category_ids: [category.treats],
    tax_rate: 12,
    perex: "Kdo chce slyšet pravdu, ať zaplatí muzikantům. Kdo má hlad, ať si vezme perník.",
    description: `
      <p>Perníkový dudák se peče podle formy vyřezané z hruškového dřeva, kterou nám půjčilo městské muzeum a zapomnělo si pro
      ni přijít. Zdobený je ručně bílkovou polevou, takže každý dudák má trochu jiný výraz.</p>
      <p>Těsto odpočívá týden, voní po medu, hřebíčku a badyánu a perník vydrží měkký až do konce prázdnin, pokud na něj
      ovšem nenajdete chuť dřív.</p>
      <p>Je zabalený v sáčku se stuhou a s kartičkou, na kterou se vejde jméno obdarovaného.</p>`,
    images: ["118-pernik-dudak.svg"],
    stock: 36,
    created_day: -100,
    attributes: [
      { name: "K inscenaci", value: "Strakonický dudák" },
      { name: "Hmotnost", value: czech("60 g") },
      { name: "Výška", value: czech("14 cm") },
      { name: "Skladování", value: "v suchu" },
      { name: "Minimální trvanlivost", value: czech("nejméně 2 měsíce od odeslání") },
    ],
    composition:
      "PŠENIČNÁ mouka, cukr, med 18 %, VEJCE, máslo (MLÉKO), koření (skořice, hřebíček, badyán), kypřicí látka (jedlá soda), poleva (cukr, VAJEČNÝ bílek). Může obsahovat stopy OŘECHŮ.",
    food: food("Perník zdobený bílkovou polevou", "60 g", {
      nutrition: [nutrition(["1 597 kJ / 378 kcal", "6,2 g", "3,2 g", "73 g", "40 g", "6,5 g", "0,60 g"])],
    }),
    unit_price: { gross: 1416.67, unit: "kg" },
    withdrawal_excluded: opened,
  }),
];
