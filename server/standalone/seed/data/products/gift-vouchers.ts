import { czech } from "#standalone/seed/typeset.ts";
import * as brand from "#standalone/seed/data/brands.ts";
import * as category from "#standalone/seed/data/categories.ts";
import { product } from "./product.ts";

/** Multi-purpose vouchers carry no VAT when sold; it is due when they are spent. */
const untaxed = { tax_rate: 0, stock: null, delivered_by_email: true } as const;

const common = [
  { name: "Platnost", value: czech("24 měsíců od zaplacení") },
  { name: "Doručení", value: czech("e-mailem do 15 minut po zaplacení (PDF)") },
  { name: "DPH", value: czech("Poukaz není předmětem DPH, daň se uplatní při čerpání.") },
] as const;

export const giftVoucherProducts = [
  product(201, "darkovy-poukaz-do-divadla", "Dárkový poukaz do divadla", {
    ...untaxed,
    price: 300,
    position: 20,
    brand_id: brand.workshop,
    category_ids: [category.giftVouchers],
    perex: "Darujte večer a titul nechte na obdarovaném. Hodnotu si vyberete, o zbytek se postará opona.",
    description: `
      <p>Poukaz platí na všechna představení, která hrajeme, ve všech našich sálech i na Letním dvoře. Dá se utrácet po částech,
      v pokladně i v e-shopu: co zbude, zůstane na něm až do konce platnosti.</p>
      <p>Po zaplacení vám během čtvrt hodiny přijde e-mailem PDF ve formátu A5, které můžete vytisknout, nebo rovnou přeposlat.
      Připište věnování, nejvýše 160 znaků; vytiskneme ho na poukaz.</p>
      <p>Uplatnit ho lze v pokladně divadla při nákupu vstupenek, nebo kódem v košíku e-shopu. Za hotové peníze ho
      nevyměníme.</p>`,
    images: ["201-darkovy-poukaz.svg", "201-darkovy-poukaz-obalka.svg"],
    created_day: -500,
    attributes: [...common, { name: "Čerpání", value: czech("po částech, v pokladně divadla i v e-shopu") }],
    variants: [
      { name: czech("300,00 Kč"), stock: null, price: 300 },
      { name: czech("500,00 Kč"), stock: null, price: 500 },
      { name: czech("1 000,00 Kč"), stock: null, price: 1000 },
      { name: czech("2 000,00 Kč"), stock: null, price: 2000 },
    ],
  }),
  product(202, "poukaz-vecer-pro-dva", "Poukaz Večer pro dva", {
    ...untaxed,
    price: 1200,
    position: 21,
    brand_id: brand.workshop,
    category_ids: [category.giftVouchers],
    perex: "Dvě místa vedle sebe, dva nápoje o přestávce a jeden společný večer.",
    description: `
      <p>Poukaz pro dvojice, sourozence, babičky s vnučkami a každého, kdo nechce jít do divadla sám. Zahrnuje dvě vstupenky
      v nejlepší cenové skupině na představení podle vašeho výběru a dva nápoje v kavárně v Mlýnici.</p>
      <p>Termín si vyberete až v pokladně, osobně nebo telefonicky, a místa vám najdeme vždy vedle sebe. Na premiéry a na
      Silvestra poukaz platí také, jen se ozvěte včas.</p>
      <p>Přijde e-mailem jako PDF k vytištění, i s věnováním, které připíšete. Kdo do divadla nemůže, utratí jeho hodnotu kódem
      v košíku e-shopu.</p>`,
    images: ["202-poukaz-vecer-pro-dva.svg"],
    is_new: true,
    created_day: -25,
    attributes: [...common, { name: "Obsahuje", value: czech("2 vstupenky a 2 nápoje") }],
  }),
  product(203, "poukaz-pro-skolaka", "Poukaz pro školáka", {
    ...untaxed,
    price: 240,
    position: 22,
    brand_id: brand.workshop,
    category_ids: [category.giftVouchers, category.children],
    perex: "Za vysvědčení, k narozeninám nebo jen tak: dvě představení, při kterých se smí vrtět.",
    description: `
      <p>Poukaz platí na dvě dětské vstupenky na kterékoli představení v Mlýnici, tedy třeba na Broučky a podruhé zase na
      Broučky, jak to děti mívají nejraději. Může ho využít jedno dítě dvakrát, nebo dvě děti najednou.</p>
      <p>Přijde e-mailem jako PDF, které vypadá jako vstupenka: stačí ho vytisknout, vystřihnout a připsat, od koho je.</p>
      <p>Doprovod dospělého si koupí vstupenku zvlášť, v pokladně na ni dáme rodinnou slevu.</p>`,
    images: ["203-poukaz-pro-skolaka.svg"],
    created_day: -140,
    attributes: [...common, { name: "Obsahuje", value: czech("2 dětské vstupenky do Mlýnice") }],
  }),
];
