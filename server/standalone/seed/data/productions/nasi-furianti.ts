import { production } from "./production.ts";

export const furiants = production(14, "nasi-furianti", "Naši furianti", {
  author: "Ladislav Stroupežnický",
  genre: "komedie",
  venue: "velky-sal",
  perex: "Celá vesnice se pře, kdo bude ponocným. A noc se krátí.",
  description: `
    <p>Stroupežnického komedii o lidech, kteří se raději rozkřiknou, než by se omluvili, jsme hráli pět sezon a
    96krát.</p>
    <p>Hana Ryšavá v ní poprvé na našem jevišti pracovala s celým souborem najednou. Dubský Radovana Týfy a Bušek
    Bohdana Chrousta se v posledním jednání smířili pokaždé trochu jinak a někdy jim to trvalo déle než samotné
    představení.</p>
    <p>Inscenace měla premiéru 6. října 2017 a naposledy jsme ji hráli 10. června 2022. Děkujeme všem, kdo s námi
    ponocovali.</p>`,
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
});
