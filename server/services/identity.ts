import { namelessTheatre } from "#app/domain/fallback-settings.ts";
import type { LegalLink } from "#app/domain/legal-links.ts";
import type { ShellData, Theatre, UrgentNotice } from "#app/domain/shell.ts";
import type { BoxOfficeHours } from "#app/domain/theatre/box-office-hours.ts";
import type { SpecialHours } from "#app/domain/theatre/opening-hours.ts";
import { nbsp } from "#app/domain/typography.ts";
import type { RequestContext } from "#server/context.ts";
import { readSettings } from "#server/upstream/resources/settings.ts";
import { christmasHours } from "./box-office.ts";

export interface TheatreIdentity extends Pick<ShellData, "bottomMenu" | "social"> {
  /** Null: neither the settings nor the theatre's file have one. */
  readonly topMenu: ShellData["topMenu"] | null;
  readonly theatre: Theatre;
  /** False: the name is a stand-in, because neither the settings nor the theatre's file have it. */
  readonly isNamed: boolean;
  /** False: the settings could not be read, and the theatre's file names no theatre. */
  readonly isKnown: boolean;
  readonly specialHours: readonly SpecialHours[];
  /** Null: those of the specification. */
  readonly hours: BoxOfficeHours | null;
  /** Shown now; null: nothing. */
  readonly urgent: UrgentNotice | null;
  readonly legal: readonly LegalLink[];
}

/**
 * Who the theatre is: the upstream's settings, where they say nothing its own file, then what is built in. Never fails.
 * Before the demo backend the file goes first, because the demo's settings are those of another theatre.
 */
export function readIdentity(context: RequestContext): Promise<TheatreIdentity> {
  return context.once("identity", () => identityOf(context));
}

async function identityOf({ upstream, config, now }: RequestContext): Promise<TheatreIdentity> {
  const settings = await readSettings(upstream);
  const said = settings.ok ? settings.value : null;
  const own = config.identity;
  const isDemo = config.apiBaseUrl === null;
  function first<T>(ofUpstream: T | null | undefined, ofFile: T | null | undefined): T | null {
    return (isDemo ? (ofFile ?? ofUpstream) : (ofUpstream ?? ofFile)) ?? null;
  }
  const isNamedByFile = own?.theatre.name !== undefined;
  const urgent = first(said?.urgent, own?.urgent);
  return {
    theatre: theatreOf(isDemo && isNamedByFile ? null : (said?.theatre ?? null), own?.theatre ?? {}),
    isNamed: isNamedByFile || Boolean(said?.theatre),
    isKnown: isNamedByFile || settings.ok,
    topMenu: first(said?.topMenu, own?.topMenu),
    bottomMenu: first(said?.bottomMenu, own?.bottomMenu) ?? [],
    social: first(said?.social, own?.social) ?? [],
    specialHours: first(said?.specialHours, own?.specialHours) ?? [christmasHours],
    hours: first(said?.hours, own?.hours),
    urgent: urgent && isNow(urgent, now) ? shownNotice(urgent) : null,
    legal: own?.legal ?? [],
  };
}

/** The seller's identity (§ 435 of the Civil Code), part by part, and the rest of the theatre. */
export function sellerOf({ legalForm, dataBox, registration, ...theatre }: Theatre) {
  const parts = [
    legalForm ? `${theatre.name}, ${legalForm}` : theatre.name,
    theatre.ico && `IČO\u00a0${theatre.ico}`,
    theatre.dic && `DIČ\u00a0${theatre.dic}`,
    registration,
    dataBox && `datová schránka\u00a0${dataBox}`,
  ];
  return { theatre, identity: parts.flatMap((part) => (part ? [nbsp(part)] : [])) };
}

/** Each detail that the settings leave out is the file's. */
function theatreOf(said: Theatre | null, own: Partial<Theatre>): Theatre {
  if (!said) return { ...namelessTheatre, ...own };
  const given = Object.entries(said).filter(([, value]) => value !== null && value !== "");
  return { ...namelessTheatre, ...own, ...Object.fromEntries(given) };
}

interface Window {
  readonly from: string | null;
  readonly to: string | null;
}

function isNow({ from, to }: Window, now: Date): boolean {
  const at = now.getTime();
  return (from === null || Date.parse(from) <= at) && (to === null || at < Date.parse(to));
}

function shownNotice({ kind, text, link, linkText }: UrgentNotice): UrgentNotice {
  return { kind, text: nbsp(text), link, linkText: nbsp(linkText ?? "Více informací") };
}
