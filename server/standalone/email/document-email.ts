import type { DocumentKind } from "#standalone/db/column-values.ts";
import { findDocument } from "#standalone/domain/documents/issue-documents.ts";
import type { Email } from "./email.ts";
import { fromTemplate } from "./from-template.ts";
import { pageOf, readOrder } from "./order-emails.ts";
import type { Office } from "#standalone/domain/theatre/read-theatre.ts";

const templates = { invoice: "tax-document", credit_note: "credit-note" } as const;

/** An e-mail with an invoice or a credit note of an order, as PDF. */
export function documentEmail(kind: DocumentKind) {
  return async (
    office: Office,
    { order_id, number }: { readonly order_id: number; readonly number: string },
  ): Promise<Email | null> => {
    const order = await readOrder(office, order_id);
    const found = await findDocument(office.db, order_id, kind, number);
    if (!order || !found) return null;
    // Imported here: only an order with a document needs the PDF library and megabytes of typefaces.
    const { drawTaxDocument } = await import("../pdf/tax-document/draw-tax-document.ts");
    const content = await drawTaxDocument(found.content);
    return fromTemplate(office, templates[kind], {
      to: order.email,
      values: { number, code: order.code, link: pageOf(order) },
      name: `${order.code}-${number}`,
      attachments: [{ filename: `${number}.pdf`, contentType: "application/pdf", content }],
    });
  };
}
