import { czech } from "#app/domain/typography.ts";
import { z } from "zod";
import { parseJson } from "#app/domain/parse-json.ts";
import { formatPostcode } from "#app/domain/account/postcode.ts";
import type { LinkGroup, MenuItem, MenuLink, Theatre } from "#app/domain/shell-data.ts";
import { usualHours, weekdays, type BoxOfficeHours } from "#app/domain/theatre/box-office-hours.ts";
import type { SpecialHours } from "#app/domain/theatre/opening-hours.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { menuLink, safeLink } from "#server/upstream/sanitize.ts";
import * as w from "#server/upstream/wire.ts";

const link = z
  .string()
  .max(2_000)
  .transform(menuLink)
  .pipe(z.string({ error: "no link" }));
/** Typeset here, once for all pages: every document has it in its header. */
const words = w.line.transform((line) => czech(line));
const namedLink = z
  .object({ text: words, link, leave: w.booleanLike })
  .transform(({ leave, ...wire }): MenuLink => ({ ...wire, ...(leave && { leaves: true as const }) }));

/** An item without a link stays for its submenu. */
const menuItem = z
  .object({
    text: words,
    link: w.optional(link),
    leave: w.booleanLike,
    submenu: w.optionalList(namedLink),
  })
  .transform(({ leave, ...wire }): MenuItem => ({ ...wire, ...(leave && { leaves: true }) }))
  .refine((item) => item.link !== null || item.submenu.length > 0, "no link");

const linkGroup: z.ZodType<LinkGroup> = z.object({ title: w.textOrEmpty, links: w.list(namedLink) });

const flags = ["active", "is_active", "enabled", "is_enabled", "show", "visible"] as const;
/** An object of another kind has no meaning: the site shows the popup if it has a banner. */
const flagged = z
  .object(Object.fromEntries(flags.map((name) => [name, z.unknown().optional()])))
  .transform((found) => {
    const value = flags.map((name) => found[name]).find((item) => item !== undefined && item !== null);
    return value === undefined || w.booleanLike.parse(value);
  });
const spelled = z
  .string()
  .max(40)
  .trim()
  .toLowerCase()
  .pipe(z.literal(["0", "1", "", "true", "false", "yes", "no", "on", "off"]));
const flag = z.union([z.boolean(), z.literal([0, 1]), spelled]);
const switched = flag
  .transform((value) => w.booleanLike.parse(value))
  .register(w.inside, { schema: z.boolean() });
/** Any other value counts as missing, and a missing entry means that the popup is on. */
const introPopup = z.union([flagged, switched]).transform((active) => ({ active }));

const theatre = w
  .object({
    name: w.line,
    claim: w.optionalText,
    legalForm: w.optionalText,
    street: w.lineOrEmpty,
    zip: w.lineOrEmpty,
    city: w.lineOrEmpty,
    ico: w.optionalText,
    dic: w.optionalText,
    dataBox: w.optionalText,
    phone: w.optionalText,
    email: w.optionalText,
    registration: w.optionalText,
  })
  .transform(({ registration, ...wire }): Theatre => ({
    ...wire,
    zip: formatPostcode(wire.zip),
    ...(registration && { registration }),
  }));

const specialHours: z.ZodType<SpecialHours> = z.object({
  from: w.instant,
  to: w.instant,
  heading: w.anyLine,
  text: w.anyLine,
});

/** None if no row can be read: the built-in ones would be wrong. */
const special = z.union([w.list(specialHours), z.array(z.unknown()).transform((): SpecialHours[] => [])]);

const time = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/);
const minutes = w.optional(w.amount.pipe(z.int().min(0).max(600)));

const boxOffice = w
  .object({
    special: w.optional(special),
    regular: w.optional(
      w.list(z.object({ from: z.enum(weekdays), to: z.enum(weekdays), opens: time, closes: time })),
    ),
    otherDays: z.enum(["performances", "closed"]).catch(usualHours.otherDays),
    holidays: z.enum(["other-days", "regular"]).catch(usualHours.holidays),
    minutesBefore: minutes.transform((found) => found ?? usualHours.minutesBefore),
    minutesAfter: minutes.transform((found) => found ?? usualHours.minutesAfter),
  })
  // The entry may have special hours alone.
  .transform(({ special: specialRows, regular, ...wire }) => ({
    specialHours: specialRows,
    hours: regular && ({ regular, ...wire } satisfies BoxOfficeHours),
  }));

const urgent = w
  .object({
    text: w.line,
    link: w.optionalText,
    linkText: w.optionalText,
    kind: z.enum(["info", "warning", "danger"]).catch("warning"),
    from: w.optional(w.instant),
    to: w.optional(w.instant),
  })
  .transform(({ link: to, ...wire }) => ({ ...wire, link: to && safeLink(to) }));

const accounts = w.object({
  /** A customer can sign in right after the registration, without an e-mail. */
  signsInAtOnce: w.booleanLike,
  /** How long the one-time link to a new password is valid; null: unknown. */
  resetLinkHours: w.optional(w.amount.pipe(z.int().min(1).max(168))),
  /** A new password ends all sessions. */
  passwordEndsSessions: w.booleanLike,
  /** After a registration the back office sends an e-mail, whether or not the account is new. */
  registrationEmail: w.booleanLike,
  /** The back office e-mails the confirmation of an order, and its tickets once it is paid. */
  orderEmail: w.booleanLike,
});
/** The back office's promises about its accounts; pages promise nothing else. */
export type AccountPromises = Readonly<z.output<typeof accounts>>;

/** Null: the entry is missing or invalid, and the built-in default applies. */
const values = z.object({
  accounts: w.optional(accounts),
  resend: w.optional(switched),
  theatre: w.optional(theatre),
  topmenu: w.optional(w.list(menuItem)),
  bottommenu: w.optional(w.list(linkGroup)),
  social: w.optional(w.list(z.object({ text: w.line, link }))),
  boxoffice: w.optional(boxOffice),
  notice: w.optional(urgent),
  intropopup: w.optional(introPopup),
});
const names = Object.keys(values.shape);
const entry = z.object({ name: w.opaqueKey, value: z.unknown() });

/** A list of entries, or a map of their values by name. */
const entries = z.union([
  w.list(entry),
  z
    .looseObject({})
    .transform((map: Record<string, unknown>) =>
      names.filter((name) => Object.hasOwn(map, name)).map((name) => ({ name, value: map[name] })),
    )
    .refine((found) => found.length > 0)
    .transform((found): z.output<typeof entry>[] => found),
]);

export const noPromises: AccountPromises = {
  signsInAtOnce: false,
  resetLinkHours: null,
  passwordEndsSessions: false,
  registrationEmail: false,
  orderEmail: false,
};

const settings = entries
  .transform((all) => {
    const read = names.map((name) => [name, all.find((item) => item.name === name)] as const);
    return Object.fromEntries(read.map(([name, found]) => [name, fromText(found?.value)]));
  })
  .pipe(values)
  .transform((wire) => ({
    theatre: wire.theatre,
    topMenu: wire.topmenu,
    bottomMenu: wire.bottommenu,
    social: wire.social,
    specialHours: wire.boxoffice?.specialHours ?? null,
    hours: wire.boxoffice?.hours ?? null,
    urgent: wire.notice,
    introPopup: wire.intropopup,
    accounts: wire.accounts ?? noPromises,
    resend: wire.resend ?? false,
  }));

/** A value is JSON, or JSON as text. */
function fromText(value: unknown): unknown {
  const read = typeof value === "string" ? parseJson(value) : null;
  return read?.ok ? read.value : value;
}

/** Reads the settings, which also announce the areas that no survey can find. */
export async function readSettings(upstream: Upstream) {
  const read = await upstream.shared("settings", {}, settings);
  if (read.ok) upstream.offers.announce(read.value.resend ? ["resend"] : []);
  return read;
}
