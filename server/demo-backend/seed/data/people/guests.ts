import type { SeedPerson } from "#server/demo-backend/seed/theatre-types.ts";
import { czech } from "#server/demo-backend/seed/typeset.ts";

export const guests: readonly SeedPerson[] = [
  {
    id: 17,
    slug: "ema-jakschova",
    name: "Ema Jakschová",
    surname: "Jakschová",
    group: "hoste",
    function: "pohyb, tanec",
    position: 0,
    bio: czech(`
      <p><strong>Ema Jakschová</strong> je tanečnice a pohybová pedagožka. V Divadle Na Vantrokách hostuje od roku
      2019 jako autorka pohybu i jako Lesana, Kukla a jedna z víl.</p>
      <p>Šerm pro Cyrana se učila rok a půl a teď ho učí celý soubor.</p>`),
  },
  {
    id: 18,
    slug: "vit-sindelka",
    name: "Vít Šindelka",
    surname: "Šindelka",
    group: "hoste",
    function: "hudba",
    position: 0,
    bio: czech(`
      <p><strong>Vít Šindelka</strong> skládá hudbu pro divadlo i film, v Doubravíně pravidelně hostuje od roku 2018.
      Pro Kytici rozezněl mlýnské kameny, pro R. U. R. nahrával strouhu v různých ročních dobách.</p>
      <p>Na jevišti ho potkáte s harmonikou, basou nebo s něčím, co ještě nemá jméno.</p>`),
  },
];
