import { z } from "zod";
import type { Upstream } from "#server/upstream/client.ts";
import { sanitizeAndTypeset } from "#server/upstream/sanitize.ts";
import { addHeadingIds } from "#server/upstream/heading-ids.ts";
import * as w from "#server/upstream/wire.ts";

const page = w
  .object({
    title: w.line,
    body: z.string().transform(sanitizeAndTypeset),
    updatedAt: w.optional(w.instant),
    sample: w.booleanLike,
  })
  .transform(({ body, ...wire }) => ({ ...wire, ...addHeadingIds(body) }));

export function readInfoPage(upstream: Upstream, slug: string) {
  return upstream.shared("infoPage", { slug }, page);
}
