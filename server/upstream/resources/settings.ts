import { z } from "zod";
import type { LinkGroup, MenuItem, Theatre } from "#app/domain/shell.ts";
import type { SpecialHours } from "#app/domain/theatre/opening-hours.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { safeLink } from "#server/upstream/sanitize.ts";
import { path } from "#server/upstream/path.ts";
import { parseJson } from "#server/upstream/read-body.ts";
import {
  anyLine,
  data,
  booleanLike,
  instant,
  opaqueKey,
  line,
  lineOrEmpty,
  list,
  optional,
  optionalText,
} from "#server/upstream/wire.ts";

/** The upstream's settings; null = the entry is missing or invalid, and the built-in default is used. */
export interface Settings {
  readonly theatre: Theatre | null;
  readonly topMenu: readonly MenuItem[] | null;
  readonly bottomMenu: readonly LinkGroup[] | null;
  readonly social: readonly { readonly text: string; readonly link: string }[] | null;
  readonly specialHours: readonly SpecialHours[] | null;
  readonly introPopup: { readonly active: boolean } | null;
}

const link = z
  .string()
  .max(2_000)
  .transform(safeLink)
  .pipe(z.string({ error: "no link" }));
const menuLink = z
  .object({ text: line, link, leave: booleanLike })
  .transform((wire) => ({ text: wire.text, link: wire.link, leaves: wire.leave }));

const menuItem = z
  .object({ text: line, link, leave: booleanLike, submenu: optional(list(menuLink)) })
  .transform((wire): MenuItem => ({
    text: wire.text,
    link: wire.link,
    leaves: wire.leave,
    submenu: wire.submenu ?? [],
  }));

const linkGroup = z
  .object({ title: optionalText, links: list(menuLink) })
  .transform((wire): LinkGroup => ({ title: wire.title ?? "", links: wire.links }));

const theatre = z
  .object({
    name: line,
    claim: optionalText,
    legal_form: optionalText,
    street: lineOrEmpty,
    zip: lineOrEmpty,
    city: lineOrEmpty,
    ico: optionalText,
    dic: optionalText,
    data_box: optionalText,
    phone: optionalText,
    email: optionalText,
  })
  .transform(({ legal_form, data_box, ...wire }): Theatre => ({
    ...wire,
    legalForm: legal_form,
    dataBox: data_box,
  }));

const specialHours = z
  .object({ from: instant, to: instant, heading: anyLine, text: anyLine })
  .transform((wire): SpecialHours => wire);

const entry = z.object({ name: opaqueKey, value: z.unknown() });

const settings = list(entry).transform((entries): Settings => {
  function find<T extends z.ZodType>(name: string, schema: T): z.output<T> | null {
    const found = entries.find((one) => one.name === name);
    return found ? optional(schema).parse(fromText(found.value)) : null;
  }
  return {
    theatre: find("theatre", theatre),
    topMenu: find("topmenu", list(menuItem)),
    bottomMenu: find("bottommenu", list(linkGroup)),
    social: find("social", list(z.object({ text: line, link }))),
    specialHours: find("boxoffice", z.object({ special: list(specialHours) }))?.special ?? null,
    introPopup: find("intropopup", z.object({ active: booleanLike })),
  };
});

/** A value is JSON, or JSON as text. */
function fromText(value: unknown): unknown {
  const read = typeof value === "string" ? parseJson(value) : null;
  return read?.ok ? read.value : value;
}

export function readSettings(upstream: Upstream) {
  return upstream.shared(path`/api/settings/cs`, data(settings));
}
