import { production } from "./production.ts";

export const inspector = production(6, "revizor", "Revizor", {
  author: "Nikolaj Vasiljevič Gogol",
  translation: "Klára Poledňová",
  genre: "komedie",
  venue: "velky-sal",
  perex: "Na úřad přijel někdo z centra. Nikdo neví kdo, ale všichni už mu půjčili.",
  description: `
    <p>Gogolova komedie o městečku, které se tak bálo kontroly, že si ji vymyslelo, má v novém překladu Kláry Poledňové
    krátké věty a dlouhé účty.</p>
    <p>Hejtman Bohdana Chrousta není padouch. Je to hospodář, který má všechno ve své hlavě a ve svých kapsách a který
    opravdu nerozumí tomu, co je na tom špatně. A Chlestakov? Ten si jen přišel na večeři. V roli se střídají Šimon
    Bezděk a Jáchym Ledvina; kdo zrovna nelže, hraje Dobčinského.</p>
    <p>Režisér Tobiáš Krejčíř usadil úřad do kulis zasedací místnosti, kterou v Doubravíně každý zná. Podobnost je čistě
    náhodná, židle jsou zapůjčené.</p>
    <p>Na Silvestra hrajeme Revizora dřív, aby bylo do půlnoci dost času vrátit dluhy.</p>`,
  scenes: ["Celý úřad se klaní", "Chlestakov si půjčuje", "Klobouk odjel, dluhy zůstaly"],
  length_minutes: 130,
  intervals: 1,
  premiere: "2024-02-22",
  age_from: 12,
  price: [190, 450],
  sensory: ["zvonící telefony v hledišti, které nejsou vaše"],
  quotes: [
    {
      text: "Hejtman Bohdana Chrousta má v jedné ruce razítko a ve druhé celé město.",
      source: "Divadelní zápisník",
      date: "2024-03-05",
    },
    {
      text: "Smáli jsme se tak, že starosta v páté řadě přestal.",
      source: "Listy doubravínské",
      date: "2024-02-26",
    },
  ],
  cast: [
    ["Hejtman", "Bohdan Chroust"],
    ["Anna Andrejevna, jeho žena", "Magdalena Vrzalová"],
    ["Marja Antonovna, jejich dcera", "Eliška Řeháčková"],
    ["Chlestakov", "Šimon Bezděk / Jáchym Ledvina"],
    ["Osip, jeho sluha", "Prokop Zavadil"],
    ["Ljapkin-Ťapkin, soudce", "Radovan Týfa"],
    ["Zemljanika, správce chudobince", "Igor Čechlovský"],
    ["Chlopov, školní inspektor", "Vojtěch Drahota"],
    ["Špekin, poštmistr", "Matěj Suchopár"],
    ["Bobčinskij", "Ondřej Kalivoda"],
    ["Dobčinskij", "Jáchym Ledvina / Šimon Bezděk"],
  ],
  team: [
    ["Režie", "Tobiáš Krejčíř"],
    ["Překlad a dramaturgie", "Klára Poledňová"],
    ["Scéna", "David Nezval"],
    ["Kostýmy", "Sandra Hůlková"],
    ["Světla", "Lubor Peterka"],
  ],
  former: [{ role: "Chlestakov", name: "Vojtěch Drahota", since: "2024-02-22", until: "2025-06-30" }],
});
