import { person } from "./person.ts";

export const management = [
  person(25, "dusan-hrubes", "Dušan Hrubeš", {
    function: "ředitel",
    bio: `
      <p><strong>Dušan Hrubeš</strong> řídí Divadlo Na Vantrokách od roku 2014. Za jeho vedení přibyly Letní
      dvůr a přístupná představení.</p>
      <p>Před každou premiérou vítá diváky u dveří a podává ruku i těm, kdo jdou pozdě.</p>`,
  }),
  person(26, "olga-mikesova", "Olga Mikešová", {
    function: "ekonomka",
    bio: `
      <p><strong>Olga Mikešová</strong> hlídá rozpočet od roku 2008. Ví, kolik stojí jeden meteor z papíru, a přesto
      ho schválí.</p>
      <p>Výroční zprávy píše tak, aby se daly číst. Na premiérách sedí v poslední řadě a počítá potlesk.</p>`,
  }),
  person(27, "pavlina-tumova", "Pavlína Tůmová", {
    function: "pokladna",
    bio: `
      <p><strong>Pavlína Tůmová</strong> vede pokladnu a zná jménem půlku Doubravína. Poradí, odkud je nejlíp vidět,
      kdy přijít pro vrácená místa a co vzít babičce k narozeninám.</p>
      <p>Telefon zvedá každý všední den od 15 do 19 hodin.</p>`,
  }),
  person(28, "jan-hrebicek", "Jan Hřebíček", {
    function: "vztahy s veřejností",
    bio: `
      <p><strong>Jan Hřebíček</strong> se stará o vztahy s veřejností, o fotografie a o to, abyste se o premiéře
      dozvěděli včas. Novinářům odpovídá týž den.</p>
      <p>Dřív jezdil s kamionem. Říká, že i tiskovou zprávu je potřeba nejdřív dobře naložit.</p>`,
  }),
];
