import { z } from "zod";
import type { BilledCompany, RegisteredCompany } from "#app/domain/account/account.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { path } from "#server/upstream/path.ts";
import {
  booleanLike,
  opaqueKey,
  line,
  lineOrEmpty,
  ignoredBody,
  optional,
  optionalText,
} from "#server/upstream/wire.ts";

const fields = {
  name: line,
  ico: opaqueKey,
  dic: optionalText,
  street: lineOrEmpty,
  city: lineOrEmpty,
  zip: lineOrEmpty,
};

const company = z
  .object({ ...fields, country: lineOrEmpty })
  .transform((wire): BilledCompany => ({ ...wire, country: wire.country.toUpperCase() || "CZ" }));

const kept = z.object({ data: optional(company) }).transform((wire) => wire.data);

const registered = z
  .object({ data: z.object({ ...fields, dissolved: booleanLike }) })
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
    ignoredBody,
  );
}

export function removeCompany(upstream: Upstream) {
  return upstream.send("DELETE", path`/api/me/company`, undefined, ignoredBody);
}

/** Looks up a company in the register by its IČO. */
export function askRegister(upstream: Upstream, ico: string) {
  return upstream.asGuest().read(path`/api/ares/${ico}`, registered);
}
