import { production } from "./production.ts";

export const rur = production(2, "rur", "R. U. R.", {
  author: "Karel Čapek",
  genre: "drama",
  venue: "velky-sal",
  perex: "Sto let starý příběh, který se odehrává příští týden.",
  description: `
    <p>Továrna na umělé lidi jede naplno a lidé konečně nemusejí nic. Čapkova hra dala světu slovo robot; my se ptáme, komu jsme za
    tu dobu přenechali zbytek.</p>
    <p>Na ostrov připlouvá Helena Gloryová, aby roboty osvobodila, a místo toho se zasnoubí s jejich výrobcem. Deset let nato už
    není koho osvobozovat: roboti umějí všechno, lidé zapomněli i to, proč se ráno vstává. Zbývá stavitel Alquist, který pro jistotu
    dál staví zeď.</p>
    <p>Režisér Tobiáš Krejčíř nehraje žádné sci-fi. Na jevišti nenajdete plech ani blikající oči, jen lidi, kteří se přestali
    dívat jeden na druhého, a roboty, kteří s tím právě začali. Hudba Víta Šindelky vzniká živě ze zvuků mlýna.</p>
    <p>Hraje se hodinu a padesát minut bez přestávky. Kdo vyrábí budoucnost, na přestávky čas nemá.</p>`,
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
    },
    {
      text: "Robot se v Doubravíně nepozná podle kroku, ale podle toho, že umí naslouchat.",
      source: "Listy doubravínské",
      date: null,
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
});
