import { production } from "./production.ts";

export const threeSisters = production(7, "tri-sestry", "Tři sestry", {
  author: "Anton Pavlovič Čechov",
  translation: "Klára Poledňová",
  genre: "drama",
  venue: "komora",
  perex: "Do Moskvy! Jen co dopijeme čaj.",
  description: `
    <p>Olga, Máša a Irina vzpomínají na město, ze kterého přijely jako děti, a plánují návrat. Plánují ho na jaře,
    plánují ho v zimě, plánují ho čtyři jednání.</p>
    <p>Režisérka Hana Ryšavá usadila diváky v Komoře kolem rodinného stolu Prozorových. Jste hosté na jmeninách: naleje
    se vám čaj, někdo se vás zeptá na počasí a pak se před vámi nenápadně rozpadne jeden život za druhým.</p>
    <p>Překlad Kláry Poledňové vrací Čechovovi humor, na který se u nás někdy zapomíná. Opravdu se budete smát. A pak si
    uvědomíte čemu.</p>
    <p>V Komoře sedí jen 84 diváků. Přijďte včas, po začátku se už vstoupit nedá.</p>`,
  scenes: [
    "Olga, Irina a Máša pod břízami",
    "U jednoho stolu: nejdřív čaj",
    "Poslední obraz: kufr zůstal zavřený",
  ],
  length_minutes: 160,
  intervals: 1,
  premiere: "2025-01-16",
  age_from: 15,
  price: [290, 290],
  sensory: ["výstřel za scénou", "kouř z cigaret bez tabáku"],
  quotes: [
    {
      text: "V Komoře sedíte s Prozorovými u stolu. A taky nikam neodjedete.",
      source: "Rampa a pero",
      date: "2025-02-03",
    },
  ],
  cast: [
    ["Olga", "Johana Límová"],
    ["Máša", "Barbora Chalupníková"],
    ["Irina", "Eliška Řeháčková"],
    ["Andrej Prozorov", "Vojtěch Drahota"],
    ["Natálie Ivanovna", "Šárka Žďárková"],
    ["Veršinin", "Ondřej Kalivoda"],
    ["Kulygin", "Prokop Zavadil"],
    ["Tuzenbach", "Jáchym Ledvina"],
    ["Soljonyj", "Matěj Suchopár"],
    ["Čebutykin", "Radovan Týfa"],
    ["Anfisa", "Ludmila Stibůrková"],
  ],
  team: [
    ["Režie", "Hana Ryšavá"],
    ["Překlad a dramaturgie", "Klára Poledňová"],
    ["Scéna", "David Nezval"],
    ["Kostýmy", "Sandra Hůlková"],
    ["Světla", "Lubor Peterka"],
  ],
});
