import { z } from "zod";
import type { BilledCompany, RegisteredCompany } from "#app/domain/account/account.ts";
import { reading, type Upstream } from "#server/upstream/client.ts";
import * as w from "#server/upstream/wire.ts";

const fields = {
  name: w.line,
  ico: w.opaqueKey,
  dic: w.optionalText,
  street: w.lineOrEmpty,
  city: w.lineOrEmpty,
  zip: w.lineOrEmpty,
};

const company: z.ZodType<BilledCompany> = z.object({ ...fields, country: w.countryCode });

/** An object that is no company counts as none. */
const kept = z.nullable(company.or(z.looseObject({}).transform(() => null)));

const registered = z
  .object({ ...fields, dissolved: w.booleanLike })
  .transform(({ dissolved, ...wire }): RegisteredCompany => ({
    ...wire,
    country: "CZ",
    isDissolved: dissolved,
  }));

/** The customer's company; null without one. */
export const readCompany = reading("company", kept);

export function putCompany(upstream: Upstream, saved: BilledCompany) {
  const { name, ico, dic, street, city, zip, country } = saved;
  const body = { name, ico, dic, street, city, zip, country };
  return upstream.send("putCompany", {}, body, w.acknowledgedOr(company));
}

export function removeCompany(upstream: Upstream) {
  return upstream.send("removeCompany", {}, undefined, w.acknowledged);
}

/** Looks up a company in the register by its IČO. */
export function askRegister(upstream: Upstream, ico: string) {
  return upstream.asGuest().read("registeredCompany", { ico }, registered);
}
