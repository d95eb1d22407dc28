import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Kysely } from "kysely";
import type { Tables } from "./database/tables.ts";
import type { BusinessRegister } from "./customers/business-register.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { ReferenceLog } from "./reference-log.ts";
import type { User } from "./signed-in.ts";

/** What every call of the reference may use. */
export interface Tools {
  readonly db: Kysely<Tables>;
  readonly clock: () => Date;
  readonly log: ReferenceLog;
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

export type ReferenceApp = OpenAPIHono<RequestVariables>;
