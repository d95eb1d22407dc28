import type { Calendar } from "#server/reference/seed/calendar.ts";
import type { SeedArticle } from "#server/reference/seed/reading-types.ts";

type Written = Omit<SeedArticle, "image">;

export function titleNews(calendar: Calendar): readonly Written[] {
  return [
    {
      slug: "rur-ma-za-sebou-premieru",
      kind: "news",
      title: "R. U. R. má za sebou premiéru",
      perex: "Fotografie, první ohlasy a termíny do konce roku.",
      author: "Jan Hřebíček",
      category: "ze-zkusebny",
      production_slug: "rur",
      published_at: calendar.at(-40, 8),
      body: `<p>Fotografie, první ohlasy a termíny do konce roku.</p>`,
    },
    {
      slug: "zrusene-predstaveni-marysa",
      kind: "news",
      title: `Zrušené představení: Maryša ${calendar.date(10)}`,
      perex: "Vstupenky platí na náhradní termín, nebo peníze vrátíme.",
      author: "Pavlína Tůmová",
      category: null,
      production_slug: "marysa",
      published_at: calendar.at(-1, 13),
      body: `<p>Vstupenky platí na náhradní termín, nebo peníze vrátíme.</p>`,
    },
    {
      slug: "rozloucime-se-s-hmyzem",
      kind: "news",
      title: "Rozloučíme se s hmyzem",
      perex: "Po pěti letech a 112 reprízách derniéra Ze života hmyzu.",
      author: "Klára Poledňová",
      category: "lide",
      production_slug: "ze-zivota-hmyzu",
      published_at: calendar.at(-12, 9),
      body: `<p>Po pěti letech a 112 reprízách derniéra Ze života hmyzu.</p>`,
    },
  ];
}
