import type { MiddlewareHandler } from "hono";
import type { Kysely } from "kysely";
import { retryWhileUnavailable } from "./db/database-unavailable.ts";
import type { Tables } from "./db/tables.ts";
import type { RequestVariables, Dependencies } from "./app.ts";
import { Refusal } from "./refusal.ts";
import { hashSecret, encrypt, decrypt } from "./secrets.ts";

const keptFor = 24 * 60 * 60 * 1000;
/**
 * A request without a response for longer than this counts as lost with its process: the site waits ten seconds at
 * most. A request that still runs after that cannot place a second order, because a cart is ordered once.
 */
const abandonedAfter = 12 * 1000;

/**
 * `Idempotency-Key` on POST and PUT (draft-ietf-httpapi-idempotency-key): a repeated request gets the first response
 * and changes nothing. Only successes are stored: after a refusal the same form may be sent again with the same key. A
 * concurrent duplicate (a double click) waits for the first request; the same key with another request is refused.
 *
 * Responses contain tokens and requests contain passwords, so neither is stored in plain text: a response is encrypted
 * with the key, of which only a hash is stored, and the fingerprint of a request is a hash that includes the key.
 */
export function storeAnswers({ db, clock, log }: Dependencies): MiddlewareHandler<RequestVariables> {
  return async (context, next) => {
    const { method } = context.req;
    const clientKey = context.req.header("Idempotency-Key");
    if (!clientKey || (method !== "POST" && method !== "PUT") || !context.req.path.startsWith("/api/"))
      return next();
    if (clientKey.length > 255) throw new Refusal(400, "bad_request");

    const key = hashSecret(clientKey);
    const bearer = context.req.header("Authorization") ?? "";
    const text = await context.req.text();
    const fingerprint = hashSecret([clientKey, method, context.req.path, bearer, text].join("\n"));
    const now = clock();
    await deleteOldAnswers(db, now, key);
    const begun = await db
      .insertInto("kept_answers")
      .values({ key, fingerprint, status: null, body: null, created_at: now })
      .onConflict((on) => on.doNothing())
      .returning("key")
      .executeTakeFirst();
    if (!begun) return answerOfFirst(db, { clientKey, key, fingerprint });
    await next();
    // The route's errors are already a response: Hono's compose passes them to onError.
    const { ok, status } = context.res;
    const isEmpty = !ok || status === 204;
    const body = isEmpty ? null : encrypt(new Uint8Array(await context.res.clone().arrayBuffer()), clientKey);
    const type = isEmpty ? null : context.res.headers.get("Content-Type");
    try {
      // A key left in progress would refuse the same request for twelve seconds.
      await retryWhileUnavailable<unknown>(() =>
        ok
          ? db.updateTable("kept_answers").set({ status, body, type }).where("key", "=", key).execute()
          : db.deleteFrom("kept_answers").where("key", "=", key).execute(),
      );
    } catch (error) {
      // The request was processed or refused already, so its response is valid even if it cannot be stored.
      log.error("standalone.answer-not-kept", { id: context.get("requestId") }, error);
    }
  };
}

/** Deletes expired responses and lost requests, of all keys or of one. Returns how many. */
export async function deleteOldAnswers(db: Kysely<Tables>, now: Date, key?: string): Promise<number> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const old = db
    .deleteFrom("kept_answers")
    .where((eb) =>
      eb.or([
        eb("created_at", "<", before(keptFor)),
        eb.and([eb("status", "is", null), eb("created_at", "<", before(abandonedAfter))]),
      ]),
    );
  const deleted = await (key === undefined ? old : old.where("key", "=", key)).executeTakeFirstOrThrow();
  return Number(deleted.numDeletedRows);
}

async function answerOfFirst(
  db: Dependencies["db"],
  { clientKey, key, fingerprint }: { clientKey: string; key: string; fingerprint: string },
): Promise<Response> {
  for (let tries = 0; tries < 80; tries += 1) {
    const kept = await db.selectFrom("kept_answers").selectAll().where("key", "=", key).executeTakeFirst();
    // The first request was refused in the meantime: this one gets a 409 and may be retried.
    if (!kept) break;
    if (kept.fingerprint !== fingerprint) throw new Refusal(422, "idempotency_key_reused", { errors: {} });
    if (kept.status !== null) {
      return new Response(kept.body && new Uint8Array(decrypt(kept.body, clientKey)), {
        status: kept.status,
        headers: {
          "Idempotent-Replay": "true",
          // A response that was stored without its type, by an older version, is JSON.
          ...(kept.body !== null && { "Content-Type": kept.type ?? "application/json" }),
        },
      });
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Refusal(409, "in_progress");
}
