import { production } from "./production.ts";

export const dream = production(8, "sen-noci-svatojanske", "Sen noci svatojánské", {
  author: "William Shakespeare",
  translation: "Tobiáš Krejčíř",
  genre: "komedie",
  venue: "letni-dvur",
  perex: "Čtyři zamilovaní, parta ochotníků a les, ve kterém nefunguje žádný signál.",
  description: `
    <p>Hermie miluje Lysandra, Demetrius Hermii, Helena Demetria – a pak se do toho vloží Puk a nesedí už vůbec nic.</p>
    <p>Letní dvůr je pro tuhle noc jako dělaný: ořech místo athénského lesa, stodola místo paláce a opravdové světlušky,
    pokud mají zrovna chuť. Puk Barbory Chalupníkové chodí po střeše a ví o vás všechno.</p>
    <p>Tobiáš Krejčíř přeložil Shakespeara tak, aby se dal říkat nahlas a venku, i když zrovna letí vlaštovka. Ochotníci
    v čele s tkalcem Klubkem zkoušejí svou hru od začátku do konce celé představení a my jim moc držíme palce.</p>
    <p>Za deště hrajeme dál, za bouřky se stěhujeme do Velkého sálu. Deka se hodí vždycky.</p>`,
  scenes: [
    "Čtyři zamilovaní a jeden les",
    "Titanie a Klubko, ráno ještě daleko",
    "Puk (Barbora Chalupníková) na měsíci",
  ],
  length_minutes: 140,
  intervals: 1,
  premiere: "2025-06-20",
  age_from: 10,
  price: [250, 490],
  audience: ["adults", "families"],
  sensory: ["světlušky a blikající lampiony", "herci chodí mezi diváky"],
  quotes: [
    {
      text: "Nejkrásnější zatmění léta: všichni zhasnou telefony a les se rozsvítí.",
      source: "Divadelní zápisník",
      date: "2025-06-24",
    },
  ],
  cast: [
    ["Theseus a Oberon", "Ondřej Kalivoda"],
    ["Hippolyta a Titanie", "Magdalena Vrzalová"],
    ["Puk", "Barbora Chalupníková"],
    ["Hermie", "Eliška Řeháčková"],
    ["Helena", "Tereza Kubištová"],
    ["Lysandr", "Šimon Bezděk"],
    ["Demetrius", "Matěj Suchopár"],
    ["Klubko, tkadlec", "Bohdan Chroust"],
    ["Pořízek, tesař", "Prokop Zavadil"],
    ["Píšťala, měchař", "Jáchym Ledvina"],
    ["Hladílek, truhlář", "Radovan Týfa"],
    ["Víly", "Ema Jakschová, Johana Límová, Šárka Žďárková"],
  ],
  team: [
    ["Režie a překlad", "Tobiáš Krejčíř"],
    ["Dramaturgie", "Klára Poledňová"],
    ["Scéna", "David Nezval"],
    ["Kostýmy", "Sandra Hůlková"],
    ["Hudba", "Vít Šindelka"],
    ["Světla", "Lubor Peterka"],
    ["Choreografie", "Ema Jakschová"],
  ],
  products: [124, 106],
});
