import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Kysely } from "kysely";
import type { Tables } from "./db/tables.ts";
import type { BusinessRegister } from "./domain/customers/business-register.ts";
import type { User } from "./domain/customers/find-user.ts";
import type { OwnPages } from "./domain/legal/versions.ts";
import type { FeesVat } from "./domain/orders/totals.ts";
import type { Mailer } from "./email/mailer.ts";
import type { OwnTheatre } from "#standalone/domain/theatre/own-theatre.ts";
import type { DemoLog } from "./log.ts";

/** Dependencies of every route of the demo backend. */
export interface Dependencies {
  readonly db: Kysely<Tables>;
  readonly clock: () => Date;
  readonly log: DemoLog;
  readonly mailer: Mailer;
  readonly businessRegister: BusinessRegister;
  /** Origin under which visitors reach this process; null: taken from the request. */
  readonly publicOrigin: string | null;
  /** One token of staff, or `name:token` pairs; null: there are no calls for staff. */
  readonly adminToken: string | null;
  /** Signs the e-mails and vouchers instead of the theatre of the demo data. */
  readonly own: OwnTheatre | null;
  /** Texts that the site shows instead of those of the database. */
  readonly ownPages: OwnPages;
  /** Whose tax rate the fees of an order have. */
  readonly feesVat: FeesVat;
}

export interface RequestVariables {
  readonly Variables: {
    readonly requestId: string;
    /** The signed-in customer, set on customer-only paths, see customersOnly(). */
    readonly customer: User | null;
    /** The name of the staff's token, set on staff-only paths, see staffOnly(). */
    readonly who: string | null;
  };
}

export type DemoApp = OpenAPIHono<RequestVariables>;
