import {
  orderDocumentPath,
  ticketsFile,
  type OrderDocument,
  type OrderSummary,
} from "#app/domain/shop/order.ts";

/** The tax documents of an order as its pages show them. */
export interface ShownDocuments {
  readonly issued: readonly (OrderDocument & { readonly path: string })[];
  /** A button requests the invoice. */
  readonly canAsk: boolean;
}

/** The address of its tickets as PDF; null without tickets to download. */
export function ticketsPdfOf({ id, hasTickets }: OrderSummary, hash: string | null): string | null {
  return hash !== null && hasTickets ? orderDocumentPath({ id, hash }, ticketsFile) : null;
}

/**
 * Null if the order has none and the customer cannot request one. @param hash of the order; null: documents have no
 * address.
 */
export function documentsOf(order: OrderSummary, hash: string | null): ShownDocuments | null {
  const { id, documents, invoiceAvailable: canAsk } = order;
  if (hash === null || (documents.length === 0 && !canAsk)) return null;
  return {
    issued: documents.map((document) => ({
      ...document,
      path: orderDocumentPath({ id, hash }, document.number),
    })),
    canAsk,
  };
}
