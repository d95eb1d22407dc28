import type { Json, SeedSetting } from "#server/reference/seed/types.ts";
import { czech } from "#server/reference/seed/typeset.ts";
import { categories } from "./categories.ts";

function link(text: string, address: string): { readonly [name: string]: Json } {
  return { text: czech(text), link: address, leave: false };
}

/** The entries of the settings call. Every link leads to a page that exists. */
export const settings: readonly SeedSetting[] = [
  {
    name: "topmenu",
    value: [
      {
        ...link("E-shop", "/eshop"),
        submenu: [
          ...categories.map(({ id, name, slug }) => link(name, `/${id}/${slug}`)),
          link("Značky", "/eshop/znacky"),
        ],
      },
      { ...link("Novinky", "/products/new"), submenu: [] },
      { ...link("Výhodně", "/products/sale"), submenu: [] },
      { ...link("Dárkové poukazy", "/1/darkove-poukazy"), submenu: [] },
    ],
  },
  {
    name: "bottommenu",
    value: [
      {
        title: "Nákup",
        links: [
          link("Jak nakupovat", "/info/jak-nakupovat"),
          link("Doprava a platba", "/info/doprava-a-platba"),
          link("Dárkové poukazy", "/info/darkove-poukazy"),
          link("Reklamace", "/info/reklamace"),
          link("Odstoupit od smlouvy", "/info/odstoupeni-od-smlouvy"),
          link("Obchodní podmínky", "/info/obchodni-podminky"),
        ],
      },
      {
        title: "Obchod",
        links: [
          link("Celý e-shop", "/eshop"),
          link("Novinky", "/products/new"),
          link("Výhodně", "/products/sale"),
          link("Značky", "/eshop/znacky"),
          link("Košík", "/kosik"),
        ],
      },
      {
        title: "Divadlo",
        links: [
          link("Kontakt a pokladna", "/info/kontakt-a-pokladna"),
          link("Prohlášení o přístupnosti", "/info/pristupnost"),
          link("Zásady zpracování osobních údajů", "/info/zasady-zpracovani-osobnich-udaju"),
          link("Cookies", "/info/cookies"),
        ],
      },
    ],
  },
  { name: "intropopup", value: { active: true } },
  {
    name: "theatre",
    value: {
      name: "Divadlo Na Vantrokách",
      claim: "Divadlo, které žene vodu.",
      legal_form: czech("příspěvková organizace města Doubravín (demo)"),
      street: "Mlýnská strouha 12",
      zip: "799 99",
      city: "Doubravín",
      ico: "00000019",
      dic: "CZ00000019",
      data_box: "demo000",
      phone: "+420 200 000 120",
      email: "pokladna@divadlonavantrokach.example",
    },
  },
  {
    name: "boxoffice",
    value: {
      special: [
        {
          from: "2024-12-19T19:00:00+01:00",
          to: "2025-01-06T06:00:00+01:00",
          heading: "Otevírací doba pokladny o Vánocích",
          text: czech(
            "Od 19. prosince 2024 do 6. ledna 2025 platí vánoční provoz pokladny. Vstupenky a poukazy koupíte kdykoli online.",
          ),
        },
      ],
    },
  },
  { name: "social", value: [] },
];
