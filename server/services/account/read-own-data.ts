import type { Id } from "#app/domain/id.ts";
import { ownOrder, type OwnData } from "#app/domain/account/own-data.ts";
import type { Area } from "#server/upstream/endpoints.ts";
import type { RequestContext } from "#server/context/context.ts";
import { isOverLimit, limits } from "#server/services/limits.ts";
import { listComplaints } from "#server/services/orders/complain.ts";
import { listOrders, readMyOrder } from "#server/services/orders/own-orders.ts";
import { toAccountResult, type AccountResult, type Outcome } from "#server/services/outcome.ts";
import { readSubscription } from "#server/upstream/resources/account.ts";
import { listAddresses } from "./saved-addresses.ts";
import { loadCompany } from "./saved-company.ts";
import type { User } from "./current-user.ts";

/** Pages of ten orders. */
const mostPages = 50;

/** A failed call throws it, and this file catches it. */
class NotRead {
  constructor(readonly error: Outcome<never>) {}
}

/**
 * All that the back office knows of the customer. It is whole or fails: a call that fails, leaves rows out or cuts
 * texts fails it. Up to 500 orders.
 */
export async function readOwnData(context: RequestContext, user: User): Promise<AccountResult<OwnData>> {
  if (await isOverLimit(context, limits.ownData, user.id)) {
    return { ok: false, error: { kind: "limited", wait: limits.ownData.seconds } };
  }
  try {
    const [addresses, company, subscribed, complaints, orders] = await Promise.all([
      whereOffered(context, "addresses", () => listAddresses(context)),
      whereOffered(context, "company", () => loadCompany(context)),
      whereOffered(context, "subscription", () => readSubscription(context.upstream).then(toAccountResult)),
      whereOffered(context, "own-complaints", () => listComplaints(context)),
      context.upstream.offers.has("orders") ? readOrders(context) : undefined,
    ]);
    const shortened = context.upstream.shortened();
    if (calls.some((name) => shortened.has(name))) return { ok: false, error: { kind: "failed" } };
    const { email, firstName, lastName, phone } = user;
    return {
      ok: true,
      value: {
        readAt: context.now.toISOString(),
        profile: { email, firstName, lastName, phone },
        ...(addresses && { addresses: addresses.value }),
        ...(company && { company: company.value }),
        ...(subscribed && { newsletter: { subscribed: subscribed.value } }),
        ...(orders && { orders }),
        ...(complaints && { complaints: complaints.value }),
      },
    };
  } catch (error) {
    if (error instanceof NotRead) return { ok: false, error: error.error };
    throw error;
  }
}

const calls = ["me", "addresses", "company", "subscription", "complaints", "orders", "ownOrder"] as const;

/** Undefined if the back office has no such area. */
async function whereOffered<T>(
  context: RequestContext,
  area: Area,
  read: () => Promise<AccountResult<T>>,
): Promise<{ readonly value: T } | undefined> {
  if (!context.upstream.offers.has(area)) return undefined;
  const answer = await read();
  if (!answer.ok) throw new NotRead(answer.error);
  return { value: answer.value };
}

async function readOrders(context: RequestContext): Promise<OwnData["orders"]> {
  const ids: Id[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const rows = await whereOffered(context, "orders", () => listOrders(context, { question: "", page }));
    if (!rows) return undefined;
    ({ pages } = rows.value);
    if (pages > mostPages) throw new NotRead({ kind: "failed" });
    ids.push(...rows.value.orders.map(({ id }) => id));
  }
  const orders: Awaited<ReturnType<typeof readMyOrder>>[] = [];
  for (let first = 0; first < ids.length; first += atOnce) {
    const some = ids.slice(first, first + atOnce);
    orders.push(...(await Promise.all(some.map((id) => readMyOrder(context, id)))));
  }
  return orders.map((order) => {
    if (order.ok) return ownOrder(order.value.order);
    // A listed order is missing: the export would not be whole.
    throw new NotRead(order.error.kind === "gone" ? { kind: "failed" } : order.error);
  });
}

/** Orders read at once. */
const atOnce = 5;
