import type { SeedPerson } from "#server/demo-backend/seed/theatre-types.ts";
import { czech } from "#server/demo-backend/seed/typeset.ts";

export const management: readonly SeedPerson[] = [
  {
    id: 25,
    slug: "dusan-hrubes",
    name: "Dušan Hrubeš",
    surname: "Hrubeš",
    group: "vedeni",
    function: "ředitel",
    position: 1,
    bio: czech(`
      <p><strong>Dušan Hrubeš</strong> řídí Divadlo Na Vantrokách od roku 2014. Za jeho vedení přibyly Komora s
      plošinou, Letní dvůr a přístupná představení.</p>
      <p>Před každou premiérou vítá diváky u dveří a podává ruku i těm, kdo jdou pozdě.</p>`),
  },
  {
    id: 26,
    slug: "olga-mikesova",
    name: "Olga Mikešová",
    surname: "Mikešová",
    group: "vedeni",
    function: "ekonomka",
    position: 2,
    bio: czech(`
      <p><strong>Olga Mikešová</strong> hlídá rozpočet od roku 2008. Ví, kolik stojí jeden meteor z papíru, a přesto
      ho schválí.</p>
      <p>Výroční zprávy píše tak, aby se daly číst. Na premiérách sedí v poslední řadě a počítá potlesk.</p>`),
  },
  {
    id: 27,
    slug: "pavlina-tumova",
    name: "Pavlína Tůmová",
    surname: "Tůmová",
    group: "vedeni",
    function: "pokladna",
    position: 3,
    bio: czech(`
      <p><strong>Pavlína Tůmová</strong> vede pokladnu a zná jménem půlku Doubravína. Poradí, odkud je nejlíp vidět,
      kdy přijít pro vrácená místa a co vzít babičce k narozeninám.</p>
      <p>Telefon zvedá každý všední den od 15 do 19 hodin.</p>`),
  },
  {
    id: 28,
    slug: "jan-hrebicek",
    name: "Jan Hřebíček",
    surname: "Hřebíček",
    group: "vedeni",
    function: "vztahy s veřejností",
    position: 4,
    bio: czech(`
      <p><strong>Jan Hřebíček</strong> se stará o vztahy s veřejností, o fotografie a o to, abyste se o premiéře
      dozvěděli včas. Novinářům odpovídá týž den.</p>
      <p>Dřív jezdil s kamionem. Říká, že i tiskovou zprávu je potřeba nejdřív dobře naložit.</p>`),
  },
];
