import { z } from "zod";
import type { Upstream } from "#server/upstream/client.ts";
import { sanitizeAndTypeset } from "#server/upstream/sanitize.ts";
import { path } from "#server/upstream/path.ts";
import { addHeadingIds } from "#server/upstream/heading-ids.ts";
import { data, booleanLike, instant, line, optional } from "#server/upstream/wire.ts";

const page = z
  .object({
    title: line,
    body: z.string().transform(sanitizeAndTypeset),
    updated_at: optional(instant),
    sample: booleanLike,
  })
  .transform((wire) => ({
    title: wire.title,
    ...addHeadingIds(wire.body),
    sample: wire.sample,
    updatedAt: wire.updated_at,
  }));

export function readInfoPage(upstream: Upstream, slug: string) {
  return upstream.shared(path`/api/pages/cs/${slug}`, data(page));
}
