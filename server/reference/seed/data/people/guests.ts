import type { SeedPerson } from "#server/reference/seed/theatre-types.ts";
import { czech } from "#server/reference/seed/typeset.ts";

export const guests: readonly SeedPerson[] = [
  {
    id: 17,
    slug: "ema-jakschova",
    name: "Ema Jakschová",
    surname: "Jakschová",
    group: "hoste",
    function: "pohyb, tanec",
    position: 0,
    bio: czech(`<p><strong>Ema Jakschová</strong> patří k Divadlu Na Vantrokách.</p>`),
  },
  {
    id: 18,
    slug: "vit-sindelka",
    name: "Vít Šindelka",
    surname: "Šindelka",
    group: "hoste",
    function: "hudba",
    position: 0,
    bio: czech(`<p><strong>Vít Šindelka</strong> patří k Divadlu Na Vantrokách.</p>`),
  },
];
