import { production } from "./production.ts";

export const hamlet = production(15, "hamlet", "Hamlet", {
  subtitle: "Princ dánský v mlýně",
  author: "William Shakespeare",
  translation: "Tobiáš Krejčíř",
  genre: "drama",
  venue: "velky-sal",
  perex: "Otázka je pořád stejná. Jen ji tentokrát kladl někdo od vedle.",
  description: `
    <p>Hamlet Vojtěcha Drahoty se vrátil ze studií do mlýna, kde všichni vědí, co se stalo, a nikdo to neřekne
    nahlas.</p>
    <p>Překlad a režie Tobiáše Krejčíře zasadily Elsinor do domu s jediným schodištěm: kdo chtěl nahoru, musel projít
    kolem všech ostatních. Strouha pod jevištěm hrála řeku, do které vešla Ofélie Terezy Kubištové.</p>
    <p>Hráli jsme 71krát, od 8. března 2019 do 14. června 2023. Zbytek je mlčení – a také záznam, který rádi pustíme
    školám.</p>`,
  scenes: [],
  length_minutes: 170,
  intervals: 1,
  premiere: "2019-03-08",
  derniere: "2023-06-14",
  age_from: 14,
  price: [190, 390],
  quotes: [
    {
      text: "Drahotův Hamlet nemluví k lebce, ale k nám. Lebka se tváří shovívavě.",
      source: "Rampa a pero",
      date: "2019-03-20",
    },
  ],
  cast: [
    ["Hamlet", "Vojtěch Drahota"],
    ["Claudius", "Radovan Týfa"],
    ["Gertruda", "Magdalena Vrzalová"],
    ["Ofélie", "Tereza Kubištová"],
    ["Polonius", "Bohdan Chroust"],
    ["Laertes", "Ondřej Kalivoda"],
    ["Horatio", "Igor Čechlovský"],
    ["Hrobník", "Prokop Zavadil"],
  ],
  team: [
    ["Režie a překlad", "Tobiáš Krejčíř"],
    ["Dramaturgie", "Klára Poledňová"],
    ["Scéna", "David Nezval"],
    ["Kostýmy", "Sandra Hůlková"],
    ["Hudba", "Vít Šindelka"],
    ["Světla", "Lubor Peterka"],
  ],
});
