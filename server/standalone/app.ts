import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Kysely } from "kysely";
import type { Tables } from "./db/tables.ts";
import type { BusinessRegister } from "./domain/customers/business-register.ts";
import type { User } from "./domain/customers/find-user.ts";
import type { TheatreContent } from "./content/theatre.ts";
import type { Search } from "./domain/search/search-site.ts";
import type { InTurn } from "./domain/orders/turns.ts";
import type { FeesVat } from "./domain/orders/totals.ts";
import type { Mailer } from "./email/mailer.ts";
import type { Log } from "./log.ts";

/** Somebody of the theatre's staff, and the token that their calls carry. */
export interface Staff {
  /** Who, in the log of changes. */
  readonly name: string;
  readonly token: string;
}

/** Dependencies of every route of the standalone back office. */
export interface Dependencies {
  readonly db: Kysely<Tables>;
  readonly clock: () => Date;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly businessRegister: BusinessRegister;
  /** Origin under which visitors reach this process; null: taken from the request. */
  readonly publicOrigin: string | null;
  /** Whose tokens the calls for staff take; none: there are no such calls. */
  readonly staff: readonly Staff[];
  /** Only the demonstration has the gateway whose payments cost nothing. */
  readonly isDemo: boolean;
  /** The bytes of a picture of the theatre; null: there is none. */
  readonly picture: TheatreContent["picture"];
  readonly search: Search;
  /** Orders of the same performance, one after the other. */
  readonly inTurn: InTurn;
  /** Of tests: an answer that the description does not allow is an error. */
  readonly verifiesAnswers?: boolean | undefined;
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

export type Api = OpenAPIHono<RequestVariables>;
