import { z } from "zod";
import { parseJson } from "#app/domain/parse-json.ts";
import type { LinkGroup, MenuItem, Theatre } from "#app/domain/shell.ts";
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
  })
  .transform(({ legal_form, data_box, ...wire }): Theatre => ({
    ...wire,
    legalForm: legal_form,
    dataBox: data_box,
  }));

const specialHours = z
  .object({ from: w.instant, to: w.instant, heading: w.anyLine, text: w.anyLine })
  .transform((wire): SpecialHours => wire);

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
