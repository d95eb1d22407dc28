import { czech } from "#standalone/seed/typeset.ts";
import * as brand from "#standalone/seed/data/brands.ts";
import * as category from "#standalone/seed/data/categories.ts";
import { onSale, product } from "./product.ts";

export const paperProducts = [
  product(107, "plakat-r-u-r", "Plakát R. U. R. (50 × 70 cm)", {
    /** 250 CZK; framed 900. */
    price: 206.6116,
    position: 2,
    brand_id: brand.papermill,
    category_ids: [category.paper],
    perex: "Člověk, nebo robot? Plakát k inscenaci Karla Čapka, který na otázku odpovídá otázkou.",
    description: `
      <p>Tvář složená z obyčejných tvarů se na vás dívá jedním okem lidským a jedním z výrobní linky. Plakát vznikl k říjnové
      premiéře a od té doby nám ho z výlepových ploch pravidelně někdo odnáší. Tady je k mání poctivě.</p>
      <p>Tiskneme ho sítotiskem ve třech barvách na křídově matný papír s gramáží 250 g/m². Každý arch je číslovaný tužkou
      v pravém dolním rohu a první barva je u každého kusu maličko jinak, jak to u ruční práce chodí.</p>
      <p>Nerámovaný plakát posíláme srolovaný v pevném tubusu. Rámovaný je v černém dřevěném rámu za plexisklem, připravený
      na zeď.</p>`,
    images: ["107-plakat-rur.svg", "107-plakat-rur-ram.svg", "107-plakat-rur-detail.svg"],
    is_new: true,
    created_day: -20,
    attributes: [
      { name: "Materiál", value: "papír" },
      { name: "K inscenaci", value: "R. U. R." },
      { name: "Formát", value: czech("50 × 70 cm") },
      { name: "Technika", value: "sítotisk, 3 barvy" },
      { name: "Papír", value: czech("250 g/m², matný") },
      { name: "Náklad", value: czech("300 číslovaných kusů") },
    ],
    variants: [
      { name: "nerámovaný", stock: 45 },
      { name: "v rámu", stock: 6, price: 743.8017 },
    ],
  }),
  product(108, "kalendar-proti-proudu-2027", "Kalendář Proti proudu 2027", {
    /** 320 CZK, now 240 (−25 %). */
    ...onSale(264.4628, 198.3471),
    position: 7,
    brand_id: brand.papermill,
    category_ids: [category.paper],
    perex: "Dvanáct měsíců, dvanáct inscenací a jedna řeka, která se na nic neptá.",
    description: `
      <p>Každý měsíc má svůj titul a svou vlnu: v lednu je řeka zamrzlá jako Tři sestry, v červnu se rozlije přes celý Letní
      dvůr. Poskládáte-li listy vedle sebe, proteče vám řeka celým rokem bez přerušení.</p>
      <p>Vyznačili jsme státní svátky, školní prázdniny a zvláštní červenou tečkou také dny, kdy se hraje premiéra. Na vlastní
      poznámky zbývá u každého dne poctivý kus místa.</p>
      <p>Nástěnný má formát 30 × 42 cm a kovovou vazbu se závěsem, stolní stojí na vlastních nohou a vejde se i vedle
      monitoru. Sezona už běží, proto ho prodáváme levněji.</p>`,
    images: ["108-kalendar-proti-proudu.svg", "108-kalendar-proti-proudu-stolni.svg"],
    created_day: -80,
    attributes: [
      { name: "Materiál", value: "papír" },
      { name: "Nástěnný", value: czech("30 × 42 cm, 13 listů") },
      { name: "Stolní", value: czech("21 × 14 cm, 13 listů") },
      { name: "Vazba", value: "kovová kroužková" },
      { name: "Kalendárium", value: "české, se svátky a jmény" },
    ],
    variants: [
      { name: "nástěnný", stock: 80 },
      { name: "stolní", stock: 30 },
    ],
  }),
  product(109, "sada-pohlednic-kytice", "Sada pohlednic Kytice (8 ks)", {
    price: 99.1736,
    position: 12,
    brand_id: brand.papermill,
    category_ids: [category.paper],
    perex: "Sedm balad, sedm květin a jedna pohlednice navíc pro toho, kdo se bojí nejvíc.",
    description: `
      <p>Ke každé baladě z naší Kytice patří jedna rostlina: k Vodníkovi leknín, k Polednici mák, ke Svatební košili bílý
      rozmarýn. Osmá pohlednice je kytice celá, svázaná do jednoho snopku.</p>
      <p>Na zadní straně je verš z balady, místo na adresu a čtvereček na známku ve tvaru mlýnského kamene. Papír je drsný,
      dobře se na něj píše perem i obyčejnou tužkou.</p>
      <p>Sada je v papírové obálce se slepotiskem, takže se dá věnovat celá, nebo rozeslat po jedné.</p>`,
    images: ["109-pohlednice-kytice.svg", "109-pohlednice-kytice-rub.svg"],
    stock: 25,
    created_day: -210,
    attributes: [
      { name: "Materiál", value: "papír" },
      { name: "K inscenaci", value: "Kytice" },
      { name: "Formát", value: czech("105 × 148 mm (A6)") },
      { name: "Počet v sadě", value: czech("8 ks") },
      { name: "Papír", value: czech("300 g/m², nehlazený") },
    ],
  }),
  product(111, "zapisnik-stychy", "Zápisník Štychy", {
    /** 180 CZK, now 144 (−20 %). */
    ...onSale(148.7603, 119.0083),
    position: 10,
    brand_id: brand.papermill,
    category_ids: [category.paper],
    perex: "Štych je bodové světlo, které sleduje herce. Tenhle sleduje vaše nápady.",
    description: `
      <p>Na obálce se kříží dva kužely světla a tam, kde se potkají, zbývá místo pro jméno. Režiséři si do zápisníku píší
      poznámky ke zkouškám, osvětlovači čísla kanálů a děti z kroužku texty, které jim ještě nikdo neškrtl.</p>
      <p>Má 144 stran krémového papíru, který nepropíjí, šitou vazbu, díky níž zůstane otevřený bez přidržování, a dvě stužky:
      jednu pro první jednání, druhou pro druhé.</p>
      <p>Vybrat si můžete linky, nebo tečky. Do kapsy na zadní předsádce se vejde složený program.</p>`,
    images: ["111-zapisnik-stychy.svg"],
    created_day: -330,
    attributes: [
      { name: "Materiál", value: "papír" },
      { name: "Formát", value: czech("148 × 210 mm (A5)") },
      { name: "Rozsah", value: czech("144 stran") },
      { name: "Papír", value: czech("90 g/m², krémový") },
      { name: "Vazba", value: "šitá, pevné desky" },
    ],
    variants: [
      { name: "linky", stock: 18 },
      { name: "tečky", stock: 2 },
    ],
  }),
];
