import { redirect } from "@remix-run/node";
import { paths } from "#app/domain/paths.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { signInTexts } from "#app/messages/sign-in-texts.ts";
import { defineAction, redirectWithNotice, defineLoader, type Handle } from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { signOut } from "#server/services/account/sign-in.ts";

export const handle = { access: "public" } satisfies Handle;

/** GET does not sign out, because a link, a prefetch or an image could trigger it. */
export const loader = defineLoader(() => redirect(paths.home()));

export const headers = forwardHeaders;

export const action = defineAction(limits.form, async (context) => {
  await signOut(context);
  return redirectWithNotice(context, {
    to: paths.home(),
    notice: { kind: "success", asks: false, text: signInTexts.out },
  });
});
