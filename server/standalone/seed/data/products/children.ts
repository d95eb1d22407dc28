import { czech } from "#standalone/seed/typeset.ts";
import * as brand from "#standalone/seed/data/brands.ts";
import * as category from "#standalone/seed/data/categories.ts";
import { product } from "./product.ts";

export const childrenProducts = [
  product(115, "pexeso-broucci", "Pexeso Broučci", {
    price: 181.8182,
    position: 11,
    brand_id: brand.papermill,
    category_ids: [category.children, category.paper],
    perex: "Dvaatřicet dvojic brouků, z nichž jeden svítí. Kdo ho najde první, začíná příště.",
    description: `
      <p>Na kartičkách se potkávají Brouček, Beruška, kmotříček i ti, kdo se v naší inscenaci mihnou jen na chvilku. Každý brouk
      má svůj tvar a svou barvu, takže hrát mohou i děti, které ještě nečtou a teprve se učí pojmenovávat.</p>
      <p>Jedna dvojice je zvláštní: její světýlko je vytištěné barvou, která po zhasnutí chvíli svítí. Stačí kartičky na minutu
      podržet u lampy a zatáhnout závěsy.</p>
      <p>Kartičky jsou z pevné lepenky s kulatými rohy a vejdou se do krabičky, kterou lze po vysypání použít jako
      jeviště pro prstové divadlo.</p>`,
    images: ["115-pexeso-broucci.svg", "115-pexeso-broucci-hra.svg"],
    stock: 33,
    created_day: -270,
    attributes: [
      { name: "Materiál", value: "papír" },
      { name: "K inscenaci", value: "Broučci" },
      { name: "Počet kartiček", value: czech("64 ks (32 dvojic)") },
      { name: "Rozměr kartičky", value: czech("50 × 50 mm") },
      { name: "Počet hráčů", value: "2–6" },
      { name: "Doporučený věk", value: czech("od 3 let") },
    ],
    warnings: "Upozornění: nevhodné pro děti do 3 let. Obsahuje malé části, nebezpečí udušení.",
  }),
  product(116, "manasek-broucek", "Maňásek Brouček", {
    price: 446.281,
    position: 18,
    brand_id: brand.workshop,
    category_ids: [category.children],
    perex: "Brouček na ruku, s lucerničkou a se šesti nohama. Dvě z nich jsou vaše prsty.",
    description: `
      <p>Maňásci z dílny naší loutkářky jsou menší příbuzní těch, se kterými hrajeme v Mlýnici. Hlava je z měkkého filcu,
      krovky se dají odklopit a pod nimi jsou křidélka z tylu, která při pohybu tiše šustí.</p>
      <p>Rukáv je dost široký pro dětskou i dospělou ruku a lucernička je přišitá, aby se na cestách neztratila. Brouček se pere
      v ruce, nejlépe za zpěvu.</p>
      <p>Šijeme po deseti kusech a vždycky zmizí dřív, než stihneme začít další. Právě je vyprodáno.</p>`,
    images: ["116-manasek-broucek.svg", "116-manasek-broucek-lucerna.svg"],
    stock: 0,
    created_day: -400,
    attributes: [
      { name: "Materiál", value: "textil" },
      { name: "K inscenaci", value: "Broučci" },
      { name: "Výška", value: czech("27 cm") },
      { name: "Doporučený věk", value: czech("od 3 let") },
      { name: "Označení", value: "CE" },
      { name: "Vyrobeno v", value: czech("divadelní dílně, v Doubravíně") },
    ],
    warnings: "Upozornění: nevhodné pro děti do 3 let. Malé části, které se mohou uvolnit.",
    composition: "Tělo 100 % bavlna, filc 100 % vlna, výplň 100 % polyester",
  }),
];
