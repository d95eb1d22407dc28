import { z } from "zod";
import type { Upstream } from "#server/upstream/client.ts";
import { cleanHtml } from "#server/upstream/sanitize.ts";
import { path } from "#server/upstream/path.ts";
import { withSections } from "#server/upstream/text-contents.ts";
import { data, flag, instant, line, optional } from "#server/upstream/wire.ts";

const page = z
  .object({ title: line, body: z.string().transform(cleanHtml), updated_at: optional(instant), sample: flag })
  .transform((wire) => ({
    title: wire.title,
    ...withSections(wire.body),
    sample: wire.sample,
    updatedAt: wire.updated_at,
  }));

export function readInfoPage(upstream: Upstream, slug: string) {
  return upstream.shared(path`/api/pages/cs/${slug}`, data(page));
}
