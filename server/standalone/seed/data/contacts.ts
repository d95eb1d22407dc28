import type { ContactPerson } from "#standalone/db/column-values.ts";
import type { SeedContact } from "#standalone/seed/content-types.ts";
import * as building from "./building.ts";
import { czech } from "#standalone/seed/typeset.ts";

const host = "divadlonavantrokach.example";
const nowhere = { street: null, zip: null, city: null, latitude: null, longitude: null, map: null } as const;

function person(
  name: string,
  position: string,
  more: Partial<ContactPerson> & { readonly slug?: string } = {},
): ContactPerson {
  const { slug = null, ...rest } = more;
  return {
    name,
    title: null,
    function: position,
    email: null,
    phone: null,
    image: slug === null ? null : `${slug}.svg`,
    person_slug: slug,
    ...rest,
  };
}

function department(
  slug: string,
  name: string,
  about: string,
  reach: { readonly email: string; readonly phone: string | null; readonly hours?: string },
  people: readonly ContactPerson[],
): SeedContact {
  return {
    slug,
    name,
    kind: "department",
    description: czech(about),
    ...nowhere,
    opening_hours: reach.hours === undefined ? null : czech(reach.hours),
    email: `${reach.email}@${host}`,
    phone: reach.phone,
    people,
  };
}

/** Two places and eight departments; their coordinates are invented, as the town is. */
export const contacts: readonly SeedContact[] = [
  {
    slug: "divadlo",
    name: "Divadlo Na Vantrokách",
    kind: "venue",
    description: czech(
      `Všechny sály i pokladna jsou v bývalém mlýně na kraji města. ${building.entrance} ${building.opening} ${building.transport}`,
    ),
    street: "Mlýnská strouha 12",
    zip: "799 99",
    city: "Doubravín",
    latitude: 49.7412,
    longitude: 17.0874,
    map: "divadlo.svg",
    opening_hours: czech(building.deskHours),
    email: `pokladna@${host}`,
    phone: "+420 200 000 120",
    people: [],
  },
  {
    slug: "infocentrum",
    name: "Infocentrum na náměstí",
    kind: "branch",
    description: czech(
      `Druhé místo, kde koupíte vstupenky a vyzvednete si objednávku z e-shopu, na rohu pod orlojem bez hodin. ${building.informationCentre}`,
    ),
    street: "Horní náměstí 1",
    zip: "799 99",
    city: "Doubravín",
    latitude: 49.7458,
    longitude: 17.0931,
    map: "infocentrum.svg",
    opening_hours: czech(building.informationHours),
    email: `infocentrum@${host}`,
    phone: "+420 200 000 140",
    people: [],
  },
  department(
    "pokladna",
    "Pokladna",
    "Vstupenky, rezervace, předplatné a dárkové poukazy. Poradíme s výběrem místa, s vozíkem i s tím, co se hodí pro šestileté.",
    {
      email: "pokladna",
      phone: "+420 200 000 120",
      hours: building.deskHours,
    },
    [
      person("Pavlína Tůmová", "vedoucí pokladny", {
        slug: "pavlina-tumova",
        email: `tumova@${host}`,
        phone: "+420 200 000 121",
      }),
    ],
  ),
  department(
    "obchodni-oddeleni",
    "Obchodní oddělení",
    "Skupiny, školy, firmy a e-shop. Připravíme představení na míru, fakturu i oběd v Mlýnici.",
    { email: "obchod", phone: "+420 200 000 125", hours: "Pondělí–pátek 9:00–15:00." },
    [
      person("Alžběta Hanáková", "školy a skupiny", {
        title: "Bc.",
        email: `hanakova@${host}`,
        phone: "+420 200 000 126",
      }),
      person("Richard Soukup", "e-shop a firmy", { email: `eshop@${host}`, phone: "+420 200 000 127" }),
    ],
  ),
  department(
    "vedeni",
    "Vedení divadla",
    "Ředitel, umělecká šéfka a ekonomka. Ředitel má dveře otevřené každou první středu v měsíci od 16 hodin; stačí přijít.",
    { email: "reditelstvi", phone: "+420 200 000 110", hours: "Sekretariát: pondělí–pátek 8:30–15:30." },
    [
      person("Dušan Hrubeš", "ředitel", {
        slug: "dusan-hrubes",
        title: "Mgr.",
        email: `hrubes@${host}`,
        phone: "+420 200 000 110",
      }),
      person("Hana Ryšavá", "umělecká šéfka", {
        slug: "hana-rysava",
        title: "MgA.",
        email: `rysava@${host}`,
      }),
      person("Olga Mikešová", "ekonomka", {
        slug: "olga-mikesova",
        title: "Ing.",
        email: `mikesova@${host}`,
        phone: "+420 200 000 112",
      }),
    ],
  ),
  department(
    "dramaturgie",
    "Dramaturgie",
    "Hry, úpravy, programy k inscenacím a debaty po představení. Texty nových her čteme všechny, odpověď ale trvá i tři měsíce.",
    { email: "dramaturgie", phone: "+420 200 000 115" },
    [
      person("Klára Poledňová", "dramaturgyně", {
        slug: "klara-polednova",
        title: "MgA.",
        email: `polednova@${host}`,
        phone: "+420 200 000 115",
      }),
    ],
  ),
  department(
    "pr",
    "PR a média",
    "Novinářské vstupenky, fotografie ve velikosti pro tisk, rozhovory a natáčení v budově.",
    {
      email: "media",
      phone: "+420 200 000 130",
      hours: "Pondělí–pátek 9:00–17:00, v den premiéry do večera.",
    },
    [
      person("Jan Hřebíček", "PR a tiskový mluvčí", {
        slug: "jan-hrebicek",
        email: `hrebicek@${host}`,
        phone: "+420 200 000 131",
      }),
    ],
  ),
  department(
    "technika",
    "Technika",
    "Jeviště, světla, zvuk a doprava dekorací. Hostujícím souborům pošleme technické parametry a zamluvíme parkování pro nákladní vůz.",
    { email: "technika", phone: "+420 200 000 150" },
    [
      person("Lubor Peterka", "světelný mistr", {
        slug: "lubor-peterka",
        email: `peterka@${host}`,
        phone: "+420 200 000 151",
      }),
      person("Vlastimil Kozák", "jevištní mistr", { email: `kozak@${host}`, phone: "+420 200 000 152" }),
    ],
  ),
  department(
    "pronajmy",
    "Pronájmy",
    "Koncert, ples, konference i svatba u mlýnského kola. Termíny v sezoně se plní rok dopředu, v létě je volněji.",
    { email: "pronajmy", phone: "+420 200 000 128", hours: "Pondělí–pátek 9:00–15:00." },
    [
      person("Richard Soukup", "pronájmy sálů", {
        email: `soukup@${host}`,
        phone: "+420 200 000 127",
      }),
    ],
  ),
  department(
    "poverenec",
    "Pověřenkyně pro ochranu osobních údajů",
    "Na co máte u svých údajů právo a jak ho uplatnit. Odpovídáme do jednoho měsíce.",
    { email: "poverenec", phone: "+420 200 000 119" },
    [
      person("Ivana Doležalová", "pověřenkyně (DPO)", {
        title: "JUDr.",
        email: `poverenec@${host}`,
        phone: "+420 200 000 119",
      }),
    ],
  ),
];
