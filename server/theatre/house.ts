import { z } from "zod";
import { theatreSchema } from "./identity/schema.ts";
import type { Folder } from "./folder.ts";
import { htmlOf, readJson, readTable } from "./records.ts";
import { oneOf, orNull, slug, text, words } from "./fields.ts";

/** `theatre.json`, `halls.json`, `banners.csv`: the house, what the pages around everything say, and its halls. */

const named = z.strictObject({ slug, name: text });

const contactPerson = z.strictObject({
  name: text,
  title: orNull(text),
  function: orNull(text),
  email: orNull(z.email("must be an e-mail address")),
  phone: orNull(text),
  person: orNull(slug),
  image: orNull(text),
});

const contact = z.strictObject({
  slug,
  name: text,
  kind: z.enum(["venue", "branch", "department"]),
  description: orNull(text),
  street: orNull(text),
  zip: orNull(text),
  city: orNull(text),
  latitude: orNull(z.number().min(-90).max(90)),
  longitude: orNull(z.number().min(-180).max(180)),
  map: orNull(text),
  hours: orNull(text),
  email: orNull(z.email("must be an e-mail address")),
  phone: orNull(text),
  people: z.array(contactPerson).default([]),
});

const houseSchema = theatreSchema.omit({ pages: true, partners: true }).extend({
  name: text,
  shopEmail: z.email("must be an e-mail address").optional(),
  partners: z
    .array(
      z.strictObject({
        name: text,
        url: orNull(z.url()),
        logo: orNull(text),
        level: z.enum(["main", "partner"]).default("partner"),
      }),
    ) // oxfmt-ignore
    .default([]),
  contacts: z.array(contact).default([]),
  genres: z.array(named).default([]),
  personGroups: z.array(named.extend({ guests: z.boolean().default(false) })).default([]),
  newsCategories: z.array(named).default([]),
});

type House = z.output<typeof houseSchema>;

export function readHouse(folder: Folder) {
  const house = readJson(folder, "theatre.json", houseSchema);
  if (!house) {
    if (folder.text("theatre.json") === null) {
      folder.problems.push({ file: "theatre.json", place: null, field: null, text: "is missing" });
    }
    return null;
  }
  const { partners, contacts, genres, personGroups, newsCategories } = house;
  return {
    settings: settingsOf(house),
    colours: house.colours ?? {},
    partners,
    contacts: contacts.map(({ hours, people, ...one }) => ({
      ...one,
      opening_hours: hours,
      people: people.map(({ person, image, ...rest }) => ({
        ...rest,
        image: image ?? (person && folder.picture("person", person)),
        person_slug: person,
      })),
    })),
    genres,
    personGroups,
    newsCategories,
  };
}

/** Entries of `/api/settings`. */
function settingsOf(house: House): Record<string, unknown> {
  const { name, claim, legalForm, address, ico, dic, dataBox, registration, shopEmail } = house;
  const link = (item: { text: string; link: string }) => ({ text: item.text, link: item.link, leave: false });
  const entries = {
    topmenu: house.topMenu?.map(({ submenu = [], ...item }) => ({
      ...link(item),
      submenu: submenu.map(link),
    })),
    bottommenu: house.bottomMenu?.map(({ title, links }) => ({ title, links: links.map(link) })),
    theatre: {
      name,
      claim,
      legal_form: legalForm,
      ...address,
      ico,
      dic,
      data_box: dataBox,
      registration,
      phone: house.phones?.[0]?.number,
      email: house.emails?.[0]?.address,
      shop_email: shopEmail,
    },
    boxoffice: house.boxOffice && { special: house.boxOffice.special ?? [] },
    social: house.social,
  };
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}

const hall = z.strictObject({
  slug,
  name: text,
  capacity: orNull(z.int().min(1)),
  stepFree: z.boolean().default(false),
  wheelchairRow: orNull(text),
  description: text,
  access: orNull(text),
  zones: z.array(
    z.strictObject({
      name: text,
      price: z.int().min(0),
      colour: z.string().regex(/^#[0-9a-fA-F]{6}$/u, "must be a colour such as #1d4ed8").optional(), // oxfmt-ignore
      seats: z.int().min(1),
      rows: z.array(text).optional(),
    }),
  ),
});

export function readHalls(folder: Folder) {
  const halls = readJson(folder, "halls.json", z.array(hall)) ?? [];
  return halls.map(({ stepFree, wheelchairRow, description, ...rest }) => ({
    ...rest,
    step_free: stepFree,
    wheelchair_row: wheelchairRow,
    description: htmlOf(description),
    image: folder.picture("venue", rest.slug),
  }));
}

const banner = z.strictObject({
  place: oneOf({
    úvod: "banner.home",
    okno: "banner.popup_desktop",
    "okno v telefonu": "banner.popup_mobile",
  }),
  title: words,
  text: orNull(words),
  link: orNull(words),
  link_text: orNull(words),
  image: orNull(words),
});

export function readBanners(folder: Folder) {
  return readTable(folder, "banners.csv", banner).map(({ fields: { place, link, link_text, ...rest } }) => ({
    ...rest,
    key: place,
    url: link,
    url_text: link_text,
  }));
}
