import { inTransaction } from "#standalone/db/in-transaction.ts";
import { z } from "@hono/zod-openapi";
import { route } from "#standalone/route.ts";
import { legalPdf } from "#standalone/pdf/legal/legal-pdf.ts";
import { currentVersions, listVersions, versionJson } from "#standalone/domain/legal/versions.ts";
import { notFound } from "#standalone/refusal.ts";
import { legalDocumentSchema } from "#standalone/schemas/order.ts";
import { idParam, jsonData } from "#standalone/schemas/shared.ts";

/** All versions of the legal texts, for everybody. */
export const legalDocumentsRoutes = [
  route(
    "GET /api/legal-documents",
    {
      cost: "read",
      tag: "content",
      200: jsonData(
        z.array(legalDocumentSchema),
        "All versions of the legal texts, of each kind the newest first.",
      ),
    },
    async (_call, { db, clock }) => {
      await inTransaction(db, (trx) => currentVersions(trx, clock()));
      return { data: (await listVersions(db)).map(versionJson) };
    },
  ),
  route(
    "GET /api/legal-documents/{id}",
    {
      cost: "read",
      tag: "content",
      params: z.object({ id: idParam }),
      200: {
        description: "The version, at most 5 MB.",
        content: { "application/pdf": { schema: z.string() } },
      },
    },
    async ({ params }, { db, publicOrigin }) => {
      const { id } = params;
      const pdf = await legalPdf({ db }, id, publicOrigin);
      if (!pdf) throw notFound();
      return new Response(new Uint8Array(pdf), {
        headers: {
          "Content-Type": "application/pdf",
          "Content-Length": String(pdf.byteLength),
          "Cache-Control": "public, max-age=3600",
        },
      });
    },
  ),
];
