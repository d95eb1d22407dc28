import type { SeedReport } from "#standalone/seed/content-types.ts";

interface Year {
  readonly performances: number;
  readonly visitors: string;
  readonly attendance: number;
  readonly premieres: number;
  /** Costs, and the part of them covered by own revenue, in thousands of crowns. */
  readonly costs: string;
  readonly earned: string;
  readonly story: string;
}

function report(year: Year, back: number): SeedReport {
  return {
    back,
    figures: [
      { label: "Představení", value: String(year.performances) },
      { label: "Diváků", value: year.visitors },
      { label: "Návštěvnost", value: `${year.attendance}\u00a0%` },
      { label: "Premiéry", value: String(year.premieres) },
    ],
    blocks: [
      { kind: "heading", text: "Jaký byl rok" },
      { kind: "text", text: year.story },
      { kind: "heading", text: "Hospodaření" },
      {
        kind: "figures",
        rows: [
          ["Náklady celkem (tis. Kč)", year.costs],
          ["z toho vlastní výnosy (tis. Kč)", year.earned],
        ],
      },
      {
        kind: "text",
        text: "Rozdíl kryl příspěvek zřizovatele, města Doubravín, a dotace kraje a Ministerstva kultury. Hospodářský výsledek byl vyrovnaný. Čísla jsou ukázková.",
      },
      { kind: "heading", text: "Poskytování informací" },
      {
        kind: "text",
        text: "Podle § 18 zákona č. 106/1999 Sb. zveřejňujeme, že všechny žádosti o informace byly vyřízeny ve lhůtě a žádná nebyla odmítnuta.",
      },
    ],
  };
}

/** The last completed year is first. */
export const reports: readonly SeedReport[] = [
  {
    performances: 214,
    visitors: "48\u00a0320",
    attendance: 84,
    premieres: 4,
    costs: "61 840",
    earned: "19 210",
    story:
      "Nejlepší návštěvnost v dějinách divadla přinesly Maryša, Kytice a léto na dvoře. Odehráli jsme 214 představení, z toho 31 na zájezdech a 24 pro školy, a otevřeli novou řadu relaxovaných představení.",
  },
  {
    performances: 209,
    visitors: "46\u00a0870",
    attendance: 82,
    premieres: 4,
    costs: "58 320",
    earned: "17 930",
    story:
      "Rok Revizora, Strakonického dudáka a Broučků. Poprvé od pandemie přišlo víc diváků než v roce 2019, přístupných představení bylo osmnáct.",
  },
  {
    performances: 203,
    visitors: "44\u00a0215",
    attendance: 79,
    premieres: 4,
    costs: "55 110",
    earned: "16 420",
    story:
      "V listopadu měla premiéru Kytice a během šesti týdnů se stala nejžádanějším titulem. Do Komory se od té doby dostane i divák na vozíku.",
  },
  {
    performances: 188,
    visitors: "38\u00a0960",
    attendance: 74,
    premieres: 3,
    costs: "51 760",
    earned: "13 880",
    story:
      "Diváci se vraceli pomaleji, než jsme doufali, zato věrně. V září jsme uvedli Lakomce a začali hrát dopoledne pro školy.",
  },
  {
    performances: 97,
    visitors: "16\u00a0440",
    attendance: 66,
    premieres: 3,
    costs: "43 290",
    earned: "6 150",
    story:
      "Do května bylo divadlo zavřené. Premiéra Ze života hmyzu se hrála pro poloviční hlediště, zbytek roku podle měnících se pravidel.",
  },
  {
    performances: 84,
    visitors: "15\u00a0105",
    attendance: 71,
    premieres: 2,
    costs: "41 870",
    earned: "5 640",
    story:
      "Rok, kdy se od března hrálo jen občas. Šili jsme roušky, četli po telefonu a na dvoře odehráli třicet večerů pro lidi na dekách.",
  },
].map(report);
