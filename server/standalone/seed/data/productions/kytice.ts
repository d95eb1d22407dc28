import { production } from "./production.ts";

export const kytice = production(4, "kytice", "Kytice", {
  author: "Karel Jaromír Erben",
  subtitle: "Dramatizace Klára Poledňová",
  genre: "hudebni",
  venue: "velky-sal",
  perex: "Sedm balad, jeden mlýn a kapela, která se nebojí tmy.",
  description: `
    <p>Erbenovy verše zpívané, šeptané i vyťukané na mlýnské kameny. Sedm balad, které všichni známe ze školy, a přece se u nich
    znovu bojíme: Kytice, Poklad, Svatební košile, Polednice, Zlatý kolovrat, Vodník a Štědrý den.</p>
    <p>Dramatizace Kláry Poledňové nechala každé slovo na svém místě a ubrala jen školní lavice. Vít Šindelka k ní složil hudbu
    pro hlasy, harmoniku, basu a dva kameny, které v tomhle domě mlely mouku sto padesát let. Ještě pořád drží rytmus.</p>
    <p>Vodník tu nestraší děti. Stojí na břehu, šije a čeká, až se mu někdo vrátí. Igor Čechlovský za něj dostal od doubravínských
    diváků Cenu zrnka.</p>
    <p>Inscenaci hrajeme i s tlumočením do českého znakového jazyka a s audiopopisem; termíny najdete v programu označené.</p>`,
  scenes: [
    "Svatební košile: nevěsta a průvod se světly",
    "Vodník (Igor Čechlovský) šije botky na mlýnském trámu",
    "Kytice na mateřině hrobě",
  ],
  length_minutes: 100,
  intervals: 0,
  premiere: "2023-11-30",
  age_from: 8,
  price: [190, 450],
  audience: ["adults", "families"],
  sensory: ["hlasitá živá hudba", "úplná tma na několik vteřin", "mlha u podlahy"],
  content_warning: "Erbenovy balady vyprávějí i o smrti dítěte; nic z toho neukazujeme, ale slova zazní.",
  quotes: [
    {
      text: "Kdo znal Kytici jen z čítanky, odchází a píská si Vodníka.",
      source: "Listy doubravínské",
      date: "2023-12-04",
    },
    {
      text: "Když začnou hrát kameny, přestanete se bát, že je to povinná četba.",
      source: "Rampa a pero",
      date: "2024-01-11",
    },
  ],
  cast: [
    ["Vypravěčka", "Ludmila Stibůrková"],
    ["Vodník", "Igor Čechlovský"],
    ["Dcera", "Eliška Řeháčková / Johana Límová"],
    ["Matka", "Magdalena Vrzalová"],
    ["Polednice", "Šárka Žďárková"],
    ["Panna ze Svatebních košil", "Tereza Kubištová"],
    ["Umrlec", "Matěj Suchopár"],
    ["Dornička", "Johana Límová / Eliška Řeháčková"],
    ["Král", "Ondřej Kalivoda"],
    ["Kapela", "Vít Šindelka, Jáchym Ledvina, Šimon Bezděk"],
  ],
  team: [
    ["Režie", "Tobiáš Krejčíř"],
    ["Dramatizace a dramaturgie", "Klára Poledňová"],
    ["Scéna", "David Nezval"],
    ["Kostýmy", "Sandra Hůlková"],
    ["Hudba", "Vít Šindelka"],
    ["Světla", "Lubor Peterka"],
    ["Pohybová spolupráce", "Ema Jakschová"],
  ],
  products: [119, 109],
});
