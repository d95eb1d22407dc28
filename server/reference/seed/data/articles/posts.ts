import type { Calendar } from "#server/reference/seed/calendar.ts";
import type { SeedArticle } from "#server/reference/seed/reading-types.ts";

type Written = Omit<SeedArticle, "image">;

export function posts(calendar: Calendar): readonly Written[] {
  return [
    {
      slug: "denik-asistentky-rezie",
      kind: "post",
      title: "Deník asistentky režie: týden před premiérou",
      perex: "Sedm dní, čtrnáct káv a jeden robot, který pořád odchází na špatnou stranu.",
      author: "Ema Jakschová",
      category: "ze-zkusebny",
      production_slug: "rur",
      published_at: calendar.at(-45, 18),
      body: `<p>Sedm dní, čtrnáct káv a jeden robot, který pořád odchází na špatnou stranu.</p>`,
    },
    {
      slug: "pet-veci-o-opone",
      kind: "post",
      title: "Pět věcí, které jste o oponě nevěděli",
      perex: "Váží víc než auto, má vlastní motor a jednou za rok jí čteme pohádku.",
      author: "Lubor Peterka",
      category: "zakulisi",
      production_slug: null,
      published_at: calendar.at(-33, 17),
      body: `<p>Váží víc než auto, má vlastní motor a jednou za rok jí čteme pohádku.</p>`,
    },
  ];
}
