import type { Context, MiddlewareHandler } from "hono";
import type { Kysely } from "kysely";
import type { Tables } from "./db/tables.ts";
import { Refusal } from "./refusal.ts";
import { hashSecret, sameSecret } from "./secrets.ts";
import type { Dependencies, RequestVariables, Staff } from "./app.ts";
import type { User } from "#standalone/domain/customers/find-user.ts";

/** The customer whose valid token the request carries, or null. */
export async function signedIn(
  { db, clock }: Pick<Dependencies, "clock"> & { db: Kysely<Tables> },
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

/** The signed-in customer. @throws Refusal 401 without a valid token. */
export async function requireSignedIn(tools: Dependencies, authorization: string | undefined): Promise<User> {
  const user = await signedIn(tools, authorization);
  if (!user) throw new Refusal(401, "unauthenticated");
  return user;
}

/** Requires a signed-in customer: a missing or invalid token is a 401 before the request is validated. */
export function customersOnly(tools: Dependencies): MiddlewareHandler<RequestVariables> {
  return async (context, next) => {
    context.set("customer", await requireSignedIn(tools, context.req.header("Authorization")));
    await next();
  };
}

/** The customer set by customersOnly(). */
export function customerOf(context: Context<RequestVariables>): User {
  const customer = context.get("customer");
  if (!customer) throw new Refusal(401, "unauthenticated");
  return customer;
}

export function bearerOf(authorization: string | undefined): string | null {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(authorization ?? "")?.[1] ?? null;
}

/** Requires a token of staff: a missing or wrong one is a 401 before the request is validated. */
export function staffOnly(staff: readonly Staff[]): MiddlewareHandler<RequestVariables> {
  return async (context, next) => {
    const token = bearerOf(context.req.header("Authorization"));
    const who = token === null ? null : staffWith(staff, token);
    if (who === null) throw new Refusal(401, "unauthenticated");
    context.set("who", who);
    await next();
  };
}

/** The owner of the token, or null. It is compared with every token, so that the response time reveals nothing. */
function staffWith(staff: readonly Staff[], token: string): string | null {
  return staff.reduce<string | null>(
    (found, item) => (sameSecret(token, item.token) ? item.name : found),
    null,
  );
}

/** Who makes a change, as set by staffOnly(). */
export function whoOf(context: Context<RequestVariables>): string {
  const who = context.get("who");
  if (who === null) throw new Refusal(401, "unauthenticated");
  return who;
}
