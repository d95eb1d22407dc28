import { czech } from "#standalone/seed/typeset.ts";
import * as brand from "#standalone/seed/data/brands.ts";
import * as category from "#standalone/seed/data/categories.ts";
import { product } from "./product.ts";

/** Small items for a pocket or a lapel. */
export const regionalPocketProducts = [
  product(126, "odznak-dvere", "Odznak Dveře", {
    price: 132.2314,
    position: 29,
    brand_id: brand.enamel,
    category_ids: [category.bags],
    perex: "Dveře, které v roce 1879 bouchly, je slyšet dodnes. Tyhle jen tiše zacvaknou na klopě.",
    description: `
      <p>Nora odchází s jedním kufříkem a nechává za sebou rozsvíceno. Na odznaku je právě ta vteřina, než dveře
      dolehnou: zlatý rám, teplé světlo, modré křídlo a červený kufřík o velikosti zrnka máku.</p>
      <p>Tvrdý smalt pálí ve Smaltovně Jiskřička ve čtyřech barvách a po každém pálení ho brousí do roviny. Dveře se proto lesknou
      jako čerstvě natřené a nic se na nich nezachytí.</p>
      <p>Vzadu jsou dva trny s gumovými zámečky, aby odznak držel rovně i tomu, kdo odchází rázně.</p>`,
    images: ["126-odznak-dvere.svg"],
    stock: 58,
    created_day: -140,
    attributes: [
      { name: "Materiál", value: "kov" },
      { name: "K inscenaci", value: "Nora" },
      { name: "Rozměry", value: czech("22 × 30 mm") },
      { name: "Provedení", value: "mosaz, tvrdý smalt" },
      { name: "Upevnění", value: "dva trny s gumovými zámečky" },
    ],
    warnings: "Nevhodné pro děti do 3 let: malé části a ostré trny.",
  }),
  product(128, "klicenka-dudy", "Klíčenka Dudy", {
    /** 260 CZK. */
    price: 214.876,
    position: 31,
    brand_id: brand.leather,
    category_ids: [category.bags],
    perex: "Jediné dudy, které směly do hlediště: ať je mačkáte, jak chcete, nezahrají.",
    description: `
      <p>Švanda dudák chodil po světě a vydělával si na chleba. Do měchu na vaší klíčence se vejdou čtyři mince: jedna do
      šatny, jedna na program, jedna do vozíku a jedna pro muzikanty, kteří říkají pravdu.</p>
      <p>V Brašnářství Řemínek ji šijí ručně voskovanou nití z třísločiněné hovězí kůže. Chlopeň drží na mosazném knoflíku
      a píšťaly jsou z habru, aby se o klíče neotloukly.</p>
      <p>Kůže časem ztmavne a zvláční, přesně jako dudák po dvanácté repríze.</p>`,
    images: ["128-klicenka-dudy.svg"],
    created_day: -170,
    attributes: [
      { name: "K inscenaci", value: "Strakonický dudák" },
      { name: "Rozměry", value: czech("7 × 6 cm bez píšťal") },
      { name: "Materiál", value: "třísločiněná hovězí kůže, habr, mosaz" },
      { name: "Kroužek", value: czech("průměr 30 mm") },
      { name: "Údržba", value: "jednou za rok včelí vosk" },
    ],
    variants: [
      { name: "červená chlopeň", stock: 11 },
      { name: "černá chlopeň", stock: 0 },
    ],
    warnings: "Není hračka. Malé části, nevhodné pro děti do 3 let.",
  }),
  product(129, "tuzky-lakomec", "Tužky Lakomec (3 ks)", {
    price: 99.1736,
    position: 32,
    brand_id: brand.pencils,
    category_ids: [category.paper],
    perex: "Sada pro ty, kdo nevyhodí ani špičku: dvě tužky, jeden pahýl a nástavec, který ho dopíše.",
    description: `
      <p>Harpagon by novou tužku neořezal, aby jí neubylo. V sadě proto dostanete jednu celou, jednu poloviční, která se
      dá půjčit, a jeden poctivý pahýl v kovovém nástavci, se kterým se píše až do posledního milimetru.</p>
      <p>V Tužkárně Tuha je lakují ve třech barvách. Tuha je měkká a tmavá, takže stačí přitlačit jen trochu, což je další
      úspora. Nástavec potom poslouží i tužkám, které už máte a kterých vám bylo líto.</p>
      <p>Krabička je truhla s dvojitým dnem. Co pod ním je, si musíte zjistit sami, Lakomec to neprozradil ani nám.</p>`,
    images: ["129-tuzky-lakomec.svg"],
    stock: 64,
    created_day: -225,
    attributes: [
      { name: "Materiál", value: "dřevo" },
      { name: "K inscenaci", value: "Lakomec" },
      { name: "Počet v sadě", value: czech("3 ks a nástavec") },
      { name: "Tvrdost", value: "2B" },
      { name: "Délka", value: czech("176, 88 a 40 mm") },
      { name: "Provedení", value: "lipové dřevo, grafit, pozinkovaný plech" },
    ],
  }),
];
