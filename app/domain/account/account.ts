import type { OrderReference } from "#app/domain/paths.ts";
import type { Evening } from "#app/domain/shop/cart.ts";
import type { Id } from "#app/domain/id.ts";
import type { Address, Company } from "#app/domain/shop/checkout.ts";

/** An address saved in the customer's account. */
export interface SavedAddress extends Address {
  readonly id: Id;
  readonly phone: string | null;
  /** Prefills the forms. */
  readonly isDefault: boolean;
}

/** The customer's company with its registered address. */
export interface BilledCompany extends Company {
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** A company's entry in the Czech register of companies (ARES). */
export interface RegisteredCompany extends BilledCompany {
  readonly isDissolved: boolean;
}

/** Tickets of a coming performance, by order. */
export interface OwnTickets {
  readonly evening: Evening;
  readonly seats: readonly string[];
  readonly order: OrderReference & { readonly code: string };
}

/** A row of the customer's order list. */
export interface OrderRow {
  readonly id: Id;
  readonly code: string;
  /** ISO instant. */
  readonly date: string;
  readonly totalGross: number;
  readonly state: string;
  readonly stateLabel: string;
  /** The customer can start a card payment. */
  readonly isPayable: boolean;
  /**
   * The address of the form that withdraws from it; null if the customer may not, for example from an order of only
   * tickets.
   */
  readonly withdrawal: string | null;
}

export interface OrderRows {
  readonly orders: readonly OrderRow[];
  readonly page: number;
  readonly pages: number;
}
