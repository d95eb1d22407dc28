import { person } from "./person.ts";

export const guests = [
  person(17, "ema-jakschova", "Ema Jakschová", {
    function: "pohyb, tanec",
    bio: `
      <p><strong>Ema Jakschová</strong> je tanečnice a pohybová pedagožka. V Divadle Na Vantrokách hostuje od roku
      2019 jako autorka pohybu i jako Lesana, Kukla a jedna z víl.</p>
      <p>Šerm pro Cyrana se učila rok a půl a teď ho učí celý soubor.</p>`,
  }),
  person(18, "vit-sindelka", "Vít Šindelka", {
    function: "hudba",
    bio: `
      <p><strong>Vít Šindelka</strong> skládá hudbu pro divadlo i film, v Doubravíně pravidelně hostuje od roku 2018.
      Pro Kytici rozezněl mlýnské kameny, pro R. U. R. nahrával strouhu v různých ročních dobách.</p>
      <p>Na jevišti ho potkáte s harmonikou, basou nebo s něčím, co ještě nemá jméno.</p>`,
  }),
];
