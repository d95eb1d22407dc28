import type { Json } from "#standalone/seed/types.ts";
import { czech } from "#standalone/seed/typeset.ts";
import { categories } from "./categories.ts";
import { shopEmail } from "./shop-email.ts";

function link(text: string, address: string): { readonly [name: string]: Json } {
  return { text: czech(text), link: address, leave: false };
}

type Link = ReturnType<typeof link>;

function item(text: string, address: string, submenu: readonly Link[] = []): Link {
  return { ...link(text, address), submenu };
}

/** Entries of the settings API. Every link points to an existing page. */
export const settings: readonly { readonly name: string; readonly value: Json }[] = [
  {
    name: "topmenu",
    value: [
      item("Program", "/program"),
      item("Repertoár", "/repertoar", [
        link("Co hrajeme", "/repertoar"),
        link("Herci a tvůrci", "/lide"),
        link("Hodnocení diváků", "/hodnoceni"),
      ]),
      item("Vstupenky", "/vstupenky", [
        link("Jak koupit vstupenku", "/vstupenky"),
        link("Předplatné", "/info/predplatne"),
        link("Dárkové poukazy", "/1/darkove-poukazy"),
        link("Jdu poprvé", "/info/jdu-poprve"),
        link("Pro školy", "/info/pro-skoly"),
        link("Návštěvní řád", "/info/navstevni-rad"),
        link("Přístupnost a cesta", "/info/pristupnost-a-cesta"),
      ]),
      item("E-shop", "/eshop", [
        link("Novinky", "/products/new"),
        link("Výhodně", "/products/sale"),
        ...categories.map(({ id, name, slug }) => link(name, `/${id}/${slug}`)),
        link("Značky", "/eshop/znacky"),
      ]),
      item("O divadle", "/o-divadle", [
        link("Historie a scény", "/o-divadle"),
        link("Aktuality", "/aktuality"),
        link("Lidé", "/lide"),
        link("Pro média", "/info/pro-media"),
        link("Pronájmy", "/info/pronajmy"),
        link("Volná místa", "/info/volna-mista"),
        link("Dokumenty", "/documents/dokumenty"),
        link("Výroční zprávy", "/vyrocni-zpravy"),
      ]),
      item("Kontakty", "/kontakty"),
    ],
  },
  {
    name: "bottommenu",
    value: [
      {
        title: "Navštivte nás",
        links: [
          link("Program", "/program"),
          link("Vstupenky", "/vstupenky"),
          link("Předplatné", "/info/predplatne"),
          link("Jdu poprvé", "/info/jdu-poprve"),
          link("Návštěvní řád", "/info/navstevni-rad"),
          link("Kontakty", "/kontakty"),
          link("Přístupnost a cesta", "/info/pristupnost-a-cesta"),
          link("Prohlášení o přístupnosti", "/info/pristupnost"),
        ],
      },
      {
        title: "Nákup",
        links: [
          link("E-shop", "/eshop"),
          link("Značky", "/eshop/znacky"),
          link("Jak nakupovat", "/info/jak-nakupovat"),
          link("Doprava a platba", "/info/doprava-a-platba"),
          link("Dárkové poukazy", "/info/darkove-poukazy"),
          link("Reklamace", "/info/reklamace"),
          link("Poučení o odstoupení", "/info/odstoupeni-od-smlouvy"),
          link("Obchodní podmínky", "/info/obchodni-podminky"),
        ],
      },
      {
        title: "Divadlo",
        links: [
          link("O divadle", "/o-divadle"),
          link("Aktuality", "/aktuality"),
          link("Hodnocení", "/hodnoceni"),
          link("Pro školy", "/info/pro-skoly"),
          link("Pro média", "/info/pro-media"),
          link("Pronájmy", "/info/pronajmy"),
          link("Volná místa", "/info/volna-mista"),
        ],
      },
      {
        title: "Úřední deska",
        links: [
          link("Dokumenty", "/documents/dokumenty"),
          link("Výroční zprávy", "/vyrocni-zpravy"),
          link("Povinně zveřejňované informace", "/info/povinne-zverejnovane-informace"),
          link("Vnitřní oznamovací systém", "/info/vnitrni-oznamovaci-system"),
          link("Zásady zpracování osobních údajů", "/info/zasady-zpracovani-osobnich-udaju"),
          link("Cookies", "/info/cookies"),
        ],
      },
    ],
  },
  { name: "intropopup", value: { active: true } },
  {
    name: "accounts",
    value: { signs_in_at_once: true, reset_link_hours: 2, password_ends_sessions: true },
  },
  { name: "resend", value: true },
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
      shop_email: shopEmail,
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
  // Home pages of the networks: they exist, and none of them is the profile of another organisation.
  {
    name: "social",
    value: [
      { text: "Facebook", link: "https://www.facebook.com/" },
      { text: "Instagram", link: "https://www.instagram.com/" },
      { text: "YouTube", link: "https://www.youtube.com/" },
    ],
  },
];
