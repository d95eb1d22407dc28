import { type Id, isSameId } from "#app/domain/id.ts";
import type { SavedAddress } from "#app/domain/account/account.ts";
import type { Country } from "#app/domain/shop/checkout.ts";
import {
  createAddress,
  readAddresses,
  removeAddress,
  putAddress,
} from "#server/upstream/resources/addresses.ts";
import { readCountries } from "#server/upstream/resources/lists.ts";
import type { RequestContext } from "#server/context/context.ts";
import {
  doneIfGone,
  outcomeOf,
  readingOutcome,
  toAccountResult,
  type AccountResult,
  type Outcome,
} from "#server/services/outcome.ts";

/** Used while the list of countries cannot be read, so that an address within Czechia can still be used. */
const homeOnly: readonly Country[] = [{ code: "CZ", name: "Česko" }];

/** @param typed codes of countries as posted: while the list cannot be read, the upstream decides about them */
export async function listCountries(
  context: RequestContext,
  typed: readonly unknown[] = [],
): Promise<readonly Country[]> {
  const read = await readCountries(context.upstream);
  if (read.ok && read.value.length > 0) return read.value;
  const others = typed.filter((code): code is string => typeof code === "string" && /^[A-Z]{2}$/.test(code));
  return [...homeOnly, ...others.map((code) => ({ code, name: code }))];
}

/** The customer's addresses, the default one first. */
export async function listAddresses(
  context: RequestContext,
): Promise<AccountResult<readonly SavedAddress[]>> {
  return toAccountResult(await readAddresses(context.upstream));
}

/** Saves a new address (`id` null) or a changed one. */
export async function saveAddress(
  context: RequestContext,
  { id, ...address }: Omit<SavedAddress, "id"> & { readonly id: Id | null },
): Promise<Outcome<SavedAddress>> {
  return outcomeOf(
    id === null
      ? await createAddress(context.upstream, address)
      : await putAddress(context.upstream, { id, ...address }),
  );
}

/** Makes an address the default one, which prefills forms. */
export async function chooseDefault(context: RequestContext, id: Id): Promise<Outcome<SavedAddress>> {
  const listed = await readAddresses(context.upstream);
  if (!listed.ok) return readingOutcome(listed.error);
  const address = listed.value.find((savedAddress) => isSameId(savedAddress.id, id));
  if (!address) return { kind: "gone" };
  return outcomeOf(await putAddress(context.upstream, { ...address, isDefault: true }));
}

/** An address that no longer exists counts as removed. */
export async function deleteAddress(context: RequestContext, id: Id): Promise<Outcome> {
  return doneIfGone(outcomeOf(await removeAddress(context.upstream, id)));
}
