import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { mergeNotice } from "#app/messages/cart-merge.ts";
import { signInTexts } from "#app/messages/sign-in.ts";
import { unprocessable, redirectWithNotice, limited } from "#server/guards/handlers.ts";
import { safePath } from "#server/guards/access.ts";
import { readReturnTo, signIn } from "#server/services/account/sign-in.ts";
import type { RequestContext } from "#server/context.ts";
import { z } from "zod";
import { emailText } from "#app/validation/contact.ts";
import { givenPassword } from "#app/validation/password.ts";

const loginSchema = z.object({
  email: emailText(),
  password: givenPassword(),
});

/** Signs in and redirects to the return URL: from the query, else from the stored cookie, else the home page (§2). */
export async function logInByForm(context: RequestContext, form: FormData) {
  const read = parseWithZod(form, { schema: loginSchema });
  // A password is never sent back to the browser.
  const typed = { hideFields: ["password"] };
  if (read.status !== "success") return unprocessable({ reply: read.reply(typed), message: null });
  const asked = form.get("redirect") || context.url.searchParams.get("redirect");
  const wanted = asked || (await readReturnTo(context));
  const signed = await signIn(context, read.value);
  switch (signed.kind) {
    case "signed-in": {
      const told = mergeNotice(signed.merge);
      const notice = {
        ...told,
        asks: false,
        text: [signInTexts.welcome, told.text].filter(Boolean).join(" "),
      };
      // A document is there sooner than its data, chunks and style sheets, and the whole shell changes anyway.
      const to = safePath(wanted);
      return redirectWithNotice(context, { to, notice, isDocument: true, remembers: "sign-in" });
    }
    case "invalid":
      return unprocessable({ reply: read.reply({ ...typed, fieldErrors: signed.errors }), message: null });
    case "refused":
      return unprocessable({ reply: read.reply(typed), message: signed.message });
    case "limited":
      return limited({ reply: read.reply(typed), message: signed.message }, signed.wait);
    case "failed":
      return data({ reply: read.reply(typed), message: signed.message }, { status: 503 });
  }
}
