import { z } from "zod";
import { parseJson } from "#app/domain/parse-json.ts";
import type { LinkGroup, MenuItem, MenuLink, Theatre } from "#app/domain/shell.ts";
import type { SpecialHours } from "#app/domain/theatre/opening-hours.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { menuLink } from "#server/upstream/sanitize.ts";
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
  .transform(menuLink)
  .pipe(z.string({ error: "no link" }));
const namedLink = z
  .object({ text: w.line, link, leave: w.booleanLike })
  .transform(({ leave, ...wire }): MenuLink => ({ ...wire, ...(leave && { leaves: true as const }) }));

/** An item without a link of its own is kept for its submenu. */
const menuItem = z
  .object({
    text: w.line,
    link: w.optional(link),
    leave: w.booleanLike,
    submenu: w.optional(w.list(namedLink)),
  })
  .transform(({ leave, submenu, ...wire }): MenuItem => ({
    ...wire,
    ...(leave && { leaves: true }),
    submenu: submenu ?? [],
  }))
  .refine((item) => item.link !== null || item.submenu.length > 0, "no link");

const linkGroup = z
  .object({ title: w.optionalText, links: w.list(namedLink) })
  .transform((wire): LinkGroup => ({ title: wire.title ?? "", links: wire.links }));

const flags = ["active", "is_active", "enabled", "is_enabled", "show", "visible"] as const;
/** An object of another kind says nothing, and the popup is shown where there is a banner. */
const flagged = z
  .object(Object.fromEntries(flags.map((name) => [name, z.unknown().optional()])))
  .transform((found) => {
    const said = flags.map((name) => found[name]).find((one) => one !== undefined && one !== null);
    return said === undefined || w.booleanLike.parse(said);
  });
const introPopup = z
  .union([
    flagged,
    z.union([z.boolean(), z.number(), z.string().max(40)]).transform((said) => w.booleanLike.parse(said)),
  ])
  .transform((active) => ({ active }));

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

const names = ["theatre", "topmenu", "bottommenu", "social", "boxoffice", "intropopup"] as const;
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

const settings = entries.transform((all): Settings => {
  function find<T extends z.ZodType>(name: (typeof names)[number], schema: T): z.output<T> | null {
    const found = all.find((one) => one.name === name);
    return found ? w.optional(schema).parse(fromText(found.value)) : null;
  }
  return {
    theatre: find("theatre", theatre),
    topMenu: find("topmenu", w.list(menuItem)),
    bottomMenu: find("bottommenu", w.list(linkGroup)),
    social: find("social", w.list(z.object({ text: w.line, link }))),
    specialHours: find("boxoffice", z.object({ special: w.list(specialHours) }))?.special ?? null,
    introPopup: find("intropopup", introPopup),
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
