import type { RequestContext } from "#server/context.ts";
import { onlyPdf, type PdfFile } from "#server/upstream/pdf-file.ts";
import { issueInvoice } from "#server/upstream/resources/orders.ts";
import { readOwnOrder } from "#server/upstream/resources/customer-orders.ts";
import { toAccountResult, type AccountResult } from "#server/services/account/account-result.ts";
import { hashForm, type OrderReference } from "./read-order.ts";

export type AskedInvoice =
  | { readonly kind: "issued"; readonly number: string }
  /** Not paid yet, or nothing in it is taxable. */
  | { readonly kind: "refused" }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

export type DocumentFile = PdfFile;

const numberForm = /^[\w.-]{1,40}$/u;

/** Asks for the invoice of an order. */
export async function askForInvoice(
  context: RequestContext,
  { id, hash }: OrderReference,
): Promise<AskedInvoice> {
  if (!hashForm.test(hash)) return { kind: "missing" };
  const issued = await issueInvoice(context.upstream.asGuest(), id, hash);
  if (issued.ok) return { kind: "issued", number: issued.value };
  const { kind } = issued.error;
  if (kind === "not-found") return { kind: "missing" };
  return { kind: kind === "refused" || kind === "invalid" ? "refused" : "failed" };
}

/** The same for an order of the customer's account. */
export async function askForMyInvoice(
  context: RequestContext,
  id: number,
): Promise<AccountResult<AskedInvoice>> {
  const read = toAccountResult(await readOwnOrder(context.upstream, id));
  if (!read.ok) return read;
  const { hash } = read.value;
  if (hash === null) return { ok: true, value: { kind: "refused" } };
  return { ok: true, value: await askForInvoice(context, { id, hash }) };
}

/** A tax document of an order. */
export async function readDocument(
  context: RequestContext,
  { id, hash }: OrderReference,
  number: string,
): Promise<DocumentFile> {
  if (!hashForm.test(hash) || !numberForm.test(number)) return { kind: "missing" };
  return onlyPdf(await context.readOrderDocument({ id, hash, number }), context.log);
}
