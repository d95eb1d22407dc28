import { z } from "@hono/zod-openapi";
import { sql } from "kysely";
import { route } from "#standalone/route.ts";
import { notFound } from "#standalone/refusal.ts";
import { annualReportSchema, documentSchema } from "#standalone/schemas/content.ts";
import { jsonData, localeParams, word } from "#standalone/schemas/shared.ts";

const size = sql<number>`octet_length(content)`.as("size");
const date = sql<string>`to_char(published_on, 'YYYY-MM-DD')`.as("date");

export const documentsRoutes = [
  route(
    "GET /api/documents/{locale}",
    {
      cost: "read",
      tag: "documents",
      params: localeParams,
      200: jsonData(z.array(documentSchema), "Documents, group by group."),
    },
    async (_call, { db }) => {
      const rows = await db
        .selectFrom("documents")
        .select(["title", "group_name", "file", size, date])
        .orderBy("position")
        .execute();
      const data = rows.map(({ group_name: group, ...row }) => ({ ...row, group, type: "PDF" }));
      return { data };
    },
  ),
  route(
    "GET /api/annual-reports/{locale}",
    {
      cost: "read",
      tag: "documents",
      params: localeParams,
      200: jsonData(z.array(annualReportSchema), "Annual reports, the newest first."),
    },
    async (_call, { db }) => {
      const rows = await db
        .selectFrom("annual_reports")
        .select(["year", "title", "file", size, date, "figures"])
        .orderBy("year", "desc")
        .execute();
      const data = rows.map(({ figures, ...row }) => ({ ...row, figures: [...figures], type: "PDF" }));
      return { data };
    },
  ),
  route(
    "GET /files/{file}",
    {
      cost: "read",
      tag: "documents",
      params: z.object({ file: word.max(200) }),
      200: { description: "The document.", content: { "application/pdf": { schema: z.string() } } },
    },
    async ({ params }, { db }) => {
      const name = params.file;
      const found =
        (await db.selectFrom("documents").select("content").where("file", "=", name).executeTakeFirst()) ??
        (await db.selectFrom("annual_reports").select("content").where("file", "=", name).executeTakeFirst());
      if (!found) throw notFound();
      return new Response(new Uint8Array(found.content), {
        headers: {
          "Content-Type": "application/pdf",
          "Content-Length": String(found.content.byteLength),
          "Content-Disposition": `inline; filename="${name}"`,
          "Cache-Control": "public, max-age=3600",
        },
      });
    },
  ),
];
