import type { Generated } from "kysely";
import type * as values from "./column-values.ts";

interface DeliveryTable {
  id: number;
  name: string;
  description: string;
  price: values.Numeric;
  tax_rate: values.Numeric;
  /** Gross CZK of goods from which the delivery is free. */
  free_from: values.NullableNumeric;
  /** File under the `delivery` image folder. */
  image: string | null;
  requires_address: boolean;
  requires_branch: boolean;
  by_email: boolean;
  kind: Generated<values.DeliveryKind>;
  /** Available to a cart that contains gift vouchers only. */
  for_vouchers: boolean;
  countries: values.Json<string[]>;
  payments: values.Json<number[]>;
  position: number;
}

interface PaymentTable {
  id: number;
  name: string;
  description: string;
  price: values.Numeric;
  tax_rate: values.Numeric;
  /** File under the `delivery` image folder. */
  image: string | null;
  kind: values.PaymentKind;
  /** In cash: what is left to pay is whole crowns. */
  rounds_to_crowns: Generated<boolean>;
  position: number;
}

interface BranchTable extends values.PostalAddress {
  id: number;
  delivery_id: number;
  name: string;
  opening_hours: string | null;
}

/** What can be chosen with an order. */
export interface CheckoutTables {
  deliveries: DeliveryTable;
  payments: PaymentTable;
  branches: BranchTable;
}
