import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { z } from "zod";
import { addressFields } from "#app/validation/address.ts";
import { companyFields } from "#app/validation/company.ts";
import { ownFields } from "#app/components/forms/validated-form.tsx";
import { paths } from "#app/domain/paths.ts";
import { billingTexts } from "#app/messages/account.ts";
import { tooManyTries } from "#app/messages/sign-in.ts";
import { requireCustomer, stillSignedIn } from "#server/guards/access.ts";
import {
  limited,
  respondWithFailure,
  respondWithNotice,
  unavailable,
  unprocessable,
} from "#server/guards/handlers.ts";
import { listCountries } from "#server/services/account/addresses.ts";
import { findCompany, deleteCompany, saveCompany } from "#server/services/account/company.ts";
import type { RequestContext } from "#server/context.ts";
import { billingLabels, type BillingAnswer } from "./billing-fields.ts";

/** Runs the intents of the billing form. */
export async function actOnBilling(context: RequestContext, form: FormData) {
  await requireCustomer(context);
  switch (form.get("intent")) {
    case "save":
      return save(context, form);
    case "ares":
      return askAres(context, form);
    case "remove":
      return remove(context);
    default:
      throw new Response(null, { status: 400 });
  }
}

const names = Object.keys(billingLabels);

async function save(context: RequestContext, form: FormData) {
  const fields = ownFields(form, names);
  const countries = await listCountries(context, fields.getAll("country"));
  const country = String(fields.get("country") ?? "");
  const schema = z.object({ ...companyFields(country), ...addressFields(countries, country) });
  const read = parseWithZod(fields, { schema });
  if (read.status !== "success")
    return unprocessable({ kind: "again", reply: read.reply(), message: null } as const);
  const saved = await stillSignedIn(context, saveCompany(context, read.value));
  if (saved.ok) return done(context, billingTexts.saved);
  if (saved.error.kind === "invalid") {
    const reply = read.reply({ fieldErrors: saved.error.errors });
    return unprocessable({ kind: "again", reply, message: null } as const);
  }
  const message = saved.error.kind === "uncertain" ? billingTexts.uncertain : billingTexts.saveFailed;
  return data({ kind: "again", reply: read.reply(), message } as const, unavailable);
}

/** Fills the form in from the register of companies. Whatever the register answers, no typed value is lost. */
async function askAres(context: RequestContext, form: FormData) {
  const fields = ownFields(form, names);
  const read = parseWithZod(fields, { schema: z.object({ ico: companyFields("CZ").ico }) });
  if (read.status !== "success")
    return unprocessable({ kind: "again", reply: read.reply(), message: null } as const);
  const typed = Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]));
  const found = await findCompany(context, read.value.ico);
  const id = context.requestId;
  if (found.kind === "limited") {
    const message = tooManyTries(found.wait);
    return limited({ kind: "again", reply: read.reply(), message } as const, found.wait);
  }
  if (found.kind !== "found") {
    return { kind: "asked", id, values: typed, outcome: found.kind } satisfies BillingAnswer;
  }
  const { isDissolved, dic, ...company } = found.company;
  return {
    kind: "asked",
    id,
    values: { ...company, dic: dic ?? "" },
    outcome: isDissolved ? "dissolved" : "found",
  } satisfies BillingAnswer;
}

async function remove(context: RequestContext) {
  const removed = await stillSignedIn(context, deleteCompany(context));
  if (removed.ok) return done(context, billingTexts.removed);
  return respondWithFailure(context, {
    to: paths.billing(),
    text: removed.error.kind === "uncertain" ? billingTexts.removeUncertain : billingTexts.removeFailed,
    data: { kind: "done" } as const,
  });
}

function done(context: RequestContext, text: string) {
  return respondWithNotice(context, {
    to: paths.billing(),
    notice: { kind: "success", asks: false, text },
    data: { kind: "done" } as const,
  });
}
