import type { SeedProduction } from "#server/reference/seed/theatre-types.ts";
import { czech } from "#server/reference/seed/typeset.ts";
import { plain } from "./plain.ts";

export const insects: SeedProduction = {
  ...plain,
  id: 3,
  slug: "ze-zivota-hmyzu",
  title: "Ze života hmyzu",
  author: "Karel a Josef Čapkové",
  genre: "komedie",
  venue: "velky-sal",
  perex: "Motýli flirtují, chrobáci šetří, mravenci válčí. A tulák pod stromem se směje – zatím.",
  description: czech(
    `<p>Motýli flirtují, chrobáci šetří, mravenci válčí. A tulák pod stromem se směje – zatím.</p>`,
  ),
  scenes: [
    "Motýli v posledním letním světle",
    "Chrobák (Prokop Zavadil) a jeho kapitálek",
    "Mravenci pochodují, tulák spí",
  ],
  length_minutes: 120,
  intervals: 1,
  premiere: "2021-05-05",
  derniere: 27,
  age_from: 10,
  price: [190, 390],
  audience: ["adults", "families"],
  sensory: ["rány na buben", "krátké zatmění"],
  quotes: [
    {
      text: "Nejvtipnější pohřeb lidské pýchy, jaký se v kraji hraje.",
      source: "Divadelní zápisník",
      date: "2021-06-01",
      url: null,
    },
  ],
  cast: [
    ["Tulák", "Bohdan Chroust"],
    ["Iris", "Šárka Žďárková"],
    ["Clythie", "Eliška Řeháčková"],
    ["Felix", "Šimon Bezděk"],
    ["Viktor", "Vojtěch Drahota"],
    ["Otakar", "Jáchym Ledvina"],
    ["Chrobák", "Prokop Zavadil"],
    ["Chrobačka", "Magdalena Vrzalová"],
    ["Lumek", "Matěj Suchopár"],
    ["Larva", "Johana Límová"],
    ["Cvrček", "Ondřej Kalivoda"],
    ["Cvrčková", "Tereza Kubištová"],
    ["Parazit", "Igor Čechlovský"],
    ["Vůdce mravenců", "Radovan Týfa"],
    ["Kukla", "Ema Jakschová"],
  ],
  team: [
    ["Režie", "Hana Ryšavá"],
    ["Dramaturgie", "Klára Poledňová"],
    ["Scéna", "David Nezval"],
    ["Kostýmy", "Sandra Hůlková"],
    ["Hudba", "Vít Šindelka"],
    ["Světla", "Lubor Peterka"],
    ["Pohybová spolupráce", "Ema Jakschová"],
  ],
};
