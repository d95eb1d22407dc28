import { z } from "zod";
import type { Partner } from "#app/domain/partner.ts";
import { type Upstream, listBytes, path } from "#server/upstream/client.ts";
import { safeLink } from "#server/upstream/sanitize.ts";
import * as w from "#server/upstream/wire.ts";

const partner = z
  .object({
    name: w.line,
    url: w.optionalText,
    logo: w.imageFile,
    level: w.enumOrUnknown(["main", "partner"]),
  })
  .transform(({ level, url, ...wire }): Partner & { readonly isMain: boolean } => ({
    ...wire,
    url: url && safeLink(url),
    isMain: level === "main",
  }));

/** The theatre's partners, in its own order. */
export function readPartners(upstream: Upstream) {
  return upstream.shared(path`/api/partners/cs`, w.data(w.list(partner)), { maxBytes: listBytes });
}
