import { czech } from "#standalone/seed/typeset.ts";
import * as brand from "#standalone/seed/data/brands.ts";
import * as category from "#standalone/seed/data/categories.ts";
import { food, nutrition } from "./food.ts";
import { product } from "./product.ts";
import { opened } from "./treats.ts";

export const regionalTreatProducts = [
  product(124, "med-osli-ousko-250-g", "Med Oslí ouško 250 g", {
    price: 147.3214,
    position: 27,
    brand_id: brand.apiary,
    category_ids: [category.treats],
    tax_rate: 12,
    perex: "Puk kapal kouzelnou šťávu na víčka. My radíme na chleba, je s tím méně starostí.",
    description: `
      <p>Ve Snu noci svatojánské se Klubko přes noc probudí s oslí hlavou a chce hlavně najíst. Sklenici medu jsme mu proto
      půjčili uši: stojí na plátěné čepičce a po sundání se dají nasadit na prst, na vajíčko i na kohoutek.</p>
      <p>Med stáčejí ve Včelíně Za Humny v týdnu kolem svatého Jana, kdy kvetou lípa a jetel. Je jasný, po čase přirozeně
      zkrystalizuje a v teplé lázni do 40 °C se zase rozpustí.</p>
      <p>Jestli se po něm zamilujete do prvního, koho ráno spatříte, nemůžeme zaručit. Vrátit to ale také neumíme.</p>`,
    images: ["124-med-osli-ousko.svg"],
    stock: 31,
    created_day: -130,
    attributes: [
      { name: "K inscenaci", value: "Sen noci svatojánské" },
      { name: "Hmotnost", value: czech("250 g") },
      { name: "Druh", value: "květový med" },
      { name: "Země původu", value: "Česká republika" },
      { name: "Skladování", value: czech("v suchu a temnu, do 25 °C") },
      { name: "Minimální trvanlivost", value: czech("nejméně 12 měsíců od odeslání") },
    ],
    warnings: "Med není vhodný pro děti do 12 měsíců.",
    composition: "100 % květový med",
    food: food("Květový med", "250 g", {
      nutrition: [nutrition(["1 367 kJ / 322 kcal", "0 g", "0 g", "80 g", "80 g", "0,4 g", "0,01 g"])],
    }),
    unit_price: { gross: 660, unit: "kg" },
    withdrawal_excluded: opened,
  }),
  product(125, "caj-tri-sestry", "Čaj Tři sestry (18 sáčků)", {
    price: 133.0357,
    position: 28,
    brand_id: brand.herbs,
    category_ids: [category.treats],
    tax_rate: 12,
    perex: "Do Moskvy! Jen co dopijeme čaj. V kufříku je ho na osmnáct odkladů.",
    description: `
      <p>Tři sestry mají celý život sbaleno a nikdy neodjedou. Jejich čaj proto balíme do plechového kufříku, který má rohy,
      přezky i visačku, jen kolečka chybějí, protože by stejně nebyla potřeba.</p>
      <p>Uvnitř jsou tři přihrádky po šesti sáčcích: rozvážná Olga z maliníku a máty, Máša z tmavého ostružiníku se skořicí
      a Irina z lipového květu s měsíčkem. Každý sáček má na nitce zavazadlový štítek.</p>
      <p>Bylinky sbírají a suší v Bylinkárně Na Mezi. Když kufřík vyprázdníte, vejdou se do něj lístky ze všech
      představení, na která jste ještě nejeli.</p>`,
    images: ["125-caj-tri-sestry.svg", "125-caj-tri-sestry-otevreny.svg"],
    stock: 27,
    created_day: -88,
    attributes: [
      { name: "K inscenaci", value: "Tři sestry" },
      { name: "Hmotnost", value: czech("36 g (18 sáčků po 2 g)") },
      { name: "Příprava", value: czech("250 ml vroucí vody, 7 až 10 min") },
      { name: "Skladování", value: "v suchu" },
      { name: "Minimální trvanlivost", value: czech("nejméně 6 měsíců od odeslání") },
    ],
    composition:
      "Olga: list maliníku 70 %, nať máty 30 %. Máša: list ostružiníku 85 %, skořice 15 %. Irina: květ lípy 80 %, květ měsíčku 20 %. Bez kofeinu. Může obsahovat stopy CELERU.",
    food: food("Bylinný čaj", "36 g (18 sáčků po 2 g)", {
      nutrition_exemption:
        "Neuvádějí se: bylinný čaj bez dalších přidaných složek (příloha V bod 8 nařízení (EU) č. 1169/2011).",
    }),
    unit_price: { gross: 4138.89, unit: "kg" },
    withdrawal_excluded: opened,
  }),
];
