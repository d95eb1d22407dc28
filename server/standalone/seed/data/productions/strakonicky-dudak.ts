import { production } from "./production.ts";

export const piper = production(5, "strakonicky-dudak", "Strakonický dudák", {
  subtitle: "aneb Hody divých žen",
  author: "Josef Kajetán Tyl",
  genre: "hudebni",
  venue: "letni-dvur",
  perex: "Kdo chce slyšet pravdu, ať zaplatí muzikantům.",
  description: `
    <p>Dudák Švanda odchází do světa za penězi, aby si mohl vzít Dorotku, a málem zapomene na obojí. Naštěstí má matku
    mezi vílami a kapelu, která ho přehraje.</p>
    <p>Tylovu báchorku hrajeme tam, kam patří: na dvoře, pod stromem a k ránu. Kouzla obstarají ohně, prádelní šňůry a
    osm párů rychlých nohou, muziku živá kapela s dudami, které Šimon Bezděk opravdu umí.</p>
    <p>Hana Ryšavá v ní našla hru o lidech, kteří odcházejí za prací a po letech se vracejí jako cizí. Je veselá, dokud
    se zpívá, a když se zpívat přestane, je slyšet strouha.</p>
    <p>V zimě se Dudák stěhuje do Velkého sálu. Deky necháváme v hledišti, jen komáry jsme s sebou nevzali.</p>`,
  scenes: [
    "Švanda (Šimon Bezděk) hraje k tanci",
    "Víla Rosava dává dudám svou moc",
    "Dudy, po kterých lidé mluví pravdu",
  ],
  length_minutes: 150,
  intervals: 1,
  premiere: "2024-06-18",
  age_from: 6,
  price: [150, 390],
  audience: ["adults", "families"],
  sensory: ["živá dechovka a dudy", "ohně ve druhé půli"],
  quotes: [
    {
      text: "Rodiče přišli kvůli dětem a na konci tancovali první.",
      source: "Listy doubravínské",
      date: "2024-06-21",
    },
  ],
  cast: [
    ["Švanda", "Šimon Bezděk"],
    ["Dorotka", "Tereza Kubištová"],
    ["Trnka, její otec", "Prokop Zavadil"],
    ["Vocilka", "Vojtěch Drahota"],
    ["Kalafuna", "Bohdan Chroust"],
    ["Kordula", "Magdalena Vrzalová"],
    ["Rosava", "Ludmila Stibůrková"],
    ["Lesana", "Ema Jakschová"],
    ["Zulika", "Johana Límová"],
    ["Alamír", "Igor Čechlovský"],
    ["Muzikanti", "Vít Šindelka, Jáchym Ledvina"],
  ],
  team: [
    ["Režie", "Hana Ryšavá"],
    ["Dramaturgie", "Klára Poledňová"],
    ["Scéna", "David Nezval"],
    ["Kostýmy", "Sandra Hůlková"],
    ["Hudba", "Vít Šindelka"],
    ["Světla", "Lubor Peterka"],
    ["Choreografie", "Ema Jakschová"],
  ],
  products: [118],
});
