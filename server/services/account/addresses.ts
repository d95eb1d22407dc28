import type { SavedAddress } from "#app/domain/account/account.ts";
import type { Country } from "#app/domain/shop/checkout.ts";
import {
  createAddress,
  readAddresses,
  removeAddress,
  saveAddress,
} from "#server/upstream/resources/addresses.ts";
import { readCountries } from "#server/upstream/resources/lists.ts";
import type { Visit } from "#server/visit.ts";
import { toMine, type Mine } from "./mine.ts";

/** An address can be kept even while the list of countries cannot be read. */
const homeOnly: readonly Country[] = [{ code: "CZ", name: "Česko" }];

export async function listCountries(visit: Visit): Promise<readonly Country[]> {
  const read = await readCountries(visit.upstream);
  return read.ok && read.value.length > 0 ? read.value : homeOnly;
}

/** The customer's addresses, the default one first. */
export async function listAddresses(visit: Visit): Promise<Mine<readonly SavedAddress[]>> {
  return toMine(await readAddresses(visit.upstream));
}

/** Keeps a new address (`id` null) or a changed one. */
export async function keepAddress(
  visit: Visit,
  { id, ...address }: Omit<SavedAddress, "id"> & { readonly id: number | null },
): Promise<Mine<SavedAddress>> {
  return toMine(
    id === null
      ? await createAddress(visit.upstream, address)
      : await saveAddress(visit.upstream, { id, ...address }),
  );
}

/** Makes an address the one that forms are filled with. */
export async function chooseDefault(visit: Visit, id: number): Promise<Mine<SavedAddress>> {
  const listed = await listAddresses(visit);
  if (!listed.ok) return listed;
  const address = listed.value.find((one) => one.id === id);
  if (!address) return { ok: false, why: "missing" };
  return toMine(await saveAddress(visit.upstream, { ...address, isDefault: true }));
}

/** An address that is no longer there counts as removed. */
export async function forgetAddress(visit: Visit, id: number): Promise<Mine<null>> {
  const removed = toMine(await removeAddress(visit.upstream, id));
  return !removed.ok && removed.why === "missing" ? { ok: true, value: null } : removed;
}
