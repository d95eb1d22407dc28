import { czech } from "#standalone/seed/typeset.ts";
import * as brand from "#standalone/seed/data/brands.ts";
import * as category from "#standalone/seed/data/categories.ts";
import { product } from "./product.ts";

export const homeProducts = [
  product(105, "hrnek-prestavka-300-ml", "Hrnek Přestávka 300 ml", {
    price: 288.4298,
    position: 3,
    brand_id: brand.pottery,
    category_ids: [category.home],
    perex: "Přesně tolik čaje, kolik se dá vypít mezi druhým a třetím zvoněním.",
    description: `
      <p>Přestávka u nás trvá dvacet minut a tenhle hrnek je na ni vyměřený. Zvenku má barvu opony a rovnou hranu, uvnitř je
      bílý, aby bylo vidět, kolik času ještě zbývá. Kdo dopije až na dno, najde tam napsané zvonečkem: je čas jít.</p>
      <p>Každý kus točí na kruhu Anežka Hrnčířová v dílně u jezu v sousedních Vrbaticích. Žádné dva nejsou úplně
      stejné – drobné rozdíly v glazuře nejsou vada, ale podpis.</p>
      <p>Hrnek snese myčku i mikrovlnnou troubu. Posíláme ho ve dvojité krabici, kterou zatím nerozbil ani pošťák, ani
      náš rekvizitář.</p>`,
    images: ["105-hrnek-prestavka.svg", "105-hrnek-prestavka-dno.svg"],
    stock: 3,
    created_day: -150,
    attributes: [
      { name: "Materiál", value: "keramika" },
      { name: "Objem", value: czech("300 ml") },
      { name: "Rozměry", value: czech("výška 9 cm, průměr 8,5 cm") },
      { name: "Provedení", value: "kamenina, bezolovnatá glazura" },
      { name: "Myčka a mikrovlnka", value: "ano" },
    ],
  }),
  product(114, "deka-do-druhe-rady", "Deka Do druhé řady", {
    /** 890 CZK. */
    price: 735.5372,
    position: 9,
    brand_id: brand.textile,
    category_ids: [category.home, category.bags],
    perex: "V druhé řadě na Letním dvoře táhne od vody. Víme to, seděli jsme tam.",
    description: `
      <p>Deka je tkaná ze silné příze a vzor na ní je zasedací plánek Letního dvora: řady sedadel, ulička uprostřed a jediné
      červené místo ve druhé řadě vlevo. To je to vaše.</p>
      <p>Přehodíte si ji přes kolena na představení, přes pohovku doma nebo přes oba dva, když přijdete včas. Okraje má
      obšité, takže se nepáře, a složená se vejde do plátěné tašky.</p>
      <p>Vínovou barvu právě tkáme; odešleme ji do deseti pracovních dnů od objednání.</p>`,
    images: ["114-deka-do-druhe-rady.svg", "114-deka-do-druhe-rady-na-kresle.svg"],
    is_new: true,
    created_day: -28,
    attributes: [
      { name: "Materiál", value: "bavlna a akryl" },
      { name: "Rozměry", value: czech("130 × 170 cm") },
      { name: "Hmotnost", value: czech("820 g") },
      { name: "Údržba", value: czech("praní na 30 °C, program pro jemné prádlo") },
      { name: "Vyrobeno v", value: "Česku" },
    ],
    variants: [
      { name: "šedá", stock: 7 },
      { name: "vínová", stock: 0, order_days: 10 },
    ],
    composition: "60 % bavlna, 40 % akryl",
  }),
];
