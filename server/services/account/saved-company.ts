import type { BilledCompany, RegisteredCompany } from "#app/domain/account/account.ts";
import { askRegister, readCompany, removeCompany, putCompany } from "#server/upstream/resources/company.ts";
import type { RequestContext } from "#server/context/context.ts";
import { currentUser } from "./current-user.ts";
import { firstExceeded, limits } from "#server/services/limits.ts";
import {
  doneIfGone,
  outcomeOf,
  toAccountResult,
  type AccountResult,
  type Outcome,
} from "#server/services/outcome.ts";

/** The company the customer buys for; null without one. */
export async function loadCompany(context: RequestContext): Promise<AccountResult<BilledCompany | null>> {
  return toAccountResult(await readCompany(context.upstream));
}

export async function saveCompany(context: RequestContext, company: BilledCompany): Promise<Outcome> {
  return outcomeOf(await putCompany(context.upstream, company));
}

/** One that no longer exists counts as removed. */
export async function deleteCompany(context: RequestContext): Promise<Outcome> {
  return doneIfGone(outcomeOf(await removeCompany(context.upstream)));
}

/**
 * Looks up a company in the register (ARES) by its IČO of eight digits, for a customer or a guest. `gone`: it has no
 * such company; `failed`: it does not answer, and the visitor fills in the form by hand.
 */
export async function findCompany(
  context: RequestContext,
  ico: string,
): Promise<Extract<Outcome<RegisteredCompany>, { kind: "done" | "gone" | "limited" | "failed" }>> {
  const who = await currentUser(context);
  const own = who.kind === "customer" ? [[limits.aresCustomer, who.user.id] as const] : [];
  const over = await firstExceeded(context, [limits.ares], ...own);
  if (over) return { kind: "limited", wait: over.seconds };
  const found = await askRegister(context.upstream, ico);
  if (found.ok) return { kind: "done", value: found.value };
  // A 404 without a reason comes from an upstream, or from a proxy before it, that does not know the call.
  const isKnown = found.error.kind === "not-found" && found.error.code !== null;
  return { kind: isKnown ? "gone" : "failed" };
}
