import { czech } from "#standalone/seed/typeset.ts";
import * as brand from "#standalone/seed/data/brands.ts";
import * as category from "#standalone/seed/data/categories.ts";
import { onSale, product } from "./product.ts";

export const clothingProducts = [
  product(101, "tricko-vantroky", "Tričko Vantroky", {
    /** 590 CZK, now 442.50 (−25 %). */
    ...onSale(487.6033, 365.7025),
    position: 1,
    brand_id: brand.textile,
    category_ids: [category.clothing],
    perex: "Mlýnské kolo na hrudi, opona v zádech. Tričko, ve kterém hrajeme, stavíme i zametáme.",
    description: `
      <p>Naše mlýnské kolo se točí od roku 1996 a konečně se dá obléknout. Potisk je sítotisk dvěma barvami, který při
      nošení příjemně měkne a nepopraská ani po padesátém praní. Na zádech, těsně pod límcem, je drobná červená opona.</p>
      <p>Střih je rovný a o něco delší, takže drží i pod batohem nebo pod pracovní zástěrou. Nosí ho technika, herečky
      i pan ředitel – každý v jiné velikosti, všichni stejné.</p>
      <p>Šijeme ho o dvě vesnice dál, v Textilce Břežanka, z bavlny s gramáží 190 g/m². Doporučujeme vzít svou běžnou
      velikost; kdo má rád volnější trička, ať sáhne po větší. Velikost XXL šijeme na objednávku a odešleme ji do sedmi
      pracovních dnů.</p>`,
    images: ["101-tricko-vantroky.svg", "101-tricko-vantroky-zada.svg", "101-tricko-vantroky-potisk.svg"],
    created_day: -420,
    attributes: [
      { name: "Materiál", value: "bavlna" },
      { name: "Střih", value: "rovný, unisex" },
      { name: "Gramáž", value: czech("190 g/m²") },
      { name: "Potisk", value: "sítotisk, 2 barvy" },
      { name: "Údržba", value: czech("praní na 30 °C naruby, nesušit v sušičce") },
      { name: "Vyrobeno v", value: "Česku" },
    ],
    variants: [
      { name: "S", stock: 14 },
      { name: "M", stock: 22 },
      { name: "L", stock: 9 },
      { name: "XL", stock: 3 },
      { name: "XXL", stock: 0, order_days: 7 },
    ],
    composition: "100 % bavlna",
  }),
  product(102, "mikina-zakulisi", "Mikina Zákulisí", {
    /** 1 290 CZK. */
    price: 1066.1157,
    position: 8,
    brand_id: brand.textile,
    category_ids: [category.clothing],
    perex: "Černá jako portál, teplá jako reflektor. Mikina pro všechny, kdo při představení stojí ve tmě.",
    description: `
      <p>Kdo pracuje v zákulisí, nosí černou: aby ho nebylo vidět, když přestavuje stůl, podává meč nebo drží strom, aby nespadl.
      Tahle mikina vznikla původně jen pro naši techniku a diváci se po ní tak dlouho ptali, až jsme jich nechali ušít víc.</p>
      <p>Uvnitř je počesaná, na předloktí má úzký červený proužek – stejný, jakým se na jevišti lepí značky, kde má co stát.
      Do klokaní kapsy se vejde baterka, lepicí páska i svačina na druhou polovinu.</p>
      <p>Kapuce je dvojitá a šňůrky končí kovem, takže je ani netrpělivý herec nerozkouše. Velikost L nám právě došla,
      dorazí s další várkou.</p>`,
    images: ["102-mikina-zakulisi.svg", "102-mikina-zakulisi-rukav.svg"],
    created_day: -300,
    attributes: [
      { name: "Materiál", value: "bavlna" },
      { name: "Střih", value: "volný, unisex, kapuce a klokaní kapsa" },
      { name: "Gramáž", value: czech("320 g/m²") },
      { name: "Údržba", value: czech("praní na 30 °C, žehlení po rubu") },
      { name: "Vyrobeno v", value: "Česku" },
    ],
    variants: [
      { name: "S", stock: 6 },
      { name: "M", stock: 8 },
      { name: "L", stock: 0 },
      { name: "XL", stock: 2 },
    ],
    composition: "80 % bavlna, 20 % polyester",
  }),
  product(103, "ponozky-oponky", "Ponožky Oponky", {
    /** 190 CZK. */
    price: 157.0248,
    position: 4,
    brand_id: brand.textile,
    category_ids: [category.clothing],
    perex: "Stačí si sednout, přehodit nohu přes nohu a opona jde nahoru.",
    description: `
      <p>Na levé noze je opona zatažená, na pravé se právě rozhrnuje. Dohromady dávají začátek představení, jednotlivě
      alespoň slušnou ponožku. Vymyslela je naše výtvarnice kostýmů Sandra Hůlková během jedné dlouhé světelné zkoušky.</p>
      <p>Jsou pletené z česané bavlny, mají zesílenou patu a špičku a pružný lem, který neškrtí ani po třech hodinách
      Čechova. Vzor je vpletený, takže se nesloupne ani nevybledne.</p>
      <p>Dodáváme je v papírovém pásku, který poslouží jako záložka do programu.</p>`,
    images: ["103-ponozky-oponky.svg", "103-ponozky-oponky-par.svg"],
    is_new: true,
    created_day: -12,
    attributes: [
      { name: "Materiál", value: "bavlna" },
      { name: "Výška", value: "nad kotník" },
      { name: "Vzor", value: "vpletený, každá ponožka jiná" },
      { name: "Údržba", value: czech("praní na 40 °C") },
      { name: "Vyrobeno v", value: "Česku" },
    ],
    variants: [
      { name: "36–40", stock: 40 },
      { name: "41–45", stock: 35 },
    ],
    composition: "78 % bavlna, 20 % polyamid, 2 % elastan",
  }),
];
