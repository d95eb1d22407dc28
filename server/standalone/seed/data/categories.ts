import type { SeedRow } from "#standalone/seed/types.ts";
import { czech } from "#standalone/seed/typeset.ts";

export const giftVouchers = 1;
export const clothing = 2;
export const bags = 3;
export const paper = 4;
/** Also the id of a product: routing of `/112/…` must distinguish a category from a product. */
export const books = 112;
export const home = 6;
export const children = 7;
export const treats = 8;
export const gifts = 9;

export const categories: readonly Omit<SeedRow<"categories">, "position">[] = [
  {
    id: giftVouchers,
    name: "Dárkové poukazy",
    slug: "darkove-poukazy",
    description: czech(
      "Darujte večer v divadle. Poukaz přijde e-mailem, k vytištění nebo rovnou k přeposlání.",
    ),
  },
  {
    id: clothing,
    name: "Oblečení",
    slug: "obleceni",
    description: czech("Trička, mikiny a ponožky, ve kterých obstojíte v hledišti i v zákulisí."),
  },
  {
    id: bags,
    name: "Tašky a doplňky",
    slug: "tasky-a-doplnky",
    description: czech("Věci do ruky i na klopu: unesou program, přežijí déšť a prozradí diváka."),
  },
  {
    id: paper,
    name: "Papír a plakáty",
    slug: "papir-a-plakaty",
    description: czech("Plakáty, pohlednice a zápisníky z papírny, kde ještě voní barva."),
  },
  {
    id: books,
    name: "Knihy a programy",
    slug: "knihy-a-programy",
    description: czech("Co se z představení dá odnést domů: knihy, programy a hudba."),
  },
  {
    id: home,
    name: "Domov",
    slug: "domov",
    description: czech("Hrnek na přestávku a deka na večery, kdy se zrovna nehraje."),
  },
  {
    id: children,
    name: "Pro děti",
    slug: "pro-deti",
    description: czech("Broučci na stůl i na ruku, pro nejmenší diváky a jejich dospělé."),
  },
  {
    id: treats,
    name: "Dobroty",
    slug: "dobroty",
    description: czech("Sladkosti do kabelky. Balíme je tak, aby v hledišti nešustily."),
  },
  {
    id: gifts,
    name: "Tipy na dárky",
    slug: "tipy-na-darky",
    description: czech("Co zabalit pro diváky, čtenáře, hostitele, děti i mlsné jazyky."),
  },
];
