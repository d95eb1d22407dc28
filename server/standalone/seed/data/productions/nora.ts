import { production } from "./production.ts";

export const nora = production(10, "nora", "Nora", {
  subtitle: "Domeček pro panenky",
  author: "Henrik Ibsen",
  translation: "Hana Ryšavá",
  genre: "drama",
  venue: "komora",
  perex: "Dveře, které v roce 1879 bouchly, je slyšet dodnes.",
  description: `
    <p>Nora Helmerová má tři děti, muže s vyhlídkami a jedno tajemství. Před lety si půjčila peníze, aby mu zachránila
    život, a podepsala se jménem, které nebylo její.</p>
    <p>Režisérka Hana Ryšavá, která hru nově přeložila z norštiny, nedělá z Torvalda netvora. Vojtěch Drahota hraje
    milého, starostlivého člověka, který své ženě osm let říká skřivánku a nikdy se jí na nic nezeptal.</p>
    <p>Barbora Chalupníková je na jevišti Komory celé dvě hodiny. Na začátku pobíhá, uprostřed tančí a na konci poprvé
    sedí. Diváci sedí tak blízko, že slyší, jak přemýšlí.</p>
    <p>Hraje se bez přestávky. Až vyjdete do předsálí, nechte telefon ještě chvíli vypnutý. Stojí to za to.</p>`,
  scenes: ["Nora (Barbora Chalupníková) před domečkem pro panenky", "Nora tančí tarantelu", "Dveře"],
  length_minutes: 120,
  intervals: 0,
  premiere: "2026-02-06",
  age_from: 15,
  price: [290, 290],
  sensory: ["prudká rána dveřmi"],
  content_warning: "Inscenace se věnuje psychickému nátlaku v manželství a zmiňuje sebevraždu.",
  help_line: "Linka první psychické pomoci, zdarma a nepřetržitě: 116 123",
  quotes: [
    {
      text: "Chalupníková hraje Noru, jako by každé slovo zkoušela poprvé sama pro sebe.",
      source: "Divadelní zápisník",
      date: "2026-02-12",
    },
  ],
  cast: [
    ["Nora", "Barbora Chalupníková"],
    ["Torvald Helmer", "Vojtěch Drahota"],
    ["Paní Lindová", "Johana Límová"],
    ["Krogstad", "Igor Čechlovský"],
    ["Dr. Rank", "Radovan Týfa"],
    ["Anna Marie, chůva", "Ludmila Stibůrková"],
  ],
  team: [
    ["Režie a překlad", "Hana Ryšavá"],
    ["Dramaturgie", "Klára Poledňová"],
    ["Scéna", "David Nezval"],
    ["Kostýmy", "Sandra Hůlková"],
    ["Světla", "Lubor Peterka"],
  ],
});
