import type { SeedProduction } from "#server/reference/seed/theatre-types.ts";
import { czech } from "#server/reference/seed/typeset.ts";
import { plain } from "./plain.ts";

export const rur: SeedProduction = {
  ...plain,
  id: 2,
  slug: "rur",
  title: "R. U. R.",
  author: "Karel Čapek",
  genre: "drama",
  venue: "velky-sal",
  perex: "Sto let starý příběh, který se odehrává příští týden.",
  description: czech(`<p>Sto let starý příběh, který se odehrává příští týden.</p>`),
  scenes: [
    "Helena Gloryová přijíždí na ostrov",
    "Primus (Jáchym Ledvina) podává ruku robotovi",
    "Robot, který se naučil plakat",
  ],
  is_new: true,
  length_minutes: 110,
  intervals: 0,
  premiere: -45,
  age_from: 12,
  price: [190, 490],
  sensory: ["stroboskop", "divadelní kouř", "hluboké tóny, které je cítit v sedadle"],
  quotes: [
    {
      text: "R. U. R. bez plechu a bez klišé. Hodina padesát, při které nikdo nezakašle.",
      source: "Rampa a pero",
      date: null,
      url: null,
    },
    {
      text: "Robot se v Doubravíně nepozná podle kroku, ale podle toho, že umí naslouchat.",
      source: "Listy doubravínské",
      date: null,
      url: null,
    },
  ],
  cast: [
    ["Harry Domin", "Ondřej Kalivoda"],
    ["Helena Gloryová", "Tereza Kubištová / Šárka Žďárková"],
    ["Alquist", "Radovan Týfa"],
    ["Dr. Gall", "Igor Čechlovský"],
    ["Inženýr Fabry", "Vojtěch Drahota"],
    ["Dr. Hallemeier", "Prokop Zavadil"],
    ["Konzul Busman", "Bohdan Chroust"],
    ["Nána", "Ludmila Stibůrková"],
    ["Radius", "Matěj Suchopár"],
    ["Sulla a robotka Helena", "Johana Límová"],
    ["Primus", "Jáchym Ledvina"],
  ],
  team: [
    ["Režie", "Tobiáš Krejčíř"],
    ["Dramaturgie", "Klára Poledňová"],
    ["Scéna", "David Nezval"],
    ["Kostýmy", "Sandra Hůlková"],
    ["Hudba", "Vít Šindelka"],
    ["Světla", "Lubor Peterka"],
    ["Pohybová spolupráce", "Ema Jakschová"],
  ],
  products: [107],
};
