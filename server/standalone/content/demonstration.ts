import type { Company, OrderState, PaymentKind, PostalAddress } from "#standalone/db/column-values.ts";

/** The parts that only the demonstration has. */
export interface Demonstration {
  readonly customers: readonly DemoCustomer[];
  readonly ratings: readonly DemoRatings[];
  readonly companies: readonly (DemoCompany & { readonly dissolved: boolean })[];
  /** The number of a company for which the demo register is unavailable. */
  readonly silentIco: string;
}

export type DemoCompany = Readonly<Company & PostalAddress>;

export interface DemoCustomer {
  readonly email: string;
  /** Public: visitors of the demonstration sign in with it. */
  readonly password: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly scope: readonly string[] | Readonly<Record<string, boolean>>;
  readonly addresses: readonly (PostalAddress & {
    readonly first_name: string;
    readonly last_name: string;
    readonly phone: string | null;
    readonly is_default: boolean;
  })[];
  readonly company: DemoCompany | null;
  readonly orders: readonly DemoOrder[];
}

export interface DemoOrder {
  readonly lines: readonly {
    readonly product: string;
    /** Its name. */
    readonly variant: string | null;
    readonly quantity: number;
  }[];
  /** In the order they were added. */
  readonly codes: readonly string[];
  readonly delivery: number;
  readonly payment: PaymentKind;
  readonly branch: number | null;
  readonly for_company: boolean;
  readonly note: string | null;
  readonly is_paid: boolean;
  /** Days and hours (UTC) from the day of the first start; the first entry is the time of the order. */
  readonly progress: readonly (readonly [state: OrderState, day: number, hour: number])[];
}

/** All ratings of a title: their average and number, and those with a text. */
export interface DemoRatings {
  readonly production: string;
  readonly average: number;
  readonly count: number;
  readonly written: readonly {
    readonly day: number;
    readonly stars: 1 | 2 | 3 | 4 | 5;
    readonly name: string;
    readonly text: string;
    readonly answer: string | null;
  }[];
}
