import { z } from "zod";
import type { LegalVersion } from "#app/domain/shop/legal-version.ts";
import { reading } from "#server/upstream/client.ts";
import * as w from "#server/upstream/wire.ts";

export const legalVersion: z.ZodType<LegalVersion> = w.object({
  id: w.urlId,
  kind: z.enum(["terms", "withdrawal", "complaints", "vouchers"]),
  title: w.line,
  validFrom: w.instant,
});

/** All versions of the legal texts, of each kind the newest first. */
export const readLegalDocuments = reading("legalDocuments", w.list(legalVersion));
