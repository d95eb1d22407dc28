import { z } from "zod";
import { ownFields } from "#app/components/forms/validated-form.tsx";
import { isInAres } from "#app/domain/account/ico.ts";
import { paths } from "#app/domain/paths.ts";
import { billingTexts } from "#app/messages/account-texts.ts";
import { addressFields } from "#app/validation/address.ts";
import { companyFields } from "#app/validation/company-schema.ts";
import type { RequestContext } from "#server/context/context.ts";
import { defineButton } from "#server/actions/define-button.ts";
import { byIntent, defineForm } from "#server/actions/define-form.ts";
import type { Outcome } from "#server/services/outcome.ts";
import { respondWithNotice } from "#server/actions/handlers.ts";
import { listCountries } from "#server/services/account/saved-addresses.ts";
import { deleteCompany, findCompany, saveCompany } from "#server/services/account/saved-company.ts";
import { billingFields, type Lookup } from "./billing-form.tsx";

/** ISO 3166-1, or the upstream's own code; empty if the form has none. */
const countryOf = (form: FormData) => String(form.get("country") ?? "");

async function schema(form: FormData, context: RequestContext) {
  const code = countryOf(form);
  const countries = await listCountries(context, [form.get("country")]);
  return z.object({ ...companyFields(code), ...addressFields(countries, code) });
}

const save = defineForm({
  schema,
  isCustomers: true,
  texts: { failed: billingTexts.saveFailed, uncertain: billingTexts.uncertain },
  send: saveCompany,
  done: (context) => done(context, billingTexts.saved),
});

/**
 * Fills the form in from the register of Czech companies. Whatever the register answers, the form keeps all typed
 * values.
 */
const ares = defineForm({
  schema: (form) => z.object({ ico: isInAres(countryOf(form)) ? companyFields("CZ").ico : z.string() }),
  alsoTyped: billingFields,
  texts: billingTexts,
  async send(context, { ico }, { form }): Promise<Outcome<Omit<Lookup, "id">>> {
    const isInRegister = isInAres(countryOf(form));
    const found = isInRegister ? await findCompany(context, ico) : ({ kind: "foreign" } as const);
    if (found.kind === "limited") return found;
    if (found.kind === "done") {
      const { isDissolved, dic, ...company } = found.value;
      const values = { ...company, dic: dic ?? "" };
      return { kind: "done", value: { values, outcome: isDissolved ? "dissolved" : "found" } };
    }
    const typed = [...ownFields(form, billingFields)].map(([name, value]) => [name, String(value)]);
    const outcome = found.kind === "gone" ? "missing" : found.kind;
    return { kind: "done", value: { values: Object.fromEntries(typed), outcome } };
  },
  done: (context, lookup) => ({ kind: "done" as const, value: { id: context.request.id, ...lookup } }),
});

const remove = defineButton({
  page: () => paths.billing(),
  isCustomers: true,
  texts: { failed: billingTexts.removeFailed, uncertain: billingTexts.removeUncertain },
  send: (context) => deleteCompany(context),
  done: (context) => done(context, billingTexts.removed),
});

export const actOnBilling = byIntent({ save, ares, remove });

function done(context: RequestContext, text: string) {
  return respondWithNotice(context, {
    to: paths.billing(),
    notice: { kind: "success", asks: false, text },
    data: { kind: "done", value: null } as const,
  });
}
