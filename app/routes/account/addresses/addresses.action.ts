import type { Id } from "#app/domain/id.ts";
import { idInField } from "#app/domain/read-id.ts";
import { z } from "zod";
import { paths } from "#app/domain/paths.ts";
import { addressTexts } from "#app/messages/account-texts.ts";
import { addressFields, recipientFields } from "#app/validation/address.ts";
import { phoneText } from "#app/validation/contact-fields.ts";
import type { RequestContext } from "#server/context/context.ts";
import { defineButton } from "#server/actions/define-button.ts";
import { byIntent, defineForm } from "#server/actions/define-form.ts";
import { redirectWithNotice, respondWithNotice } from "#server/actions/handlers.ts";
import {
  chooseDefault,
  deleteAddress,
  listCountries,
  saveAddress,
} from "#server/services/account/saved-addresses.ts";

async function schema(form: FormData, context: RequestContext) {
  const country = form.get("country");
  const countries = await listCountries(context, [country]);
  return z.object({
    ...recipientFields,
    ...addressFields(countries, String(country ?? "")),
    phone: phoneText(String(form.get("phonePrefix") ?? "")),
    isDefault: z.boolean().default(false),
  });
}

const save = defineForm({
  schema,
  alsoTyped: ["phonePrefix"],
  isCustomers: true,
  texts: addressTexts,
  send: (context, address, { form }) =>
    saveAddress(context, { ...address, id: form.get("id") ? idOf(form) : null }),
  // A redirect, because the modal closes with a change of the address.
  done: (context) => success(context, addressTexts.saved),
  gone: (context) =>
    redirectWithNotice(context, {
      to: paths.addresses(),
      notice: { kind: "danger", text: addressTexts.gone },
    }),
});

const page = () => paths.addresses();
const { gone, failed, removeFailed, changeUncertain: uncertain } = addressTexts;

const makeDefault = defineButton({
  page,
  isCustomers: true,
  texts: { gone, failed, uncertain },
  send: (context, { form }) => chooseDefault(context, idOf(form)),
  done: (context) =>
    respondWithNotice(context, {
      to: paths.addresses(),
      notice: { kind: "success", asks: false, text: addressTexts.defaultChanged },
      data: { kind: "done", value: null } as const,
    }),
});

const remove = defineButton({
  page,
  isCustomers: true,
  texts: { failed: removeFailed, uncertain },
  send: (context, { form }) => deleteAddress(context, idOf(form)),
  done: (context) => success(context, addressTexts.removed),
});

/** The cards and the form. */
export const actOnAddresses = byIntent({ save, default: makeDefault, remove });

/** The site's own forms cannot send a wrong id, so a wrong one is a bad request. */
function idOf(form: FormData): Id {
  const id = idInField(form.get("id"));
  if (id === null) throw new Response(null, { status: 400 });
  return id;
}

function success(context: RequestContext, text: string) {
  return redirectWithNotice(context, {
    to: paths.addresses(),
    notice: { kind: "success", asks: false, text },
  });
}
