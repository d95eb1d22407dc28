import type { SeedVenue } from "#standalone/seed/theatre-types.ts";
import * as building from "./building.ts";
import { czech } from "#standalone/seed/typeset.ts";

function rows(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${first + index}. řada`);
}

/** In the theatre's order. */
export const venues: readonly SeedVenue[] = [
  {
    slug: "velky-sal",
    name: "Velký sál",
    capacity: 312,
    step_free: true,
    wheelchair_row: czech("8. řada u uličky"),
    description: czech(`
      <p>Srdce mlýna. Tam, kde se dřív skladovalo obilí, je dnes hlediště s 312 místy a jeviště, pod kterým pořád teče
      strouha. Když v tichu uslyšíte vodu, není to zvukový efekt.</p>
      <p>Hlediště se svažuje, takže dobře uvidíte i z poslední řady.</p>`),
    access: czech(`${building.largeHall} ${building.toilet}`),
    zones: [
      { name: czech("1.–5. řada"), price: 450, colour: "#c8102e", capacity: 90, rows: rows(1, 5) },
      { name: czech("6.–11. řada"), price: 390, colour: "#1b1717", capacity: 108, rows: rows(6, 11) },
      { name: czech("12.–16. řada"), price: 290, colour: "#2f5d62", capacity: 80, rows: rows(12, 16) },
      {
        name: "Balkon",
        price: 190,
        colour: "#5e8585",
        capacity: 34,
        rows: rows(1, 2).map((row) => `balkon, ${row}`),
      },
    ],
  },
  {
    slug: "komora",
    name: "Komora",
    capacity: 84,
    step_free: false,
    description: czech(`
      <p>Bývalá mlynářova světnice s trámovým stropem. Hraje se v ní tak blízko, že herci podáte kapesník. Sedí se ze tří
      stran a místa nejsou číslovaná, takže kdo dřív přijde, ten si vybere.</p>
      <p>Po začátku představení už do Komory vstoupit nelze: vchází se přes jeviště.</p>`),
    access: czech(`${building.chamber} ${building.toilet}`),
    zones: [{ name: "Volné sezení", price: 290, capacity: 84 }],
  },
  {
    slug: "mlynice",
    name: "Mlýnice",
    capacity: 60,
    step_free: true,
    wheelchair_row: czech("u průjezdu"),
    description: czech(`
      <p>Foyer a kavárna, kde zůstaly stát mlýnské kameny. Dopoledne a o víkendech se tu hraje pro děti, večer tu čekáte na
      zvonek. Sedí se na polštářích a na lavicích, rodiče mají židle po stranách.</p>
      <p>Kavárna vaří hodinu před představením a o přestávce. Kočárek tu má kde stát.</p>`),
    access: czech(`${building.mill} ${building.toilet}`),
    zones: [{ name: "Volné sezení", price: 120, capacity: 60 }],
  },
  {
    slug: "letni-dvur",
    name: "Letní dvůr",
    capacity: 240,
    step_free: true,
    wheelchair_row: czech("1. řada u cesty"),
    description: czech(`
      <p>Mezi mlýnem, stodolou a starým ořechem se od června do srpna hraje pod širým nebem. Přijďte o chvíli dřív, na dvoře
      se čepuje limonáda a vlaštovky začínají před námi.</p>
      <p>Hlediště není kryté. Za mírného deště hrajeme dál a pláštěnku půjčíme, při bouřce se hraje ve Velkém sále.</p>`),
    access: czech(building.courtyard),
    zones: [
      { name: czech("1.–6. řada"), price: 490, capacity: 120, rows: rows(1, 6) },
      { name: czech("7.–12. řada"), price: 350, capacity: 90, rows: rows(7, 12) },
      { name: "Na trávě", price: 250, capacity: 30 },
    ],
  },
];
