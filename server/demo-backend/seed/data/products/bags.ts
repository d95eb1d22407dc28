import type { SeedPrice, SeedProduct } from "#server/demo-backend/seed/types.ts";
import { czech } from "#server/demo-backend/seed/typeset.ts";
import * as brand from "#server/demo-backend/seed/data/brands.ts";
import * as category from "#server/demo-backend/seed/data/categories.ts";
import { theatreWorkshop } from "#server/demo-backend/seed/data/manufacturers.ts";
import { fullPrice, plain, variantsOf } from "./plain.ts";

/** 290 CZK. */
const bagPrice: SeedPrice = { ...fullPrice, price: 239.6694 };

/**
 * 690 CZK since ten days ago, 650 before; now 552.50. The discount is −15 % of the lowest price of the last 30 days,
 * not the −20 % that the raised price would suggest.
 */
const umbrellaPrice: SeedPrice = {
  price: 570.2479,
  price_sale: 456.6116,
  is_price_sale_active: true,
  lowest_price_30d: 537.1901,
};

export const bagProducts: readonly SeedProduct[] = [
  {
    ...plain,
    ...bagPrice,
    id: 104,
    name: "Plátěná taška Lístek do kapsy",
    slug: "platena-taska-listek-do-kapsy",
    position: 5,
    brand_id: brand.workshop,
    category_ids: [category.bags],
    tax_rate: 21,
    perex: czech(
      "Velká taška s malou kapsou přesně na jednu vstupenku. Tu už před divadlem hledat nebudete.",
    ),
    description: czech(`
      <p>Každý večer v pokladně vidíme totéž: fronta, otevřená kabelka a věta „já ji tady někde mám“. Proto jsme na tašku
      našili kapsu, do které se vejde vstupenka, šatnový lístek a nic dalšího. Je vepředu, v pravém horním rohu, a je červená.</p>
      <p>Do zbytku se pohodlně vejde program, láhev, svetr i večerní nákup. Ucha jsou dost dlouhá na rameno a prošitá
      křížem, takže unesou i sebrané spisy.</p>
      <p>Tašky šijeme sami v divadelní krejčovně, mezi dvěma premiérami. Látka je pevná a pere se s ostatním prádlem.</p>`),
    images: ["104-platena-taska.svg", "104-platena-taska-kapsa.svg"],
    stock: 0,
    created_day: -250,
    attributes: [
      { name: "Materiál", value: "bavlna" },
      { name: "Rozměry", value: czech("38 × 42 × 8 cm") },
      { name: "Délka uch", value: czech("68 cm") },
      { name: "Nosnost", value: czech("12 kg") },
      { name: "Vyrobeno v", value: czech("divadelní krejčovně, v Doubravíně") },
    ],
    variants: variantsOf(bagPrice, 1041, [
      { name: "přírodní", stock: 60 },
      { name: "červená", stock: 4 },
    ]),
    manufacturer: theatreWorkshop,
    composition: czech("100 % bavlna (plátno 280 g/m²)"),
  },
  {
    ...plain,
    ...umbrellaPrice,
    id: 106,
    name: "Deštník Letní dvůr",
    slug: "destnik-letni-dvur",
    position: 13,
    brand_id: brand.workshop,
    category_ids: [category.bags],
    tax_rate: 21,
    perex: czech("Na Letním dvoře hrajeme za každého počasí. Tohle je pro každé počasí."),
    description: czech(`
      <p>Shora je klidný jako hladina nad jezem, zespodu pod ním svítí hvězdy: dvacet bílých bodů přesně v souhvězdích, která
      jsou nad naším dvorem vidět v půl desáté na konci června. Když při Snu noci svatojánské začne pršet, stačí zvednout hlavu.</p>
      <p>Otevírá se jedním stiskem a má osm laminátových žeber, která se ve větru prohnou a zase vrátí. Rukojeť je z bukového
      dřeva a dá se pověsit na opěradlo před vámi.</p>
      <p>Na sezonu ho vyrábíme postupně; po objednání ho odešleme do pěti pracovních dnů.</p>`),
    images: ["106-destnik-letni-dvur.svg", "106-destnik-letni-dvur-obloha.svg"],
    stock: 0,
    order_days: 5,
    created_day: -190,
    attributes: [
      { name: "Materiál", value: "textil" },
      { name: "Průměr po otevření", value: czech("104 cm") },
      { name: "Délka", value: czech("88 cm") },
      { name: "Hmotnost", value: czech("460 g") },
      { name: "Otevírání", value: "automatické" },
    ],
    manufacturer: theatreWorkshop,
    warnings: czech("Deštník má kovovou tyč, za bouřky ho na volném prostranství nepoužívejte."),
    composition: czech("Potah 100 % polyester"),
  },
  {
    ...plain,
    price: 74.3802,
    id: 110,
    name: "Odznaky Potlesk (4 ks)",
    slug: "odznaky-potlesk",
    position: 17,
    brand_id: brand.workshop,
    category_ids: [],
    tax_rate: 21,
    perex: czech("Čtyři stupně nadšení na klopu: od zdvořilého tleskání až po ovaci vestoje."),
    description: czech(`
      <p>Potlesk má v divadle svou stupnici a každý z těchto odznaků je jeden její dílek: klidné dlaně, dlaně v pohybu, dlaně
      nad hlavou a nakonec celá stojící řada. Připněte si ten, který večeru odpovídá – herci si toho všimnou.</p>
      <p>Odznaky lisujeme v divadelní dílně na starém ručním lisu, kterému neřekne nikdo jinak než „děda“. Jsou plechové,
      s matným povrchem a bezpečnou spínací jehlou.</p>
      <p>Sada je připnutá na kartičce, na jejíž zadní straně je místo na krátké věnování.</p>`),
    images: ["110-odznaky-potlesk.svg"],
    stock: 120,
    created_day: -365,
    attributes: [
      { name: "Materiál", value: "kov" },
      { name: "Počet v sadě", value: czech("4 ks") },
      { name: "Průměr", value: czech("32 mm") },
      { name: "Provedení", value: "plech, matná fólie" },
    ],
    manufacturer: theatreWorkshop,
    warnings: czech("Nevhodné pro děti do 3 let: malé části a ostrá spínací jehla."),
  },
];
