import { czech } from "#standalone/seed/typeset.ts";
import * as brand from "#standalone/seed/data/brands.ts";
import * as category from "#standalone/seed/data/categories.ts";
import { product } from "./product.ts";

export const bookProducts = [
  product(112, "kniha-tricet-let-proti-proudu", "Kniha Třicet let proti proudu", {
    price: 490,
    position: 6,
    brand_id: brand.publisher,
    category_ids: [category.books],
    tax_rate: 0,
    perex: "Jak parta nadšenců vyměnila mlýnské kolo za točnu a proč to celé ještě drží pohromadě.",
    description: `
      <p>Třicet sezon, sto čtyřicet premiér, tři povodně a jedna svatba přímo na jevišti. Dramaturgyně Klára Poledňová
      vyzpovídala herečky, osvětlovače, šatnářky i diváky, kteří chybějí jen na fotografiích, protože je právě fotili.</p>
      <p>Kniha má dvanáct kapitol a dá se číst odkudkoli. Najdete v ní první ručně psaný program, plán přestavby mlýna
      i úplný soupis inscenací s obsazením od roku 1996.</p>
      <p>Obrazová část přináší přes dvě stě fotografií a scénických návrhů, z nichž většina dosud nikde nevyšla.</p>`,
    images: ["112-kniha-tricet-let.svg", "112-kniha-tricet-let-otevrena.svg"],
    stock: 40,
    created_day: -60,
    attributes: [
      { name: "Materiál", value: "papír" },
      { name: "Autorka", value: "Klára Poledňová" },
      { name: "Rozsah", value: czech("288 stran") },
      { name: "Formát", value: czech("195 × 250 mm") },
      { name: "Vazba", value: "pevná, šitá" },
      { name: "Vydáno", value: "2026" },
    ],
  }),
  product(113, "program-k-inscenaci-marysa", "Program k inscenaci Maryša", {
    price: 70,
    position: 15,
    brand_id: brand.workshop,
    category_ids: [category.books],
    tax_rate: 0,
    perex: "Jedna káva a žádná cesta zpět. Všechno, co o ní chcete vědět, až se rozsvítí.",
    description: `
      <p>Tištěný program k inscenaci Hany Ryšavé obsahuje celé obsazení a inscenační tým, rozhovor s režisérkou o tichu na jevišti
      a esej o tom, zač se na Moravě v devatenáctém století kupovala nevěsta.</p>
      <p>Uprostřed je dvoustrana s fotografiemi ze zkoušek a na konci recept na kávu, která se pít dá. Texty neprozrazují víc,
      než bylo před sto lety v novinách, přesto doporučujeme číst až o přestávce.</p>
      <p>Program koupíte i v den představení u uvaděček; tady ho máme pro ty, kdo si ho chtějí přečíst předem, nebo ho
      sbírají.</p>`,
    images: ["113-program-marysa.svg"],
    stock: 150,
    created_day: -240,
    attributes: [
      { name: "Materiál", value: "papír" },
      { name: "K inscenaci", value: "Maryša" },
      { name: "Rozsah", value: czech("32 stran") },
      { name: "Formát", value: czech("148 × 210 mm (A5)") },
      { name: "Vazba", value: "šitá dvěma sponami" },
      { name: "Jazyk", value: czech("čeština, souhrn v angličtině") },
    ],
  }),
  product(119, "vinyl-kytice-hudba-z-inscenace", "Vinyl Kytice – hudba z inscenace", {
    price: 619.8347,
    position: 19,
    brand_id: brand.workshop,
    category_ids: [category.books],
    perex: "Sedm balad na dvou stranách. Pouštět po setmění a nahlas.",
    description: `
      <p>Hudba Víta Šindelky k naší Kytici vznikala přímo ve mlýně: rytmus drží dřevěná kola, basy staré kameny a sbor
      natáčel v prázdném náhonu, protože tam byla nejlepší ozvěna. Na desce je čtyřicet dva minut hudby i šeptaných veršů.</p>
      <p>Na straně A najdete Kytici, Poklad, Svatební košili a Polednici, na straně B Zlatý kolovrat, Vodníka a Dceřinu kletbu.
      Ve vložené příloze jsou všechny texty a soupis nástrojů, z nichž polovina původně mlela mouku.</p>
      <p>Deska je černá, 180gramová, v pevném obalu se sedmi květy, za každou baladu jedním.</p>`,
    images: ["119-vinyl-kytice.svg"],
    stock: 12,
    created_day: -35,
    attributes: [
      { name: "Materiál", value: "vinyl" },
      { name: "K inscenaci", value: "Kytice" },
      { name: "Formát", value: czech("12″ LP, 33 otáček, 180 g") },
      { name: "Celkový čas", value: czech("42 min") },
      { name: "Hudba", value: "Vít Šindelka" },
      { name: "Interpreti", value: "soubor Divadla Na Vantrokách" },
    ],
    withdrawal_excluded:
      "Nahrávku dodáváme v zapečetěném obalu. Jakmile ho porušíte, od smlouvy už odstoupit nelze (§ 1837 občanského zákoníku).",
  }),
];
