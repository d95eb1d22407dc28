import type { BilledCompany, SavedAddress } from "#app/domain/account/account.ts";
import type { RequestContext } from "#server/context/context.ts";
import { listAddresses } from "#server/services/account/saved-addresses.ts";
import { loadCompany } from "#server/services/account/saved-company.ts";
import { currentUser } from "#server/services/account/current-user.ts";

/** Known data of a customer who is ordering. */
interface Prefill {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  /** The default one first; empty also if they cannot be read: then the customer types the address. */
  readonly addresses: readonly SavedAddress[];
  readonly company: BilledCompany | null;
}

/** Loads the values that prefill the order form; null for a guest. No failure here prevents ordering. */
export async function loadPrefill(context: RequestContext): Promise<Prefill | null> {
  const who = await currentUser(context);
  if (who.kind !== "customer") return null;
  const { id, firstName, lastName, phone } = who.user;
  const [addresses, company] = await Promise.all([savedAddresses(context), loadCompany(context)]);
  return {
    id,
    firstName,
    lastName,
    phone,
    addresses,
    company: company.ok ? company.value : null,
  };
}

/** The signed-in customer's addresses; none for a guest. */
export function savedAddresses(context: RequestContext): Promise<readonly SavedAddress[]> {
  return context.once("saved-addresses", async () => {
    const who = await currentUser(context);
    const listed = who.kind === "customer" ? await listAddresses(context) : null;
    return listed?.ok ? listed.value : [];
  });
}
