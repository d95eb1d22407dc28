import { z } from "zod";
import { parseJson } from "#app/domain/parse-json.ts";
import type { LinkGroup, MenuItem, Theatre, UrgentNotice } from "#app/domain/shell.ts";
import { usualHours, weekdays, type BoxOfficeHours } from "#app/domain/theatre/box-office-hours.ts";
import type { SpecialHours } from "#app/domain/theatre/opening-hours.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { safeLink } from "#server/upstream/sanitize.ts";
import * as w from "#server/upstream/wire.ts";

/** The upstream's settings; null = the entry is missing or invalid, and the built-in default is used. */
export interface Settings {
  readonly theatre: Theatre | null;
  readonly topMenu: readonly MenuItem[] | null;
  readonly bottomMenu: readonly LinkGroup[] | null;
  readonly social: readonly { readonly text: string; readonly link: string }[] | null;
  readonly specialHours: readonly SpecialHours[] | null;
  /** Regular hours of the box office. */
  readonly hours: BoxOfficeHours | null;
  readonly urgent: (UrgentNotice & { readonly from: string | null; readonly to: string | null }) | null;
  readonly introPopup: { readonly active: boolean } | null;
}

const link = z
  .string()
  .max(2_000)
  .transform(safeLink)
  .pipe(z.string({ error: "no link" }));
const menuLink = z
  .object({ text: w.line, link, leave: w.booleanLike })
  .transform(({ leave, ...wire }) => ({ ...wire, ...(leave && { leaves: true as const }) }));

const menuItem = z
  .object({ text: w.line, link, leave: w.booleanLike, submenu: w.optional(w.list(menuLink)) })
  .transform(({ leave, submenu, ...wire }): MenuItem => ({
    ...wire,
    ...(leave && { leaves: true }),
    submenu: submenu ?? [],
  }));

const linkGroup = z
  .object({ title: w.optionalText, links: w.list(menuLink) })
  .transform((wire): LinkGroup => ({ title: wire.title ?? "", links: wire.links }));

const theatre = z
  .object({
    name: w.line,
    claim: w.optionalText,
    legal_form: w.optionalText,
    street: w.lineOrEmpty,
    zip: w.lineOrEmpty,
    city: w.lineOrEmpty,
    ico: w.optionalText,
    dic: w.optionalText,
    data_box: w.optionalText,
    phone: w.optionalText,
    email: w.optionalText,
    registration: w.optionalText,
  })
  .transform(({ legal_form, data_box, registration, ...wire }): Theatre => ({
    ...wire,
    ...(registration && { registration }),
    legalForm: legal_form,
    dataBox: data_box,
  }));

const specialHours = z
  .object({ from: w.instant, to: w.instant, heading: w.anyLine, text: w.anyLine })
  .transform((wire): SpecialHours => wire);

const time = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/);
const minutes = w.optional(w.amount.pipe(z.int().min(0).max(600)));

const hours = z
  .object({
    regular: w.list(z.object({ from: z.enum(weekdays), to: z.enum(weekdays), opens: time, closes: time })),
    other_days: w.enumOrUnknown(["performances", "closed"]),
    holidays: w.enumOrUnknown(["other-days", "regular"]),
    minutes_before: minutes,
    minutes_after: minutes,
  })
  .transform((wire): BoxOfficeHours => ({
    regular: wire.regular,
    otherDays: wire.other_days === "unknown" ? usualHours.otherDays : wire.other_days,
    holidays: wire.holidays === "unknown" ? usualHours.holidays : wire.holidays,
    minutesBefore: wire.minutes_before ?? usualHours.minutesBefore,
    minutesAfter: wire.minutes_after ?? usualHours.minutesAfter,
  }));

const noticeKinds = ["info", "warning", "danger"] as const;
const urgent = z
  .object({
    text: w.line,
    link: w.optionalText,
    link_text: w.optionalText,
    kind: w.enumOrUnknown(noticeKinds),
    from: w.optional(w.instant),
    to: w.optional(w.instant),
  })
  .transform(({ link: to, link_text, kind, ...wire }) => ({
    ...wire,
    kind: kind === "unknown" ? ("warning" as const) : kind,
    link: to && safeLink(to),
    linkText: link_text,
  }));

const entry = z.object({ name: w.opaqueKey, value: z.unknown() });

const settings = w.list(entry).transform((entries): Settings => {
  function find<T extends z.ZodType>(name: string, schema: T): z.output<T> | null {
    const found = entries.find((one) => one.name === name);
    return found ? w.optional(schema).parse(fromText(found.value)) : null;
  }
  return {
    theatre: find("theatre", theatre),
    topMenu: find("topmenu", w.list(menuItem)),
    bottomMenu: find("bottommenu", w.list(linkGroup)),
    social: find("social", w.list(z.object({ text: w.line, link }))),
    specialHours: find("boxoffice", z.object({ special: w.list(specialHours) }))?.special ?? null,
    hours: find("boxoffice", hours),
    urgent: find("notice", urgent),
    introPopup: find("intropopup", z.object({ active: w.booleanLike })),
  };
});

/** A value is JSON, or JSON as text. */
function fromText(value: unknown): unknown {
  const read = typeof value === "string" ? parseJson(value) : null;
  return read?.ok ? read.value : value;
}

export function readSettings(upstream: Upstream) {
  return upstream.shared("settings", {}, settings);
}
