import { production } from "./production.ts";

export const cyrano = production(12, "cyrano", "Cyrano z Bergeracu", {
  author: "Edmond Rostand",
  translation: "Tobiáš Krejčíř",
  genre: "heroicka-komedie",
  venue: "velky-sal",
  perex: "Nos, verš a jeden balkon.",
  description: `
    <p>Cyrano z Bergeracu umí všechno: šermovat, rýmovat, umlčet protivníka i celé hlediště. Jen Roxaně neumí říct pět
    slov. A tak je půjčí někomu, kdo je hezčí.</p>
    <p>Novou inscenaci chystá umělecká šéfka Hana Ryšavá v překladu Tobiáše Krejčíře, který na alexandrínech pracoval
    přes dva roky a tvrdí, že od té doby rýmuje i nákupní seznamy. V titulní roli uvidíte Ondřeje Kalivodu.</p>
    <p>V alternaci Roxany se potkají Tereza Kubištová a Barbora Chalupníková. Souboje učí Ema Jakschová a na zkouškách
    se zatím zlomily tři fleurety, jedno pravítko a žádný nos.</p>`,
  scenes: [
    "Pod balkonem: návrh scény Davida Nezvala",
    "Šermířský trénink před první zkouškou",
    "Klobouk, pero a dopis čekají v rekvizitárně",
  ],
  is_new: true,
  is_soon: true,
  length_minutes: null,
  intervals: null,
  premiere: 87,
  age_from: 12,
  price: [190, 490],
  cast: [
    ["Cyrano", "Ondřej Kalivoda"],
    ["Roxana", "Tereza Kubištová / Barbora Chalupníková"],
    ["Kristián", "Šimon Bezděk"],
    ["De Guiche", "Vojtěch Drahota"],
    ["Ragueneau", "Prokop Zavadil"],
    ["Le Bret", "Igor Čechlovský"],
    ["Chůva", "Ludmila Stibůrková"],
    ["Carbon de Castel-Jaloux", "Bohdan Chroust"],
  ],
  team: [
    ["Režie", "Hana Ryšavá"],
    ["Překlad", "Tobiáš Krejčíř"],
    ["Dramaturgie", "Klára Poledňová"],
    ["Scéna", "David Nezval"],
    ["Kostýmy", "Sandra Hůlková"],
    ["Hudba", "Vít Šindelka"],
    ["Světla", "Lubor Peterka"],
    ["Šerm a pohyb", "Ema Jakschová"],
  ],
});
