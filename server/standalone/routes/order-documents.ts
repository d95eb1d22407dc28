import { inTransaction } from "#standalone/db/in-transaction.ts";
import { z } from "@hono/zod-openapi";
import { route } from "#standalone/route.ts";
import { issueInvoice } from "#standalone/domain/documents/issue-documents.ts";
import { readTheatre } from "#standalone/domain/theatre/read-theatre.ts";
import { readOrderTickets } from "#standalone/domain/tickets/tickets.ts";
import { issuerOf } from "#standalone/pdf/gift-voucher/issuer.ts";
import { findOrder } from "#standalone/domain/orders/read-summary.ts";
import { notFound, Refusal } from "#standalone/refusal.ts";
import { idParam, jsonData, word } from "#standalone/schemas/shared.ts";

const pathParams = z.object({ id: idParam, hash: word.min(1).max(64) });

/** Invoices, credit notes and tickets of an order, for everyone with its hash. */
export const orderDocumentsRoutes = [
  route(
    "POST /api/orders/{id}/{hash}/invoice",
    {
      cost: "costly",
      tag: "orders",
      params: pathParams,
      200: jsonData(z.object({ number: word }), "The order's invoice, issued now or before."),
      refuses: {
        404: "A wrong hash.",
        409: "`not_invoiceable`: neither paid nor handed over, closed, or nothing in it is a taxable supply.",
      },
    },
    async ({ params }, { db, clock, mailer }) => {
      const { id, hash } = params;
      const order = await findOrder(db, id, hash);
      const number = await inTransaction(db, (trx) => issueInvoice(trx, order.id, clock()));
      if (number === null) throw new Refusal(409, "not_invoiceable");
      await mailer.wake();
      return { data: { number } };
    },
  ),
  route(
    "GET /api/orders/{id}/{hash}/documents/{number}",
    {
      cost: "secret",
      tag: "orders",
      params: pathParams.extend({ number: word.min(1).max(40) }),
      refuses: { 404: "A wrong hash, or a number of another order." },
      200: { description: "The document.", content: { "application/pdf": { schema: z.string() } } },
    },
    async ({ params }, { db }) => {
      const { id, hash, number } = params;
      const order = await findOrder(db, id, hash);
      const found = await db
        .selectFrom("tax_documents")
        .select("content")
        .where("order_id", "=", order.id)
        .where("number", "=", number)
        .executeTakeFirst();
      if (!found) throw notFound();
      // Imported here, because most processes never draw one, and it needs the PDF library and megabytes of typefaces.
      const { drawTaxDocument } = await import("../pdf/tax-document/draw-tax-document.ts");
      const pdf = await drawTaxDocument(found.content);
      return pdfAnswer(pdf, `${found.content.number}.pdf`);
    },
  ),
  route(
    "GET /api/orders/{id}/{hash}/tickets",
    {
      cost: "secret",
      tag: "orders",
      params: pathParams,
      200: {
        description: "The tickets of a paid order, one on each page; at most 5 MB.",
        content: { "application/pdf": { schema: z.string() } },
      },
      refuses: { 404: "A wrong hash, or an order without a valid ticket.", 409: "`unpaid`." },
    },
    async ({ params }, { db, clock }) => {
      const { id, hash } = params;
      const order = await findOrder(db, id, hash);
      const valid = await readOrderTickets(db, order.id);
      if (valid.length === 0) throw notFound();
      if (order.payment_state !== "paid") throw new Refusal(409, "unpaid");
      const issuer = issuerOf(await readTheatre({ db }), null);
      const { drawTickets } = await import("../pdf/ticket/draw-tickets.ts");
      return pdfAnswer(
        await drawTickets(valid, order, { issuer, now: clock() }),
        `vstupenky-${order.code}.pdf`,
      );
    },
  ),
];

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
