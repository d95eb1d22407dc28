import { czech } from "#standalone/seed/typeset.ts";
import * as brand from "#standalone/seed/data/brands.ts";
import * as category from "#standalone/seed/data/categories.ts";
import { onSale, product } from "./product.ts";

export const bagProducts = [
  product(104, "platena-taska-listek-do-kapsy", "Plátěná taška Lístek do kapsy", {
    /** 290 CZK. */
    price: 239.6694,
    position: 5,
    brand_id: brand.workshop,
    category_ids: [category.bags],
    perex: "Velká taška s malou kapsou přesně na jednu vstupenku. Tu už před divadlem hledat nebudete.",
    description: `
      <p>Každý večer v pokladně vidíme totéž: fronta, otevřená kabelka a věta „já ji tady někde mám“. Proto jsme na tašku
      našili kapsu, do které se vejde vstupenka, šatnový lístek a nic dalšího. Je vepředu, v pravém horním rohu, a je červená.</p>
      <p>Do zbytku se pohodlně vejde program, láhev, svetr i večerní nákup. Ucha jsou dost dlouhá na rameno a prošitá
      křížem, takže unesou i sebrané spisy.</p>
      <p>Tašky šijeme sami v divadelní krejčovně, mezi dvěma premiérami. Látka je pevná a pere se s ostatním prádlem.</p>`,
    images: ["104-platena-taska.svg", "104-platena-taska-kapsa.svg"],
    created_day: -250,
    attributes: [
      { name: "Materiál", value: "bavlna" },
      { name: "Rozměry", value: czech("38 × 42 × 8 cm") },
      { name: "Délka uch", value: czech("68 cm") },
      { name: "Nosnost", value: czech("12 kg") },
      { name: "Vyrobeno v", value: czech("divadelní krejčovně, v Doubravíně") },
    ],
    variants: [
      { name: "přírodní", stock: 60 },
      { name: "červená", stock: 4 },
    ],
    composition: "100 % bavlna (plátno 280 g/m²)",
  }),
  product(106, "destnik-letni-dvur", "Deštník Letní dvůr", {
    /**
     * 690 CZK since ten days ago, 650 before; now 552.50. The discount is −15 % of the lowest price of the last 30
     * days, not the −20 % that the raised price would suggest.
     */
    ...onSale(570.2479, 456.6116, 537.1901),
    position: 13,
    brand_id: brand.workshop,
    category_ids: [category.bags],
    perex: "Na Letním dvoře hrajeme za každého počasí. Tohle je pro každé počasí.",
    description: `
      <p>Shora je klidný jako hladina nad jezem, zespodu pod ním svítí hvězdy: dvacet bílých bodů přesně v souhvězdích, která
      jsou nad naším dvorem vidět v půl desáté na konci června. Když při Snu noci svatojánské začne pršet, stačí zvednout hlavu.</p>
      <p>Otevírá se jedním stiskem a má osm laminátových žeber, která se ve větru prohnou a zase vrátí. Rukojeť je z bukového
      dřeva a dá se pověsit na opěradlo před vámi.</p>
      <p>Na sezonu ho vyrábíme postupně; po objednání ho odešleme do pěti pracovních dnů.</p>`,
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
    warnings: "Deštník má kovovou tyč, za bouřky ho na volném prostranství nepoužívejte.",
    composition: "Potah 100 % polyester",
  }),
  product(110, "odznaky-potlesk", "Odznaky Potlesk (4 ks)", {
    price: 74.3802,
    position: 17,
    brand_id: brand.workshop,
    category_ids: [],
    perex: "Čtyři stupně nadšení na klopu: od zdvořilého tleskání až po ovaci vestoje.",
    description: `
      <p>Potlesk má v divadle svou stupnici a každý z těchto odznaků je jeden její dílek: klidné dlaně, dlaně v pohybu, dlaně
      nad hlavou a nakonec celá stojící řada. Připněte si ten, který večeru odpovídá – herci si toho všimnou.</p>
      <p>Odznaky lisujeme v divadelní dílně na starém ručním lisu, kterému neřekne nikdo jinak než „děda“. Jsou plechové,
      s matným povrchem a bezpečnou spínací jehlou.</p>
      <p>Sada je připnutá na kartičce, na jejíž zadní straně je místo na krátké věnování.</p>`,
    images: ["110-odznaky-potlesk.svg"],
    stock: 120,
    created_day: -365,
    attributes: [
      { name: "Materiál", value: "kov" },
      { name: "Počet v sadě", value: czech("4 ks") },
      { name: "Průměr", value: czech("32 mm") },
      { name: "Provedení", value: "plech, matná fólie" },
    ],
    warnings: "Nevhodné pro děti do 3 let: malé části a ostrá spínací jehla.",
  }),
];
