import { inTransaction } from "#standalone/db/in-transaction.ts";
import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { issueInvoice } from "#standalone/domain/documents/issue-documents.ts";
import { readTheatre } from "#standalone/domain/theatre/own-theatre.ts";
import { readOrderTickets } from "#standalone/domain/tickets/tickets.ts";
import { issuerOf } from "#standalone/pdf/gift-voucher/issuer.ts";
import { findOrder } from "#standalone/domain/orders/read-summary.ts";
import { notFound, Refusal } from "#standalone/refusal.ts";
import { idParam, jsonData, responses } from "#standalone/schemas/shared.ts";

const tags = ["orders"];
const params = z.object({ id: idParam, hash: z.string().min(1).max(64) });

const issue = createRoute({
  method: "post",
  path: "/api/orders/{id}/{hash}/invoice",
  tags,
  request: { params },
  responses: {
    200: jsonData(z.object({ number: z.string() }), "The order's invoice; the same one however often."),
    ...responses.notFound,
    ...responses.conflict,
  },
});

const document = createRoute({
  method: "get",
  path: "/api/orders/{id}/{hash}/documents/{number}",
  tags,
  request: { params: params.extend({ number: z.string().min(1).max(40) }) },
  responses: {
    200: { description: "The document.", content: { "application/pdf": { schema: z.string() } } },
    ...responses.notFound,
  },
});

const tickets = createRoute({
  method: "get",
  path: "/api/orders/{id}/{hash}/tickets",
  tags,
  request: { params },
  responses: {
    200: {
      description: "The valid tickets of a paid order, one on each page.",
      content: { "application/pdf": { schema: z.string() } },
    },
    ...responses.notFound,
    ...responses.conflict,
  },
});

/** Invoices, credit notes and tickets of an order, for everyone who knows its hash. */
export function registerOrderDocuments(app: Api, { db, clock, mailer, own }: Dependencies): void {
  app.openapi(issue, async (context) => {
    const { id, hash } = context.req.valid("param");
    const order = await findOrder(db, id, hash);
    const number = await inTransaction(db, (trx) => issueInvoice(trx, order.id, clock()));
    if (number === null) throw new Refusal(409, "not_invoiceable");
    await mailer.wake();
    return context.json({ data: { number } }, 200);
  });

  app.openapi(document, async (context) => {
    const { id, hash, number } = context.req.valid("param");
    const order = await findOrder(db, id, hash);
    const found = await db
      .selectFrom("tax_documents")
      .select("content")
      .where("order_id", "=", order.id)
      .where("number", "=", number)
      .executeTakeFirst();
    if (!found) throw notFound();
    // Imported here: most processes never draw one, and it needs the PDF library and megabytes of typefaces.
    const { drawTaxDocument } = await import("../pdf/tax-document/draw-tax-document.ts");
    const pdf = await drawTaxDocument(found.content);
    return pdfAnswer(pdf, `${found.content.number}.pdf`);
  });

  app.openapi(tickets, async (context) => {
    const { id, hash } = context.req.valid("param");
    const order = await findOrder(db, id, hash);
    const valid = await readOrderTickets(db, order.id);
    if (valid.length === 0) throw notFound();
    if (order.payment_state !== "paid") throw new Refusal(409, "unpaid");
    const issuer = issuerOf(await readTheatre({ db, own }), own, null);
    const { drawTickets } = await import("../pdf/ticket/draw-tickets.ts");
    return pdfAnswer(
      await drawTickets(valid, order, { issuer, now: clock() }),
      `vstupenky-${order.code}.pdf`,
    );
  });
}

function pdfAnswer(pdf: Buffer, filename: string): Response {
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(pdf.byteLength),
      "Content-Disposition": `inline; filename="${filename}"`,
      "Cache-Control": "no-store",
    },
  });
}
