import { z } from "zod";
import { type Upstream, path } from "#server/upstream/client.ts";
import { sanitizeAndTypeset } from "#server/upstream/sanitize.ts";
import { addHeadingIds } from "#server/upstream/heading-ids.ts";
import * as w from "#server/upstream/wire.ts";

const page = z
  .object({
    title: w.line,
    body: z.string().transform(sanitizeAndTypeset),
    updated_at: w.optional(w.instant),
    sample: w.booleanLike,
  })
  .transform((wire) => ({
    title: wire.title,
    ...addHeadingIds(wire.body),
    sample: wire.sample,
    updatedAt: wire.updated_at,
  }));

export function readInfoPage(upstream: Upstream, slug: string) {
  return upstream.shared(path`/api/pages/cs/${slug}`, w.data(page));
}
