import { isReachable } from "#app/domain/contact.ts";
import { namelessTheatre } from "#app/domain/fallback-settings.ts";
import type { Theatre } from "#app/domain/shell-data.ts";
import type { Config } from "#server/operator/config.ts";
import type { Upstream } from "#server/upstream/client.ts";
import type { UpstreamResult } from "#server/upstream/failure.ts";
import { readContacts } from "#server/upstream/resources/contacts.ts";
import { readInfoPage } from "#server/upstream/resources/pages.ts";
import { readPartners } from "#server/upstream/resources/partners.ts";
import { readSettings } from "#server/upstream/resources/settings.ts";

export type OwnContent = ReturnType<typeof withIdentity>;

/**
 * Values that both the upstream and the theatre's folder may have: the upstream's, otherwise the folder's. Standalone
 * they agree, because the folder fills the back office.
 */
export function withIdentity(upstream: Upstream, { identity: own }: Pick<Config, "identity">) {
  async function first<T>(
    ofFolder: T | null | undefined,
    readUpstream: () => Promise<UpstreamResult<T>>,
  ): Promise<UpstreamResult<T>> {
    const answer = await readUpstream();
    const isEmpty = !answer.ok || (Array.isArray(answer.value) && answer.value.length === 0);
    return isEmpty && ofFolder ? { ok: true, value: ofFolder } : answer;
  }

  return {
    partners: () => first(own?.partners, () => readPartners(upstream)),
    /** Empty: the theatre itself is the only contact. */
    contacts: () => first(own && isReachable(own.theatre) ? [] : null, () => readContacts(upstream)),
    page(slug: string) {
      const page = own?.pages.get(slug);
      const text = page?.kind === "text" ? { ...page, updatedAt: null } : null;
      return first(text, () => readInfoPage(upstream, slug));
    },
    /** The address of a page that is not on this site. `isFound`: whether `page` has found it. */
    pageElsewhere(slug: string, isFound: boolean): string | null {
      const page = isFound ? null : own?.pages.get(slug);
      return page?.kind === "link" ? page.to : null;
    },
    async settings() {
      const read = await readSettings(upstream);
      const settings = read.ok ? read.value : null;
      return {
        theatre: theatreOf(settings?.theatre, own?.theatre),
        /** False: the name is a stand-in. */
        isNamed: own !== null || Boolean(settings?.theatre),
        /** False: the settings could not be read, and the theatre has no folder. */
        isKnown: own !== null || read.ok,
        topMenu: settings?.topMenu ?? own?.topMenu ?? null,
        bottomMenu: settings?.bottomMenu ?? own?.bottomMenu ?? [],
        social: settings?.social ?? own?.social ?? [],
        specialHours: settings?.specialHours ?? own?.specialHours ?? null,
        hours: settings?.hours ?? own?.hours ?? null,
        urgent: settings?.urgent ?? own?.urgent ?? null,
        legal: own?.legal ?? [],
      };
    },
  };
}

/** The folder supplies each detail that the settings leave out. */
function theatreOf(upstreams: Theatre | null | undefined, own: Partial<Theatre> = {}): Theatre {
  const details = Object.entries(upstreams ?? {}).filter(([, value]) => value !== null && value !== "");
  return { ...namelessTheatre, ...own, ...Object.fromEntries(details) };
}
