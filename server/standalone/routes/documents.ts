import { createRoute, z } from "@hono/zod-openapi";
import { sql } from "kysely";
import type { Api, Dependencies } from "#standalone/app.ts";
import { notFound } from "#standalone/refusal.ts";
import { annualReportSchema, documentSchema } from "#standalone/schemas/content.ts";
import { jsonData, localeParams, responses } from "#standalone/schemas/shared.ts";

const tags = ["documents"];

const documents = createRoute({
  method: "get",
  path: "/api/documents/{locale}",
  tags,
  request: { params: localeParams },
  responses: { 200: jsonData(z.array(documentSchema), "Documents, group by group."), ...responses.notFound },
});

const annualReports = createRoute({
  method: "get",
  path: "/api/annual-reports/{locale}",
  tags,
  request: { params: localeParams },
  responses: {
    200: jsonData(z.array(annualReportSchema), "Annual reports, the newest first."),
    ...responses.notFound,
  },
});

const file = createRoute({
  method: "get",
  path: "/files/{file}",
  tags,
  request: { params: z.object({ file: z.string().max(200) }) },
  responses: {
    200: { description: "The document.", content: { "application/pdf": { schema: z.string() } } },
    ...responses.notFound,
  },
});

const size = sql<number>`octet_length(content)`.as("size");
const date = sql<string>`to_char(published_on, 'YYYY-MM-DD')`.as("date");

export function registerDocuments(app: Api, { db }: Dependencies): void {
  app.openapi(documents, async (context) => {
    const rows = await db
      .selectFrom("documents")
      .select(["title", "group_name", "file", size, date])
      .orderBy("position")
      .execute();
    const data = rows.map(({ group_name: group, ...row }) => ({ ...row, group, type: "PDF" }));
    return context.json({ data }, 200);
  });

  app.openapi(annualReports, async (context) => {
    const rows = await db
      .selectFrom("annual_reports")
      .select(["year", "title", "file", size, date, "figures"])
      .orderBy("year", "desc")
      .execute();
    const data = rows.map(({ figures, ...row }) => ({ ...row, figures: [...figures], type: "PDF" }));
    return context.json({ data }, 200);
  });

  app.openapi(file, async (context) => {
    const name = context.req.valid("param").file;
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
  });
}
