import { z } from "zod";
import { usualHours } from "#app/domain/theatre/box-office-hours.ts";
import { ibanOf } from "./bank-account.ts";
import type { Folder } from "./folder.ts";
import { houseSchema, type House } from "./house-schema.ts";
import { mix, paletteOf } from "./identity/colours.ts";
import { htmlOf, readJson, readTable } from "./records.ts";
import { oneOf, orNull, slug, text, words } from "./fields.ts";

/** `theatre.json`, `halls.json`, `banners.csv`: the theatre, the texts of the shell, and the halls. */

/** @param isDemo The demonstration has the built-in colours and sign in print. */
export function readHouse(folder: Folder, isDemo: boolean) {
  const house = readJson(folder, "theatre.json", houseSchema);
  if (!house) {
    if (folder.text("theatre.json") === null) {
      folder.problems.push({ file: "theatre.json", place: null, field: null, text: "is missing" });
    }
    return null;
  }
  const { partners, contacts, genres, personGroups, newsCategories } = house;
  return {
    house,
    settings: settingsOf(house, isDemo),
    tickets: ticketsOf(house),
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

function ticketsOf({ tickets: { mostPerOrder, reductions, wheelchairs } }: House) {
  return {
    most: mostPerOrder,
    reductions: reductions.map(({ access, ...one }) => ({ ...one, isAccess: access })),
    wheelchairs: wheelchairs
      ? { pairs: wheelchairs.pairs, percent: wheelchairs.companionPercent, proof: wheelchairs.proof }
      : null,
  };
}

/** Whether it has regular hours of the box office; a special period alone has none. */
export function hasHours({
  boxOffice: { special: _special, ...hours } = {},
}: Pick<House, "boxOffice">): boolean {
  return Object.keys(hours).length > 0;
}

/** Entries of `/api/settings`. */
function settingsOf(house: House, isDemo: boolean): Record<string, unknown> {
  const { name, claim, legalForm, address, ico, dic, dataBox, registration, shopEmail, bankAccount } = house;
  const { notice } = house;
  const { special = [], ...hours } = house.boxOffice ?? {};
  // The demonstration has the usual hours, which are the specification's (§1); other theatres have theirs or none.
  const isOwn = hasHours(house);
  const isClosed = !isDemo && !isOwn;
  const { primary, paper } = paletteOf(house.colours ?? {});
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
      bank_account: bankAccount && { ...bankAccount, iban: ibanOf(bankAccount.number) },
      colours: isDemo ? undefined : { panel: primary, fold: mix(primary, "#000000", 0.1), light: paper },
    },
    boxoffice: (house.boxOffice || isClosed) && {
      regular: isClosed ? [] : (hours.regular ?? (isOwn ? usualHours.regular : undefined)),
      other_days: isClosed ? "closed" : hours.otherDays,
      holidays: hours.holidays,
      minutes_before: hours.minutesBefore,
      minutes_after: hours.minutesAfter,
      special,
    },
    notice: notice && { ...notice, link_text: notice.linkText },
    social: house.social,
  };
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}

/** A row with its own number of seats, or a share of what the others leave. */
const row = z.union([
  text.transform((name) => ({ row: name, seats: null })),
  z.strictObject({ row: text, seats: z.int().min(1) }),
]);

const zone = z
  .strictObject({
    name: text,
    price: z.int().min(0),
    colour: z.string().regex(/^#[0-9a-fA-F]{6}$/u, "must be a colour such as #1d4ed8").optional(), // oxfmt-ignore
    seats: z.int().min(1),
    rows: z.array(row).optional(),
    section: text.optional(),
  })
  .transform(({ rows, ...rest }, context) => {
    if (!rows) return rest;
    const own = rows.filter(({ seats }) => seats !== null);
    const left = rest.seats - own.reduce((sum, { seats }) => sum + (seats ?? 0), 0);
    const share = left / (rows.length - own.length || 1);
    if (!Number.isInteger(share) || (own.length === rows.length ? share !== 0 : share < 1))
      context.addIssue({ code: "custom", path: ["rows"], message: `must have ${rest.seats} seats together` });
    return { ...rest, rows: rows.map(({ row: name, seats }) => ({ row: name, seats: seats ?? share })) };
  });

const hall = z.strictObject({
  slug,
  name: text,
  capacity: orNull(z.int().min(1)),
  stepFree: z.boolean().default(false),
  wheelchairRow: orNull(text),
  description: text,
  access: orNull(text),
  zones: z.array(zone),
});

export function hallsIn(folder: Folder) {
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

export function bannersIn(folder: Folder) {
  return readTable(folder, "banners.csv", banner).map(({ fields: { place, link, link_text, ...rest } }) => ({
    ...rest,
    key: place,
    url: link,
    url_text: link_text,
  }));
}

/** By file, as docs/theatre-fields.md names it. */
export const houseFiles = { "theatre.json": houseSchema, "halls.json": hall, "banners.csv": banner };
