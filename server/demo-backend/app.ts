import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Kysely } from "kysely";
import type { Tables } from "./db/tables.ts";
import type { BusinessRegister } from "./domain/customers/business-register.ts";
import type { Mailer } from "./email/mailer.ts";
import type { DemoLog } from "./log.ts";
import type { User } from "./authentication.ts";

/** What every call of the reference may use. */
export interface Tools {
  readonly db: Kysely<Tables>;
  readonly clock: () => Date;
  readonly log: DemoLog;
  readonly mailer: Mailer;
  readonly businessRegister: BusinessRegister;
  /** Where visitors reach this process; null: wherever the request says. */
  readonly publicOrigin: string | null;
  readonly adminToken: string | null;
}

export interface RequestVariables {
  readonly Variables: {
    readonly requestId: string;
    /** Who asks, on paths that are for customers only, see customersOnly(). */
    readonly customer: User | null;
  };
}

export type DemoApp = OpenAPIHono<RequestVariables>;
