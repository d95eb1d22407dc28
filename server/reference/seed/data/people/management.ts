import type { SeedPerson } from "#server/reference/seed/theatre-types.ts";
import { czech } from "#server/reference/seed/typeset.ts";

export const management: readonly SeedPerson[] = [
  {
    id: 25,
    slug: "dusan-hrubes",
    name: "Dušan Hrubeš",
    surname: "Hrubeš",
    group: "vedeni",
    function: "ředitel",
    position: 1,
    bio: czech(`<p><strong>Dušan Hrubeš</strong> patří k Divadlu Na Vantrokách.</p>`),
  },
  {
    id: 26,
    slug: "olga-mikesova",
    name: "Olga Mikešová",
    surname: "Mikešová",
    group: "vedeni",
    function: "ekonomka",
    position: 2,
    bio: czech(`<p><strong>Olga Mikešová</strong> patří k Divadlu Na Vantrokách.</p>`),
  },
  {
    id: 27,
    slug: "pavlina-tumova",
    name: "Pavlína Tůmová",
    surname: "Tůmová",
    group: "vedeni",
    function: "pokladna",
    position: 3,
    bio: czech(`<p><strong>Pavlína Tůmová</strong> patří k Divadlu Na Vantrokách.</p>`),
  },
  {
    id: 28,
    slug: "jan-hrebicek",
    name: "Jan Hřebíček",
    surname: "Hřebíček",
    group: "vedeni",
    function: "vztahy s veřejností",
    position: 4,
    bio: czech(`<p><strong>Jan Hřebíček</strong> patří k Divadlu Na Vantrokách.</p>`),
  },
];
