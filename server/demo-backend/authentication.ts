import type { Context, MiddlewareHandler } from "hono";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "./db/tables.ts";
import { Refusal } from "./refusal.ts";
import { hashSecret, sameSecret } from "./secrets.ts";
import type { RequestVariables, Tools } from "./app.ts";

export type User = Selectable<Tables["users"]>;

/** The customer whose valid token the request carries, or null. */
export async function signedIn(
  { db, clock }: Pick<Tools, "clock"> & { db: Kysely<Tables> },
  authorization: string | undefined,
): Promise<User | null> {
  const token = bearerOf(authorization);
  if (token === null) return null;
  const user = await db
    .selectFrom("tokens as t")
    .innerJoin("users as u", "u.id", "t.user_id")
    .selectAll("u")
    .where("t.token_hash", "=", hashSecret(token))
    .where("t.expires_at", ">", clock())
    .executeTakeFirst();
  return user ?? null;
}

/** The customer, or a 401. */
export async function requireSignedIn(tools: Tools, authorization: string | undefined): Promise<User> {
  const user = await signedIn(tools, authorization);
  if (!user) throw new Refusal(401, "unauthenticated");
  return user;
}

/** Lets customers through only: whoever is not one hears that before anything that is wrong with the request. */
export function customersOnly(tools: Tools): MiddlewareHandler<RequestVariables> {
  return async (context, next) => {
    context.set("customer", await requireSignedIn(tools, context.req.header("Authorization")));
    await next();
  };
}

/** Whom customersOnly() let through. */
export function customerOf(context: Context<RequestVariables>): User {
  const customer = context.get("customer");
  if (!customer) throw new Refusal(401, "unauthenticated");
  return customer;
}

export function bearerOf(authorization: string | undefined): string | null {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(authorization ?? "")?.[1] ?? null;
}

/** Refuses whoever does not carry the token of the reference's own "back office" routes. */
export function adminOnly(authorization: string | undefined, adminToken: string): void {
  const token = bearerOf(authorization);
  if (token === null || !sameSecret(token, adminToken)) throw new Refusal(401, "unauthenticated");
}
