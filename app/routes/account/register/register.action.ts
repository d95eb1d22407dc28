import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { formTimestampName } from "#app/components/forms/form-timestamp.tsx";
import { honeypotName } from "#app/components/forms/honeypot.tsx";
import { honeypotFilled } from "#app/messages/errors.ts";
import { ownFields, type FormAnswer } from "#app/components/forms/validated-form.tsx";
import { paths } from "#app/domain/paths.ts";
import { unprocessable, redirectWithNotice, limited } from "#server/guards/handlers.ts";
import { register } from "#server/services/account/register.ts";
import type { RequestContext } from "#server/context.ts";
import { registrationLabels } from "./registration-fields.ts";
import { z } from "zod";
import { emailText, phoneText } from "#app/validation/contact.ts";
import { newPassword } from "#app/validation/password.ts";
import { requiredText } from "#app/validation/text.ts";

const longestName = 100;

/**
 * Validates the registration in one flat pass, so that all errors are shown at once.
 * @param form as posted: the second password is compared with the first, the telephone number belongs to its prefix
 */
function registrationSchema(form: FormData) {
  return z.object({
    email: emailText(),
    firstName: requiredText(longestName),
    lastName: requiredText(longestName),
    phone: phoneText(String(form.get("phonePrefix") ?? "")),
    ...newPassword(form.get("password")),
    newsletter: z.boolean().default(false),
  });
}

/** Registers a customer. */
export async function registerByForm(context: RequestContext, form: FormData) {
  const read = parseWithZod(ownFields(form, Object.keys(registrationLabels)), {
    schema: registrationSchema(form),
  });
  // A password is never sent back to the browser.
  const typed = { hideFields: ["password", "passwordAgain"] };
  if (read.status !== "success")
    return unprocessable<FormAnswer>({ reply: read.reply(typed), message: null });
  if (form.get(honeypotName)) {
    context.log.info("register.honeypot");
    const reply = read.reply({ ...typed, fieldErrors: {} });
    return unprocessable<FormAnswer>({ reply, message: honeypotFilled });
  }

  const answer = await register(context, read.value, form.get(formTimestampName));
  switch (answer.kind) {
    case "sent":
      return redirectWithNotice(context, { to: paths.register("done") });
    case "limited":
      return limited<FormAnswer>(
        { reply: read.reply({ ...typed, fieldErrors: {} }), message: answer.message },
        answer.wait,
      );
    case "failed":
      return data<FormAnswer>(
        { reply: read.reply({ ...typed, fieldErrors: {} }), message: answer.message },
        { status: 503 },
      );
    case "invalid": {
      const [beside, above] = sorted(answer.errors);
      return unprocessable<FormAnswer>({
        reply: read.reply({ ...typed, fieldErrors: beside }),
        message: above.join(" ") || null,
      });
    }
  }
}

/** Separates the upstream's errors of this form's fields from all other errors. */
function sorted(errors: Readonly<Record<string, string[]>>) {
  const beside: Record<string, string[]> = {};
  const above: string[] = [];
  for (const [name, texts] of Object.entries(errors)) {
    if (Object.hasOwn(registrationLabels, name)) beside[name] = texts;
    else above.push(...texts);
  }
  return [beside, above] as const;
}
