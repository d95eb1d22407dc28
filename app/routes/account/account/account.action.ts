import { z } from "zod";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { accountTexts } from "#app/messages/account-texts.ts";
import { confirmByEmail } from "#app/messages/shell-texts.ts";
import { signInTexts } from "#app/messages/sign-in-texts.ts";
import { recipientFields } from "#app/validation/address.ts";
import { emailText, phoneText } from "#app/validation/contact-fields.ts";
import { currentPassword, newPassword } from "#app/validation/password.ts";
import type { RequestContext } from "#server/context/context.ts";
import { defineButton } from "#server/actions/define-button.ts";
import { byIntent, defineForm } from "#server/actions/define-form.ts";
import type { Outcome } from "#server/services/outcome.ts";
import { requireCustomer } from "#server/actions/access.ts";
import { redirectWithNotice, respondWithNotice } from "#server/actions/handlers.ts";
import {
  replacePassword,
  changeProfile,
  changeSubscription,
  closeAccount,
} from "#server/services/account/change-account.ts";
import { requestNewEmail } from "#server/services/account/email-change.ts";

const texts = czech({
  sent: "Pošleme vám na nový e-mail odkaz, potvrďte jím prosím změnu. Platí 24 hodin.",
  uncertain:
    "Nevíme jistě, zda žádost odešla. Pokud vám během pár minut nedorazí e-mail s odkazem, pošlete ji prosím znovu.",
});

const profile = defineForm({
  name: "profile",
  schema: (form: FormData) =>
    z.object({ ...recipientFields, phone: phoneText(String(form.get("phonePrefix") ?? "")) }),
  alsoTyped: ["phonePrefix"],
  isCustomers: true,
  texts: accountTexts,
  send: changeProfile,
  done: (context) => done(context, "profile", accountTexts.saved, false),
});

const newsletter = defineButton({
  page: () => paths.account(),
  isCustomers: true,
  texts: { ...accountTexts, gone: accountTexts.failed },
  send: (context, { form }) => changeSubscription(context, form.get("subscribed") === "yes"),
  done(context, { confirm }, { form }) {
    const wanted = form.get("subscribed") === "yes";
    if (wanted && confirm) return done(context, "newsletter", confirmByEmail, true);
    const { nowSubscribed, nowUnsubscribed } = accountTexts;
    return done(context, "newsletter", wanted ? nowSubscribed : nowUnsubscribed, false);
  },
});

const email = defineForm({
  name: "email",
  schema: z.object({ email: emailText(), password: currentPassword() }),
  secrets: ["password"],
  isCustomers: true,
  texts: { failed: accountTexts.failed, uncertain: texts.uncertain },
  send: async (context, input) =>
    besidePassword("password", await requestNewEmail(context, await requireCustomer(context), input)),
  done: (context) => done(context, "email", texts.sent, true),
});

const password = defineForm({
  name: "password",
  schema: (form: FormData) => z.object({ current: currentPassword(), ...newPassword(form.get("password")) }),
  secrets: ["current", "password", "passwordAgain"],
  isCustomers: true,
  texts: accountTexts,
  send: async (context, input) =>
    besidePassword("current", await replacePassword(context, await requireCustomer(context), input)),
  done: (context, { hasEnded }) =>
    hasEnded
      ? redirectWithNotice(context, {
          to: paths.login(),
          notice: { kind: "danger", text: signInTexts.tokenTooLong },
        })
      : done(context, "password", accountTexts.passwordChanged, false),
  uncertain: (context) => askAgain(context, accountTexts.passwordUncertain),
});

const removal = defineForm({
  name: "delete",
  schema: z.object({ password: currentPassword() }),
  secrets: ["password"],
  isCustomers: true,
  texts: accountTexts,
  send: async (context, input) =>
    besidePassword("password", await closeAccount(context, await requireCustomer(context), input.password)),
  done: (context) =>
    redirectWithNotice(context, {
      to: paths.home(),
      notice: { kind: "success", asks: false, text: accountTexts.removed },
    }),
  uncertain: (context) => askAgain(context, accountTexts.removeUncertain),
});

/** The forms of the account page. */
export const actOnAccount = byIntent({ profile, newsletter, email, password, delete: removal });

/** A refusal concerns the current password. */
function besidePassword<T>(field: "current" | "password", outcome: Outcome<T>): Outcome<T> {
  const isWrong = outcome.kind === "failed" && outcome.reason === "refused";
  return isWrong ? { kind: "invalid", errors: { [field]: [accountTexts.passwordWrong] } } : outcome;
}

/** If the upstream made the change, the token is no longer valid, and the redirect leads on to the sign-in. */
function askAgain(context: RequestContext, text: string) {
  return redirectWithNotice(context, { to: paths.account(), notice: { kind: "danger", text } });
}

function done(context: RequestContext, form: string, text: string, asks: boolean) {
  return respondWithNotice(context, {
    to: paths.account(),
    notice: { kind: "success", asks, text },
    data: { kind: "done", form, value: null } as const,
  });
}
