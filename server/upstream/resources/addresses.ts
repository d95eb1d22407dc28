import { z } from "zod";
import type { SavedAddress } from "#app/domain/account/account.ts";
import type { Upstream } from "#server/upstream/client.ts";
import * as w from "#server/upstream/wire.ts";

const address = z
  .object({
    id: w.id,
    first_name: w.lineOrEmpty,
    last_name: w.lineOrEmpty,
    street: w.lineOrEmpty,
    city: w.lineOrEmpty,
    zip: w.lineOrEmpty,
    country: w.lineOrEmpty,
    phone: w.optionalText,
    is_default: w.booleanLike,
  })
  .transform((wire): SavedAddress => ({
    id: wire.id,
    firstName: wire.first_name,
    lastName: wire.last_name,
    street: wire.street,
    city: wire.city,
    zip: wire.zip,
    country: wire.country.toUpperCase() || "CZ",
    phone: wire.phone,
    isDefault: wire.is_default,
  }));

/** The customer's addresses, the default one first. */
export function readAddresses(upstream: Upstream) {
  return upstream.read("addresses", {}, w.list(address));
}

export function createAddress(upstream: Upstream, added: Omit<SavedAddress, "id">) {
  return upstream.send("createAddress", {}, toWire(added), address);
}

export function putAddress(upstream: Upstream, { id, ...changed }: SavedAddress) {
  return upstream.send("putAddress", { id }, toWire(changed), address);
}

/** By the contract this succeeds also for an address that does not exist. */
export function removeAddress(upstream: Upstream, id: number) {
  return upstream.send("removeAddress", { id }, undefined, w.acknowledged);
}

function toWire(saved: Omit<SavedAddress, "id">) {
  return {
    first_name: saved.firstName,
    last_name: saved.lastName,
    street: saved.street,
    city: saved.city,
    zip: saved.zip,
    country: saved.country,
    phone: saved.phone,
    is_default: saved.isDefault,
  };
}
