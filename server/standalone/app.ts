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

/** A member of the theatre's staff and the token of their calls. */
export interface Staff {
  /** The name that the log of changes records. */
  readonly name: string;
  readonly token: string;
}

/** Dependencies of every route of the standalone back office. */
export interface Dependencies {
  readonly db: Kysely<Tables>;
  readonly clock: () => Date;
  readonly log: Log;
  readonly mailer: Mailer;
  /** Whether e-mails reach people: the demonstration's outbox stands for their mailboxes. */
  readonly sendsEmails: boolean;
  readonly businessRegister: BusinessRegister;
  /** Origin under which visitors reach this process; null: the request's. */
  readonly publicOrigin: string | null;
  /** Staff whose tokens the staff calls accept; without any, those calls do not exist. */
  readonly staff: readonly Staff[];
  /** Whether the demo gateway runs, whose payments cost nothing. */
  readonly isDemo: boolean;
  /** The bytes of a picture of the theatre; null: the theatre has no such picture. */
  readonly picture: TheatreContent["picture"];
  readonly search: Search;
  /** Orders of the same performance, one after the other. */
  readonly inTurn: InTurn;
  /** For tests: an answer that does not match the API's description is an error. */
  readonly verifiesAnswers?: boolean | undefined;
  /** Whether fees have a tax rate of their own or that of the goods. */
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
