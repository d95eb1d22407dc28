import type { Calendar } from "#server/reference/seed/calendar.ts";
import type { SeedArticle } from "#server/reference/seed/reading-types.ts";

type Written = Omit<SeedArticle, "image">;

export function houseNews(calendar: Calendar): readonly Written[] {
  return [
    {
      slug: "tricata-sezona-jde-proti-proudu",
      kind: "news",
      title: "Třicátá sezona jde proti proudu",
      perex: "Co chystáme od září do června: čtyři premiéry, jeden návrat a velké narozeniny.",
      author: "Klára Poledňová",
      category: null,
      production_slug: null,
      published_at: calendar.at(-74, 8),
      body: `<p>Co chystáme od září do června: čtyři premiéry, jeden návrat a velké narozeniny.</p>`,
    },
    {
      slug: "predprodej-na-leden",
      kind: "news",
      title: `Předprodej na ${calendar.month(43)} začíná ${calendar.date(7)} v 10:00`,
      perex: "A tři tipy, jak sehnat místa, když je vyprodáno.",
      author: "Pavlína Tůmová",
      category: null,
      production_slug: null,
      published_at: calendar.at(-2, 9),
      body: `<p>A tři tipy, jak sehnat místa, když je vyprodáno.</p>`,
    },
    {
      slug: "pokladna-o-vanocich",
      kind: "news",
      title: "Pokladna o Vánocích",
      perex: "Kdy máme otevřeno a kde koupíte poukaz i na Štědrý den.",
      author: "Pavlína Tůmová",
      category: null,
      production_slug: null,
      published_at: calendar.lastTime(11, 15),
      body: `<p>Kdy máme otevřeno a kde koupíte poukaz i na Štědrý den.</p>`,
    },
    {
      slug: "relaxovana-predstaveni",
      kind: "news",
      title: "Nově u nás: relaxovaná představení",
      perex: "Tišší zvuk, otevřené dveře a žádné pst.",
      author: "Jan Hřebíček",
      category: "lide",
      production_slug: "broucci",
      published_at: calendar.at(-25, 9, 30),
      body: `<p>Tišší zvuk, otevřené dveře a žádné pst.</p>`,
    },
    {
      slug: "jak-se-rodi-mlynsky-vitr",
      kind: "news",
      title: "Zákulisí: jak se rodí mlýnský vítr",
      perex: "Světelný mistr Lubor Peterka ukazuje dva knoflíky a jedno tajemství.",
      author: "Jan Hřebíček",
      category: "zakulisi",
      production_slug: "kytice",
      published_at: calendar.at(-58, 10),
      body: `<p>Světelný mistr Lubor Peterka ukazuje dva knoflíky a jedno tajemství.</p>`,
    },
  ];
}
