import { z } from "zod";
import type { Partner } from "#app/domain/partner.ts";
import { reading } from "#server/upstream/client.ts";
import { safeLink } from "#server/upstream/sanitize.ts";
import * as w from "#server/upstream/wire.ts";

const partner = z
  .object({
    name: w.line,
    url: w.optionalText,
    logo: w.imageFile,
    level: w.enumOrUnknown(["main", "partner"]),
  })
  .transform(({ url, ...wire }) => ({ ...wire, url: url && safeLink(url) }));

const partners = w
  .list(partner)
  .transform((all): readonly Partner[] =>
    all
      .toSorted((a, b) => Number(b.level === "main") - Number(a.level === "main"))
      .map(({ name, url, logo }) => ({ name, url, logo })),
  );

/**
 * The theatre's partners, main partners first; one read always returns the same object, so a document contains it once.
 */
export const readPartners = reading("partners", partners);
