import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { z } from "zod";
import { emailText } from "#app/components/forms/contact-schema.ts";
import { formTimestampName } from "#app/components/forms/form-timestamp.tsx";
import { honeypotName } from "#app/components/forms/honeypot-name.ts";
import { paths } from "#app/domain/paths.ts";
import { forgotPassword } from "#app/messages/password.ts";
import { unprocessable, redirectWithNotice, limited } from "#server/guards/handlers.ts";
import { forget } from "#server/services/account/passwords.ts";
import type { RequestContext } from "#server/context.ts";

/** What the action answers where it does not redirect: the form comes back as it was typed. */
export interface ForgotAnswer {
  readonly reply: SubmissionResult;
  readonly message: string | null;
}

const schema = z.object({ email: emailText() });

/** Has a link sent. A machine that fell into the trap is told the same as everybody, and nothing is sent. */
export async function forgetByForm(context: RequestContext, form: FormData) {
  if (form.get(honeypotName)) {
    context.log.info("forgot-password.trapped");
    return redirectWithNotice(context, { to: paths.forgotPassword("done") });
  }
  // Whatever else was posted reaches neither the parser nor the page.
  const own = new FormData();
  own.set("email", String(form.get("email") ?? ""));
  const read = parseWithZod(own, { schema });
  if (read.status !== "success") return unprocessable<ForgotAnswer>({ reply: read.reply(), message: null });

  const answer = await forget(context, read.value.email, form.get(formTimestampName));
  switch (answer.kind) {
    case "sent":
      return redirectWithNotice(context, { to: paths.forgotPassword("done") });
    case "limited":
      return limited<ForgotAnswer>(
        { reply: read.reply({ fieldErrors: {} }), message: answer.message },
        answer.wait,
      );
    case "failed":
      return data<ForgotAnswer>(
        { reply: read.reply({ fieldErrors: {} }), message: answer.message },
        { status: 503 },
      );
    case "invalid": {
      const { email = [] } = answer.errors;
      return unprocessable<ForgotAnswer>({
        reply: read.reply({ fieldErrors: email.length > 0 ? { email } : {} }),
        message: email.length > 0 ? null : forgotPassword.failed,
      });
    }
  }
}
