import type { BilledCompany, SavedAddress } from "./account.ts";
import type { OwnComplaint } from "../shop/complaint.ts";
import type { OrderSummary } from "../shop/order.ts";

/** The back office's data about a customer, from the calls that it has; an area that it lacks is absent. */
export interface OwnData {
  /** ISO instant. */
  readonly readAt: string;
  readonly profile: {
    readonly email: string | null;
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly phone: string | null;
  };
  readonly addresses?: readonly SavedAddress[];
  /** Null: none. */
  readonly company?: BilledCompany | null;
  readonly newsletter?: { readonly subscribed: boolean };
  /** Without the fields that only display an order: addresses of pages, pictures and payments. */
  readonly orders?: readonly OwnOrder[];
  readonly complaints?: readonly OwnComplaint[];
}

type OwnOrder = Omit<
  OrderSummary,
  "id" | "lines" | "payment" | "hasTickets" | "invoiceAvailable" | "confirmationEmail" | "voucherEmail"
> & {
  readonly lines: readonly Omit<OrderSummary["lines"][number], "path" | "image" | "availability">[];
  readonly payment: Omit<OrderSummary["payment"], "paymentUrl" | "payBy">;
};

export function ownOrder(order: OrderSummary): OwnOrder {
  const {
    id: _id,
    hasTickets: _hasTickets,
    invoiceAvailable: _invoiceAvailable,
    confirmationEmail: _confirmationEmail,
    voucherEmail: _voucherEmail,
    lines,
    payment: { paymentUrl: _paymentUrl, payBy: _payBy, ...payment },
    ...same
  } = order;
  return {
    ...same,
    payment,
    lines: lines.map(({ path: _path, image: _image, availability: _availability, ...line }) => line),
  };
}
