import { production } from "./production.ts";

export const insects = production(3, "ze-zivota-hmyzu", "Ze života hmyzu", {
  author: "Karel a Josef Čapkové",
  genre: "komedie",
  venue: "velky-sal",
  perex: "Motýli flirtují, chrobáci šetří, mravenci válčí. A tulák pod stromem se směje – zatím.",
  description: `
    <p>Bratři Čapkové napsali komedii o hmyzu, ve které už sto let každý poznává souseda.</p>
    <p>Režisérka Hana Ryšavá poslala motýly na večírek, chrobáky do fronty a mravence k pásu. Patnáct herců vystřídá
    přes čtyřicet rolí a kostýmy Sandry Hůlkové jsou ušité z toho, co po nás zbývá: z obalů, kabelů a slavnostních
    ubrusů.</p>
    <p>Bohdan Chroust hraje Tuláka od první reprízy. Tvrdí, že za ta léta se v roli nezměnilo nic, jen svět okolo
    ní.</p>
    <p>Po pěti sezonách se s hmyzem loučíme. Poslední představení končí přípitkem, na který zveme i ty, kteří se v
    Parazitovi poznali.</p>`,
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
});
