import { z } from "zod";
import { weekdays } from "#app/domain/theatre/box-office-hours.ts";
import { safeLink } from "#server/upstream/sanitize.ts";
import { isAccount } from "./bank-account.ts";
import { orNull, slug, text } from "./fields.ts";
import { roles, type RoleName } from "./identity/colours.ts";

/** `theatre.json`. Only the name is required. docs/theatre.schema.json is this schema as JSON. */

function line(longest: number) {
  return z
    .string()
    .trim()
    .min(1, "must not be empty")
    .max(longest, `must have at most ${longest} characters`)
    .regex(/^[^\p{Cc}]*$/u, "must be one line without control characters");
}

const file = z
  .string()
  .max(200)
  .regex(/^[\p{L}\p{N}_-][\p{L}\p{N} ._/-]*$/u, "must be the name of a file such as images/logo.svg")
  .describe("Name of a file, from the folder of this one");

const link = z
  .string()
  .max(2_000)
  .refine((value) => safeLink(value) !== null, "must be a path such as /program or an http(s) address")
  .describe("A path of this site or an http(s) address");

const address = z
  .string()
  .max(2_000)
  .refine((value) => /^https?:/i.test(safeLink(value) ?? ""), "must be an http(s) address");

const instant = z.iso.datetime({
  offset: true,
  error: "must be a time with its zone, such as 2026-12-24T00:00:00+01:00",
});

const time = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, "must be a time such as 15:00");

const colour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, "must be a colour such as #1d4ed8")
  .optional();

const roleNames = Object.keys(roles) as RoleName[];
const colours = z
  .strictObject(
    Object.fromEntries(roleNames.map((name) => [name, colour])) as Record<RoleName, typeof colour>,
  )
  .describe("Colours by role; dark, tint and rule shades that are not given are derived");

const phone = z.strictObject({
  label: line(80).optional(),
  number: z.string().regex(/^\+?[\d ()-]{3,30}$/, "must be a telephone number such as +420 200 000 120"),
});
const emailAddress = z.email("must be an e-mail address").max(254);
const email = z.strictObject({ label: line(80).optional(), address: emailAddress });

const links = z.array(z.strictObject({ text: line(80), link })).max(40);
const menuItem = z.strictObject({ text: line(80), link, submenu: links.optional() });

const regularHours = z
  .strictObject({ from: z.enum(weekdays), to: z.enum(weekdays), opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, "must close after it opens");

const window = z
  .strictObject({ from: instant, to: instant, heading: line(120), text: line(600) })
  .refine(({ from, to }) => Date.parse(from) < Date.parse(to), "must end after it begins");

const minutes = z.int("must be a whole number of minutes").min(0).max(600);

const boxOffice = z.strictObject({
  regular: z.array(regularHours).max(28).optional(),
  otherDays: z.enum(["performances", "closed"]).optional(),
  holidays: z.enum(["other-days", "regular"]).optional(),
  minutesBefore: minutes.optional(),
  minutesAfter: minutes.optional(),
  special: z.array(window).max(50).optional().describe("Periods with a heading and a text of their own"),
});

const guaranteeNotice = z
  .strictObject({ picture: file, link: link.optional() })
  .describe("The EU's notice on the legal guarantee (Regulation (EU) 2025/1960), as the theatre obtained it");

const notice = z.strictObject({
  text: line(300),
  link: link.optional(),
  linkText: line(60).optional(),
  kind: z.enum(["info", "warning", "danger"]).optional(),
  from: instant.optional(),
  to: instant.optional(),
});

const partner = z.strictObject({
  name: line(120),
  url: orNull(address),
  logo: orNull(text).describe("Name of a picture in images/partner"),
  level: z.enum(["main", "partner"]).default("partner"),
});

const named = z.strictObject({ slug, name: text });

const contactPerson = z.strictObject({
  name: text,
  title: orNull(text),
  function: orNull(text),
  email: orNull(emailAddress),
  phone: orNull(text),
  person: orNull(slug).describe("Of people/"),
  image: orNull(text).describe("Name of a picture in images/person; by default that of the person"),
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
  email: orNull(emailAddress),
  phone: orNull(text),
  people: z.array(contactPerson).default([]),
});

const bankAccount = z
  .strictObject({
    number: z
      .string()
      .refine(isAccount, "must be a bank account such as 19-2000145399/0800; check its digits"),
    message: line(140).optional(),
  })
  .describe("Where transfers go to; without it the shop offers none");

const percent = z.int().min(0).max(100).describe("Of the price of the zone");

const tickets = z.strictObject({
  mostPerOrder: z.int().min(1).max(40).default(8),
  reductions: z
    .array(z.strictObject({ name: line(60), percent, proof: line(120), access: z.boolean().default(false) }))
    .max(12)
    .default([])
    .describe("With access also for premieres and performances with other prices"),
  wheelchairs: z
    .strictObject({ pairs: z.int().min(1).max(20), companionPercent: percent, proof: line(160) })
    .optional()
    .describe("Places in step-free halls, each with one beside it"),
});

export const houseSchema = z.strictObject({
  $schema: z.string().optional(),
  name: line(120),
  shortName: line(30).optional().describe("Under the icon on a phone"),
  claim: line(160).optional(),
  legalForm: line(160).optional(),
  logo: file
    .optional()
    .describe("SVG or PNG that contains the name; replaces the typeset name in the header"),
  mark: file.optional().describe("Square SVG or PNG, a sign without a name"),
  favicon: file.optional().describe("Square SVG or PNG; by default the mark"),
  sharePicture: file.optional().describe("PNG of 1200 × 630 for shared links to pages without a photograph"),
  colours: colours.optional(),
  address: z.strictObject({ street: line(120), zip: line(12), city: line(80) }).optional(),
  phones: z.array(phone).max(20).optional().describe("The main one first"),
  emails: z.array(email).max(20).optional().describe("The main one first"),
  shopEmail: emailAddress.optional().describe("For e-mails about orders; by default the first e-mail"),
  bankAccount: bankAccount.optional(),
  ico: z
    .string()
    .regex(/^\d{8}$/, "must have eight digits")
    .optional(),
  dic: z
    .string()
    .regex(/^[A-Z]{2}\w{2,13}$/, "must be a tax number such as CZ00000019")
    .optional(),
  registration: line(240).optional(),
  dataBox: z
    .string()
    .regex(/^[a-z0-9]{7}$/, "must be the seven characters of a data box")
    .optional(),
  social: links.optional(),
  boxOffice: boxOffice.optional(),
  partners: z.array(partner).max(60).default([]),
  guaranteeNotice: guaranteeNotice.optional(),
  notice: notice.optional().describe("A message above every page"),
  topMenu: z.array(menuItem).max(12).optional(),
  bottomMenu: z
    .array(z.strictObject({ title: line(80), links }))
    .max(8)
    .optional(),
  tickets: tickets.prefault({}),
  contacts: z.array(contact).default([]),
  genres: z.array(named).default([]),
  personGroups: z.array(named.extend({ guests: z.boolean().default(false) })).default([]),
  newsCategories: z.array(named).default([]),
});

export type House = z.output<typeof houseSchema>;
