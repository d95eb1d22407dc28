import { z } from "zod";
import type { BilledCompany, RegisteredCompany } from "#app/domain/account/account.ts";
import { type Upstream, path } from "#server/upstream/client.ts";
import * as w from "#server/upstream/wire.ts";

const fields = {
  name: w.line,
  ico: w.opaqueKey,
  dic: w.optionalText,
  street: w.lineOrEmpty,
  city: w.lineOrEmpty,
  zip: w.lineOrEmpty,
};

const company = z
  .object({ ...fields, country: w.lineOrEmpty })
  .transform((wire): BilledCompany => ({ ...wire, country: wire.country.toUpperCase() || "CZ" }));

const kept = z.object({ data: w.optional(company) }).transform((wire) => wire.data);

const registered = z
  .object({ data: z.object({ ...fields, dissolved: w.booleanLike }) })
  .transform(({ data: { dissolved, ...wire } }): RegisteredCompany => ({
    ...wire,
    country: "CZ",
    isDissolved: dissolved,
  }));

/** The customer's company; null where there is none. */
export function readCompany(upstream: Upstream) {
  return upstream.read(path`/api/me/company`, kept);
}

export function putCompany(upstream: Upstream, saved: BilledCompany) {
  const { name, ico, dic, street, city, zip, country } = saved;
  return upstream.send(
    "PUT",
    path`/api/me/company`,
    { name, ico, dic, street, city, zip, country },
    w.ignoredBody,
  );
}

export function removeCompany(upstream: Upstream) {
  return upstream.send("DELETE", path`/api/me/company`, undefined, w.ignoredBody);
}

/** Looks up a company in the register by its IČO. */
export function askRegister(upstream: Upstream, ico: string) {
  return upstream.asGuest().read(path`/api/ares/${ico}`, registered);
}
