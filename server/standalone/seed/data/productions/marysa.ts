import { production } from "./production.ts";

export const marysa = production(1, "marysa", "Maryša", {
  author: "Alois a Vilém Mrštíkové",
  genre: "drama",
  venue: "velky-sal",
  perex: "Jedna káva a žádná cesta zpět.",
  description: `
    <p>Nejslavnější moravské drama o dívce, kterou prodali za dva tisíce a kus pole. Režisérka Hana Ryšavá vynechala folklor i
    výčitky a nechala na jevišti jen dům, stůl a ticho, které se nedá vydržet.</p>
    <p>Lízal počítá, Lízalka mlčí, vdovec Vávra čeká a Francek odchází na vojnu. Nikdo z nich nechce Maryše ublížit. Každý jen chce
    svůj klid, své pole, svou poslední šanci. A tak se rozhodne o jednom životě mezi polévkou a kávou.</p>
    <p>Naše Maryša není oběť na obrázku. Barbora Chalupníková a Eliška Řeháčková ji hrají jako někoho, kdo se celé dva roky
    učí jediné slovo, a když ho konečně umí, je pozdě. Obě Maryše se v představeních střídají a stojí za to vidět obě.</p>
    <p>Scéna Davida Nezvala stojí na skutečné podlaze ze zbourané jizby. Kudy se chodilo sto let, tam vrže.</p>`,
  scenes: [
    "Maryša (Barbora Chalupníková) a Vávra (Ondřej Kalivoda): ráno po svatbě",
    "Maryša vaří kávu",
    "Poslední jednání: káva je na stole",
  ],
  length_minutes: 135,
  intervals: 1,
  premiere: "2025-03-14",
  age_from: 12,
  price: [190, 450],
  sensory: ["náhlé zhasnutí celého sálu", "hlasitá dechovka na začátku"],
  content_warning: "V inscenaci se mluví o nuceném sňatku, zazní náznak domácího násilí a dojde k otravě.",
  help_line: "Bílý kruh bezpečí, bezplatně a nepřetržitě: 116 006",
  quotes: [
    {
      text: "Tak tichou Maryšu jste ještě neslyšeli – a právě proto z ní mrazí.",
      source: "Listy doubravínské",
      date: "2025-03-17",
    },
    {
      text: "Kafe, které se pije dvě hodiny a patnáct minut. Ani na chvíli nevychladne.",
      source: "Divadelní zápisník",
      date: "2025-04-02",
    },
  ],
  cast: [
    ["Lízal", "Radovan Týfa"],
    ["Lízalka", "Ludmila Stibůrková"],
    ["Maryša", "Barbora Chalupníková / Eliška Řeháčková"],
    ["Vávra", "Ondřej Kalivoda"],
    ["Francek", "Šimon Bezděk"],
    ["Horačka", "Magdalena Vrzalová"],
    ["Strouhal", "Bohdan Chroust"],
    ["Rozára", "Tereza Kubištová"],
    ["Hospodský", "Prokop Zavadil"],
    ["Rekruti", "Matěj Suchopár, Jáchym Ledvina, Vít Šindelka"],
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
  products: [113],
});
