import type { Address, Company } from "#app/domain/checkout.ts";
import type { Visit } from "#server/visit.ts";

export interface OrderInput {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  /** Null where nothing is sent by post. */
  readonly address: Omit<Address, "firstName" | "lastName"> | null;
  readonly deliveryAddress: Address | null;
  readonly company: Company | null;
  readonly deliveryId: number;
  readonly paymentId: number;
  readonly branchId: number | null;
  readonly note: string | null;
  readonly newsletter: boolean;
  /** Gross CZK, as the visitor saw it beside the button. */
  readonly expectedTotal: number;
}

export type PlacedOrder =
  /** `to`: where to send the visitor, the summary's local path or the gateway's address. `summary`: always the local path. */
  | { readonly kind: "placed"; readonly to: string; readonly summary: string }
  /** By our field names: `email`, `firstName`, `address.street`, `deliveryAddress.zip`, `company.ico`, `deliveryId` … */
  | { readonly kind: "invalid"; readonly errors: Record<string, string[]> }
  | { readonly kind: "changed"; readonly message: string }
  | { readonly kind: "failed"; readonly message: string };

export async function placeOrder(_visit: Visit, _input: OrderInput): Promise<PlacedOrder> {
  throw new Error("not yet");
}
