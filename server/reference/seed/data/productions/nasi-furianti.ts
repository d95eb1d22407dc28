import type { SeedProduction } from "#server/reference/seed/theatre-types.ts";
import { czech } from "#server/reference/seed/typeset.ts";
import { plain } from "./plain.ts";

export const furiants: SeedProduction = {
  ...plain,
  id: 14,
  slug: "nasi-furianti",
  title: "Naši furianti",
  author: "Ladislav Stroupežnický",
  genre: "komedie",
  venue: "velky-sal",
  perex: "Celá vesnice se pře, kdo bude ponocným. A noc se krátí.",
  description: czech(`<p>Celá vesnice se pře, kdo bude ponocným. A noc se krátí.</p>`),
  scenes: [],
  length_minutes: 145,
  intervals: 1,
  premiere: "2017-10-06",
  derniere: "2022-06-10",
  age_from: 8,
  price: [150, 350],
  audience: ["adults", "families"],
  quotes: [
    {
      text: "Furianti, po kterých se soused zase začne zdravit.",
      source: "Listy doubravínské",
      date: "2017-10-10",
      url: null,
    },
  ],
  cast: [
    ["Filip Dubský", "Radovan Týfa"],
    ["Marie Dubská", "Ludmila Stibůrková"],
    ["Václav", "Ondřej Kalivoda"],
    ["Jakub Bušek", "Bohdan Chroust"],
    ["Verunka", "Barbora Chalupníková"],
    ["Habršperk, krejčí", "Prokop Zavadil"],
    ["Šumbal, domkář", "Igor Čechlovský"],
    ["Kristýna", "Johana Límová"],
    ["Bláha, vysloužilec", "Vojtěch Drahota"],
  ],
  team: [
    ["Režie", "Hana Ryšavá"],
    ["Dramaturgie", "Klára Poledňová"],
    ["Scéna", "David Nezval"],
    ["Kostýmy", "Sandra Hůlková"],
  ],
};
