import { parseWithZod } from "@conform-to/zod/v4";
import type { Submission, SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/node";
import { ownFields } from "#app/components/forms/validated-form.tsx";
import { paths } from "#app/domain/paths.ts";
import { accountTexts } from "#app/messages/account.ts";
import { changeEmailTexts } from "#app/messages/change-email.ts";
import { confirmByLetter } from "#app/messages/newsletter-links.ts";
import { requireCustomer, stillSignedIn } from "#server/guards/access.ts";
import {
  limited,
  redirectWithNotice,
  respondWithFailure,
  respondWithNotice,
  unavailable,
  unprocessable,
} from "#server/guards/handlers.ts";
import {
  changePassword,
  changeProfile,
  closeAccount,
  changeSubscription,
  type PasswordProtectedError,
} from "#server/services/account/account.ts";
import { requestNewEmail } from "#server/services/account/change-email.ts";
import type { RequestContext } from "#server/context.ts";
import { emailLabels, passwordLabels, profileLabels, removeLabels } from "./account-fields.ts";
import { z } from "zod";
import { recipientFields } from "#app/validation/address.ts";
import { emailText, phoneText } from "#app/validation/contact.ts";
import { givenPassword, newPassword } from "#app/validation/password.ts";

/** @param prefix as posted */
function profileSchema(prefix: string) {
  return z.object({ ...recipientFields, phone: phoneText(prefix) });
}

/** @param typed the new password as posted */
function passwordSchema(typed: unknown) {
  return z.object({ current: givenPassword(), ...newPassword(typed) });
}

const emailSchema = z.object({ email: emailText(), password: givenPassword() });

const removeSchema = z.object({ password: givenPassword() });

/** Runs the intents of the account page's forms. */
export async function actOnAccount(context: RequestContext, form: FormData) {
  switch (form.get("intent")) {
    case "profile":
      return saveProfile(context, form);
    case "newsletter":
      return saveNewsletter(context, form);
    case "email":
      return askForNewEmail(context, form);
    case "password":
      return savePassword(context, form);
    case "delete":
      return remove(context, form);
    default:
      throw new Response(null, { status: 400 });
  }
}

async function saveProfile(context: RequestContext, form: FormData) {
  await requireCustomer(context);
  const fields = ownFields(form, Object.keys(profileLabels));
  const read = parseWithZod(fields, { schema: profileSchema(String(fields.get("phonePrefix") ?? "")) });
  if (read.status !== "success") return again("profile", read.reply());
  const saved = await stillSignedIn(context, changeProfile(context, read.value));
  if (saved.ok) return done(context, "profile", accountTexts.saved, false);
  if (saved.error.kind === "invalid")
    return again("profile", read.reply({ fieldErrors: saved.error.errors }));
  const message = saved.error.kind === "uncertain" ? accountTexts.uncertain : accountTexts.failed;
  return data({ kind: "again", form: "profile", reply: read.reply(), message } as const, unavailable);
}

async function saveNewsletter(context: RequestContext, form: FormData) {
  await requireCustomer(context);
  const wanted = form.get("subscribed") === "yes";
  const saved = await stillSignedIn(context, changeSubscription(context, wanted));
  if (!saved.ok) {
    const text = saved.error.kind === "uncertain" ? accountTexts.uncertain : accountTexts.failed;
    return respondWithFailure(context, {
      to: paths.account(),
      text,
      data: { kind: "done", form: "newsletter" } as const,
    });
  }
  if (wanted && saved.value.confirm) return done(context, "newsletter", confirmByLetter, true);
  const { nowSubscribed, nowUnsubscribed } = accountTexts;
  return done(context, "newsletter", wanted ? nowSubscribed : nowUnsubscribed, false);
}

async function savePassword(context: RequestContext, form: FormData) {
  const user = await requireCustomer(context);
  const fields = ownFields(form, Object.keys(passwordLabels));
  const read = parseWithZod(fields, { schema: passwordSchema(fields.get("password")) });
  if (read.status !== "success") return again("password", read.reply(hidden));
  const changed = await stillSignedIn(context, changePassword(context, user, read.value));
  if (changed.ok) return done(context, "password", accountTexts.passwordChanged, false);
  return explain(context, "password", read, changed.error);
}

async function askForNewEmail(context: RequestContext, form: FormData) {
  const user = await requireCustomer(context);
  const read = parseWithZod(ownFields(form, Object.keys(emailLabels)), { schema: emailSchema });
  if (read.status !== "success") return again("email", read.reply(hidden));
  const asked = await stillSignedIn(context, requestNewEmail(context, user, read.value));
  if (asked.ok) return done(context, "email", changeEmailTexts.sent, true);
  return explain(context, "email", read, asked.error);
}

async function remove(context: RequestContext, form: FormData) {
  const user = await requireCustomer(context);
  const read = parseWithZod(ownFields(form, Object.keys(removeLabels)), { schema: removeSchema });
  if (read.status !== "success") return again("delete", read.reply(hidden));
  const closed = await stillSignedIn(context, closeAccount(context, user, read.value.password));
  if (!closed.ok) return explain(context, "delete", read, closed.error);
  return redirectWithNotice(context, {
    to: paths.home(),
    notice: { kind: "success", asks: false, text: accountTexts.removed },
  });
}

/** A password is never sent back to the browser. */
const hidden = { hideFields: ["current", "password", "passwordAgain"] };

type Unconfirmed = Exclude<PasswordProtectedError, { kind: "signed-out" }>;

const uncertain = {
  password: accountTexts.passwordUncertain,
  delete: accountTexts.removeUncertain,
} as const;

async function explain(
  context: RequestContext,
  form: "email" | "password" | "delete",
  read: Submission<unknown, string[]>,
  error: Unconfirmed,
) {
  switch (error.kind) {
    case "invalid":
      return again(form, read.reply({ ...hidden, fieldErrors: error.errors }));
    case "refused":
      return again(
        form,
        read.reply({
          ...hidden,
          fieldErrors: { [form === "password" ? "current" : "password"]: [accountTexts.passwordWrong] },
        }),
      );
    case "limited":
      return limited(
        { kind: "again", form, reply: read.reply(hidden), message: error.message } as const,
        error.wait,
      );
    case "ended":
      return redirectWithNotice(context, {
        to: paths.login(),
        notice: { kind: "danger", text: error.message },
      });
    case "uncertain":
      // No token is revoked before the letter's link is used.
      if (form === "email") {
        const message = changeEmailTexts.uncertain;
        return data({ kind: "again", form, reply: read.reply(hidden), message } as const, unavailable);
      }
      // A redirect: if the change was made, the token is no longer valid, and the way leads on to the sign-in.
      return redirectWithNotice(context, {
        to: paths.account(),
        notice: {
          kind: "danger",
          text: uncertain[form],
        },
      });
    case "missing":
    case "failed":
      return data(
        { kind: "again", form, reply: read.reply(hidden), message: accountTexts.failed } as const,
        unavailable,
      );
  }
}

function again(form: "profile" | "email" | "password" | "delete", reply: SubmissionResult) {
  return unprocessable({ kind: "again", form, reply, message: null } as const);
}

function done(context: RequestContext, form: string, text: string, asks: boolean) {
  return respondWithNotice(context, {
    to: paths.account(),
    notice: { kind: "success", asks, text },
    data: { kind: "done", form } as const,
  });
}
