import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { z } from "zod";
import { addressFields, recipientFields } from "#app/validation/address.ts";
import { phoneText } from "#app/validation/contact.ts";
import { ownFields } from "#app/components/forms/validated-form.tsx";
import type { Country } from "#app/domain/shop/checkout.ts";
import { paths } from "#app/domain/paths.ts";
import { addressTexts } from "#app/messages/account.ts";
import { requireCustomer, stillSignedIn } from "#server/guards/access.ts";
import {
  redirectWithNotice,
  respondWithFailure,
  respondWithNotice,
  unavailable,
  unprocessable,
} from "#server/guards/handlers.ts";
import {
  chooseDefault,
  deleteAddress,
  saveAddress,
  listCountries,
} from "#server/services/account/addresses.ts";
import type { RequestContext } from "#server/context.ts";
import { addressLabels } from "./address-form-fields.ts";

/** Runs the intents of the cards and of the form. */
export async function actOnAddresses(context: RequestContext, form: FormData) {
  await requireCustomer(context);
  switch (form.get("intent")) {
    case "save":
      return save(context, form);
    case "default":
      return makeDefault(context, idOf(form));
    case "remove":
      return remove(context, idOf(form));
    default:
      throw new Response(null, { status: 400 });
  }
}

/** The site's own forms cannot send a wrong id, so a wrong one is a bad request. */
function idOf(form: FormData): number {
  const id = String(form.get("id") ?? "");
  if (!/^[1-9]\d{0,15}$/.test(id)) throw new Response(null, { status: 400 });
  return Number(id);
}

async function save(context: RequestContext, form: FormData) {
  const id = form.get("id") ? idOf(form) : null;
  const fields = ownFields(form, Object.keys(addressLabels));
  const schema = addressSchema(await listCountries(context, fields.getAll("country")), fields);
  const read = parseWithZod(fields, { schema });
  if (read.status !== "success")
    return unprocessable({ kind: "again", reply: read.reply(), message: null } as const);
  const { isDefault = false, ...address } = read.value;
  const saved = await stillSignedIn(context, saveAddress(context, { ...address, id, isDefault }));
  // A redirect, because the modal closes with a change of the address.
  if (saved.ok) return redirectWithNotice(context, withNotice(addressTexts.saved));
  if (saved.error.kind === "invalid") {
    const reply = read.reply({ fieldErrors: saved.error.errors });
    return unprocessable({ kind: "again", reply, message: null } as const);
  }
  if (saved.error.kind === "missing")
    return redirectWithNotice(context, withNotice(addressTexts.gone, "danger"));
  const message = saved.error.kind === "uncertain" ? addressTexts.uncertain : addressTexts.failed;
  return data({ kind: "again", reply: read.reply(), message } as const, unavailable);
}

function addressSchema(countries: readonly Country[], fields: FormData) {
  return z.object({
    ...recipientFields,
    ...addressFields(countries, String(fields.get("country") ?? "")),
    phone: phoneText(String(fields.get("phonePrefix") ?? "")),
    isDefault: z.boolean().optional(),
  });
}

async function makeDefault(context: RequestContext, id: number) {
  const chosen = await stillSignedIn(context, chooseDefault(context, id));
  if (chosen.ok) return done(context, addressTexts.defaultChanged);
  const { gone, changeUncertain, failed } = addressTexts;
  const { kind } = chosen.error;
  if (kind === "missing") return done(context, gone, "danger");
  return notDone(context, kind === "uncertain" ? changeUncertain : failed);
}

async function remove(context: RequestContext, id: number) {
  const removed = await stillSignedIn(context, deleteAddress(context, id));
  if (removed.ok) return redirectWithNotice(context, withNotice(addressTexts.removed));
  const { changeUncertain, removeFailed } = addressTexts;
  return notDone(context, removed.error.kind === "uncertain" ? changeUncertain : removeFailed);
}

function withNotice(text: string, kind: "success" | "danger" = "success") {
  return { to: paths.addresses(), notice: { kind, asks: false, text } };
}

function done(context: RequestContext, text: string, kind: "success" | "danger" = "success") {
  return respondWithNotice(context, { ...withNotice(text, kind), data: { kind: "done" } as const });
}

function notDone(context: RequestContext, text: string) {
  return respondWithFailure(context, { to: paths.addresses(), text, data: { kind: "done" } as const });
}
