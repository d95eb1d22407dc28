import { isReachable } from "#app/domain/contact.ts";
import { namelessTheatre } from "#app/domain/fallback-settings.ts";
import type { Theatre } from "#app/domain/shell.ts";
import type { Config } from "#server/operator/config.ts";
import type { Upstream } from "#server/upstream/client.ts";
import type { UpstreamResult } from "#server/upstream/failure.ts";
import { readContacts } from "#server/upstream/resources/contacts.ts";
import { readInfoPage } from "#server/upstream/resources/pages.ts";
import { readPartners } from "#server/upstream/resources/partners.ts";
import { readSettings } from "#server/upstream/resources/settings.ts";

export type Content = ReturnType<typeof withTheatreFile>;

/**
 * What both the upstream and the theatre's own file may say: the upstream's, and where it has nothing that of the file.
 * Before the standalone back office the file goes first, because the demo's content is that of another theatre.
 */
export function withTheatreFile(
  upstream: Upstream,
  { identity: own, apiBaseUrl }: Pick<Config, "identity" | "apiBaseUrl">,
) {
  const isFileFirst = apiBaseUrl === null;

  async function first<T>(
    ofFile: T | null | undefined,
    readUpstream: () => Promise<UpstreamResult<T>>,
  ): Promise<UpstreamResult<T>> {
    const file = ofFile ? ({ ok: true, value: ofFile } as const) : null;
    if (file && isFileFirst) return file;
    const answer = await readUpstream();
    const isEmpty = !answer.ok || (Array.isArray(answer.value) && answer.value.length === 0);
    return isEmpty ? (file ?? answer) : answer;
  }

  return {
    partners: () => first(own?.partners, () => readPartners(upstream)),
    /** Empty: the theatre itself is the only contact. */
    contacts: () => first(own && isReachable(own.theatre) ? [] : null, () => readContacts(upstream)),
    page(slug: string) {
      const page = own?.pages.get(slug);
      const text = page?.kind === "text" ? { ...page, sample: false, updatedAt: null } : null;
      return first(text, () => readInfoPage(upstream, slug));
    },
    /** Where a page is, if it is not on this site. `isFound`: whether `page` has found it. */
    pageElsewhere(slug: string, isFound: boolean): string | null {
      const page = isFound && !isFileFirst ? null : own?.pages.get(slug);
      return page?.kind === "link" ? page.to : null;
    },
    async settings() {
      const read = await readSettings(upstream);
      const settings = read.ok ? read.value : null;
      const isNamedByFile = own?.theatre.name !== undefined;
      const [one, other] = isFileFirst ? [own, settings] : [settings, own];
      return {
        theatre: theatreOf(isFileFirst && isNamedByFile ? null : settings?.theatre, own?.theatre),
        /** False: the name is a stand-in. */
        isNamed: isNamedByFile || Boolean(settings?.theatre),
        /** False: the settings could not be read, and the theatre's file names no theatre. */
        isKnown: isNamedByFile || read.ok,
        topMenu: one?.topMenu ?? other?.topMenu ?? null,
        bottomMenu: one?.bottomMenu ?? other?.bottomMenu ?? [],
        social: one?.social ?? other?.social ?? [],
        specialHours: one?.specialHours ?? other?.specialHours ?? null,
        hours: one?.hours ?? other?.hours ?? null,
        urgent: one?.urgent ?? other?.urgent ?? null,
        legal: own?.legal ?? [],
      };
    },
  };
}

/** Each detail that the settings leave out is the file's. */
function theatreOf(upstreams: Theatre | null | undefined, own: Partial<Theatre> = {}): Theatre {
  const details = Object.entries(upstreams ?? {}).filter(([, value]) => value !== null && value !== "");
  return { ...namelessTheatre, ...own, ...Object.fromEntries(details) };
}
