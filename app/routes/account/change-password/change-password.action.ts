import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { z } from "zod";
import { newPassword } from "#app/validation/password.ts";
import { ownFields, type FormAnswer } from "#app/components/forms/validated-form.tsx";
import { paths } from "#app/domain/paths.ts";
import { changePassword as texts } from "#app/messages/password.ts";
import { unprocessable, redirectWithNotice, withSecret } from "#server/guards/handlers.ts";
import { resetPassword } from "#server/services/account/passwords.ts";
import type { RequestContext } from "#server/context.ts";

/** An answer of the action without a redirect. */
export type ChangeAnswer =
  /** The link is no longer valid (410). */
  | { readonly kind: "gone" }
  /** 422, 503. */
  | ({ readonly kind: "again" } & FormAnswer);

/** Sets the password and redirects to the sign-in page. */
export async function changeByForm(context: RequestContext, form: FormData, hash: string) {
  const names = ["password", "passwordAgain"];
  const read = parseWithZod(ownFields(form, names), { schema: z.object(newPassword(form.get("password"))) });
  // A password is never sent back to the browser.
  const typed = { hideFields: names };
  if (read.status !== "success")
    return unprocessable<ChangeAnswer>({ kind: "again", reply: read.reply(typed), message: null });

  const answer = await withSecret(
    context,
    () => resetPassword(context, hash, read.value.password),
    ({ kind }) => kind === "gone",
  );
  switch (answer.kind) {
    case "changed":
      return redirectWithNotice(context, {
        to: paths.login(),
        notice: { kind: "success", asks: false, text: texts.done },
      });
    case "gone":
      return data<ChangeAnswer>({ kind: "gone" }, { status: 410 });
    case "invalid": {
      const fieldErrors = { password: [...answer.errors] };
      return unprocessable<ChangeAnswer>({
        kind: "again",
        reply: read.reply({ ...typed, fieldErrors }),
        message: null,
      });
    }
    case "failed":
      return data<ChangeAnswer>(
        { kind: "again", reply: read.reply({ ...typed, fieldErrors: {} }), message: answer.message },
        { status: 503 },
      );
  }
}
