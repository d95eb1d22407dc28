import type { Id } from "#app/domain/id.ts";
import type { z } from "zod";
import type { SavedAddress } from "#app/domain/account/account.ts";
import { reading, type Upstream } from "#server/upstream/client.ts";
import * as w from "#server/upstream/wire.ts";

const address: z.ZodType<SavedAddress> = w.object({
  id: w.id,
  firstName: w.lineOrEmpty,
  lastName: w.lineOrEmpty,
  street: w.lineOrEmpty,
  city: w.lineOrEmpty,
  zip: w.lineOrEmpty,
  country: w.countryCode,
  phone: w.optionalText,
  isDefault: w.booleanLike,
});

/** The customer's addresses, the default one first. */
export const readAddresses = reading("addresses", w.list(address));

export function createAddress(upstream: Upstream, added: Omit<SavedAddress, "id">) {
  return upstream.send("createAddress", {}, added, address);
}

export function putAddress(upstream: Upstream, { id, ...changed }: SavedAddress) {
  return upstream.send("putAddress", { id }, changed, address);
}

/** By the contract this succeeds also for an address that does not exist. */
export function removeAddress(upstream: Upstream, id: Id) {
  return upstream.send("removeAddress", { id }, undefined, w.acknowledged);
}
