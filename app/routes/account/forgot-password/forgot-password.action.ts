import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { z } from "zod";
import { emailText } from "#app/validation/contact.ts";
import { formTimestampName } from "#app/components/forms/form-timestamp.tsx";
import { honeypotName } from "#app/components/forms/honeypot.tsx";
import { honeypotFilled } from "#app/messages/errors.ts";
import { ownFields, type FormAnswer } from "#app/components/forms/validated-form.tsx";
import { paths } from "#app/domain/paths.ts";
import { unprocessable, redirectWithNotice, limited } from "#server/guards/handlers.ts";
import { requestPasswordReset } from "#server/services/account/passwords.ts";
import type { RequestContext } from "#server/context.ts";

const schema = z.object({ email: emailText() });

/** Requests a password reset link. */
export async function sendResetLink(context: RequestContext, form: FormData) {
  // The sign-in's button brings what was typed there by a POST: an address in a URL stays in histories and logs.
  if (form.get("intent") === "prefill") {
    const email = String(form.get("email") ?? "").slice(0, 254);
    return data<FormAnswer>({ reply: { initialValue: { email } }, message: null });
  }
  const read = parseWithZod(ownFields(form, ["email"]), { schema });
  if (read.status !== "success") return unprocessable<FormAnswer>({ reply: read.reply(), message: null });
  if (form.get(honeypotName)) {
    context.log.info("forgot-password.honeypot");
    return unprocessable<FormAnswer>({ reply: read.reply({ fieldErrors: {} }), message: honeypotFilled });
  }

  const answer = await requestPasswordReset(context, read.value.email, form.get(formTimestampName));
  switch (answer.kind) {
    case "sent":
      return redirectWithNotice(context, { to: paths.forgotPassword("done") });
    case "limited":
      return limited<FormAnswer>(
        { reply: read.reply({ fieldErrors: {} }), message: answer.message },
        answer.wait,
      );
    case "failed":
      return data<FormAnswer>(
        { reply: read.reply({ fieldErrors: {} }), message: answer.message },
        { status: 503 },
      );
    case "invalid":
      return unprocessable<FormAnswer>({
        reply: read.reply({ fieldErrors: { ...answer.errors } }),
        message: null,
      });
  }
}
