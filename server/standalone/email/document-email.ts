import type { DocumentKind } from "#standalone/db/column-values.ts";
import { findDocument } from "#standalone/domain/documents/issue-documents.ts";
import { fillTemplate } from "#standalone/domain/orders/order-link.ts";
import type { Email } from "./email.ts";
import { textEmail } from "./sender.ts";
import type { Office } from "#standalone/domain/theatre/own-theatre.ts";

const words = {
  invoice: {
    subject: (number: string) => `Daňový doklad ${number}`,
    text: (number: string, code: string) =>
      `v příloze posíláme daňový doklad ${number} k objednávce ${code} jako PDF.`,
  },
  credit_note: {
    subject: (number: string) => `Opravný daňový doklad ${number}`,
    text: (number: string, code: string) =>
      `v příloze posíláme opravný daňový doklad ${number} k objednávce ${code} jako PDF. Částku, o kterou cenu snižuje, jsme vám vrátili.`,
  },
} as const satisfies Record<DocumentKind, unknown>;

/** An e-mail with an invoice or a credit note of an order, as PDF. */
export function documentEmail(kind: DocumentKind) {
  return async (
    office: Office,
    { order_id, number }: { readonly order_id: number; readonly number: string },
  ): Promise<Email | null> => {
    const { db } = office;
    const order = await db
      .selectFrom("orders")
      .select(["id", "hash", "code", "email", "summary_url"])
      .where("id", "=", order_id)
      .executeTakeFirst();
    const found = await findDocument(db, order_id, kind, number);
    if (!order || !found) return null;
    const link = order.summary_url && fillTemplate(order.summary_url, order);
    // Imported here: only an order with a document needs the PDF library and megabytes of typefaces.
    const { drawTaxDocument } = await import("../pdf/tax-document/draw-tax-document.ts");
    const content = await drawTaxDocument(found.content);
    const email = await textEmail(office, order.email, () => ({
      subject: words[kind].subject(number),
      parts: [
        words[kind].text(number, order.code),
        ...(link === null ? [] : [`Najdete ho i na stránce objednávky:\n${link}`]),
      ],
    }));
    return {
      ...email,
      name: `${order.code}-${number}`,
      attachments: [{ filename: `${number}.pdf`, contentType: "application/pdf", content }],
    };
  };
}
