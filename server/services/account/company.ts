import type { BilledCompany, RegisteredCompany } from "#app/domain/account/account.ts";
import { askRegister, readCompany, removeCompany, putCompany } from "#server/upstream/resources/company.ts";
import type { RequestContext } from "#server/context.ts";
import { currentUser } from "./current-user.ts";
import { firstExceeded, limits } from "#server/services/limits.ts";
import { toAccountResult, toChangeResult, type AccountResult, type ChangeResult } from "./account-result.ts";

/** The company the customer buys for; null where there is none. */
export async function loadCompany(context: RequestContext): Promise<AccountResult<BilledCompany | null>> {
  return toAccountResult(await readCompany(context.upstream));
}

export async function saveCompany(
  context: RequestContext,
  company: BilledCompany,
): Promise<ChangeResult<null>> {
  return toChangeResult(await putCompany(context.upstream, company));
}

export async function deleteCompany(context: RequestContext): Promise<ChangeResult<null>> {
  const removed = toChangeResult(await removeCompany(context.upstream));
  return !removed.ok && removed.error.kind === "missing" ? { ok: true, value: null } : removed;
}

export type Registered =
  | { readonly kind: "found"; readonly company: RegisteredCompany }
  | { readonly kind: "missing" }
  /** `wait`: seconds until another try makes sense. */
  | { readonly kind: "limited"; readonly wait: number }
  /** The register does not answer: the form is filled in by hand. */
  | { readonly kind: "failed" };

/** Looks up a company in the register (ARES) by its IČO of eight digits, for a customer or a guest. */
export async function findCompany(context: RequestContext, ico: string): Promise<Registered> {
  const who = await currentUser(context);
  const own = who.kind === "customer" ? [[limits.aresCustomer, who.user.id] as const] : [];
  const over = await firstExceeded(context, [limits.ares], ...own);
  if (over) return { kind: "limited", wait: over.seconds };
  const asked = await askRegister(context.upstream, ico);
  if (asked.ok) return { kind: "found", company: asked.value };
  // A 404 without a reason is that of an upstream, or of a proxy before it, that does not know the call.
  const isKnown = asked.error.kind === "not-found" && asked.error.code !== null;
  return { kind: isKnown ? "missing" : "failed" };
}
