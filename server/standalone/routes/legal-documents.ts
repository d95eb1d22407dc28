import { inTransaction } from "#standalone/db/in-transaction.ts";
import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { legalPdf } from "#standalone/pdf/legal/legal-pdf.ts";
import { currentVersions, listVersions, versionJson } from "#standalone/domain/legal/versions.ts";
import { notFound } from "#standalone/refusal.ts";
import { legalDocumentSchema } from "#standalone/schemas/order.ts";
import { idParam, jsonData, responses } from "#standalone/schemas/shared.ts";

const tags = ["content"];

const list = createRoute({
  method: "get",
  path: "/api/legal-documents",
  tags,
  responses: { 200: jsonData(z.array(legalDocumentSchema), "Versions by kind, the newest first.") },
});

const file = createRoute({
  method: "get",
  path: "/api/legal-documents/{id}",
  tags,
  request: { params: z.object({ id: idParam }) },
  responses: {
    200: { description: "The version.", content: { "application/pdf": { schema: z.string() } } },
    ...responses.notFound,
  },
});

/** Legal texts as they were in force, for everybody. */
export function registerLegalDocuments(
  app: Api,
  { db, clock, own, ownPages, publicOrigin }: Dependencies,
): void {
  app.openapi(list, async (context) => {
    await inTransaction(db, (trx) => currentVersions(trx, ownPages, clock()));
    return context.json({ data: (await listVersions(db)).map(versionJson) }, 200);
  });

  app.openapi(file, async (context) => {
    const { id } = context.req.valid("param");
    const pdf = await legalPdf({ db, own }, id, publicOrigin);
    if (!pdf) throw notFound();
    return new Response(new Uint8Array(pdf), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Length": String(pdf.byteLength),
        "Cache-Control": "public, max-age=3600",
      },
    });
  });
}
