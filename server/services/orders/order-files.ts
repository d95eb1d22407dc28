import type { OrderReference } from "#app/domain/paths.ts";
import type { RequestContext } from "#server/context/context.ts";
import { outcomeOf, refusedIfInvalid, type Outcome } from "#server/services/outcome.ts";
import { onlyPdf, type PdfFile } from "#server/upstream/file-source.ts";
import { issueInvoice } from "#server/upstream/resources/orders.ts";
import { hashForm } from "./read-order.ts";

const numberForm = /^[\w.-]{1,40}$/u;

/** Asks for the invoice of an order. The value is its number. `refused`: not paid yet, or nothing in it is taxable. */
export async function askForInvoice(
  context: RequestContext,
  { id, hash }: OrderReference,
): Promise<Outcome<string>> {
  if (!hashForm.test(hash)) return { kind: "gone" };
  return refusedIfInvalid(outcomeOf(await issueInvoice(context.upstream.asGuest(), id, hash)));
}

/** A tax document of an order. */
export async function readDocument(
  context: RequestContext,
  { id, hash }: OrderReference,
  number: string,
): Promise<PdfFile> {
  if (!hashForm.test(hash) || !numberForm.test(number)) return { kind: "missing" };
  return onlyPdf(await context.files.readOrderDocument({ id, hash, number }), context.log);
}

/** The tickets of an order. */
export async function readTickets(context: RequestContext, order: OrderReference): Promise<PdfFile> {
  if (!hashForm.test(order.hash)) return { kind: "missing" };
  return onlyPdf(await context.files.readOrderTickets({ id: order.id, hash: order.hash }), context.log);
}
