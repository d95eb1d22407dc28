import type { MetaFunction } from "@remix-run/node";
import { LinkPage } from "#app/components/forms/link-page.tsx";
import { paths } from "#app/domain/paths.ts";
import { emailConfirmation } from "#app/messages/change-email.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { defineAction, defineLoader, redirectWithNotice, type Handle } from "#server/guards/handlers.ts";
import { defineLink, linkToken } from "#server/forms/letter-link.ts";
import { confirmNewEmail } from "#server/services/account/change-email.ts";
import { limits } from "#server/services/limits.ts";

/** Not restricted to guests: the link may open in a browser with a signed-in customer. */
export const handle = { access: "public", area: "email-change", privacy: "secret" } satisfies Handle;

export const loader = defineLoader((_context, { params }) => {
  linkToken(params.token);
  return null;
});

export const action = defineAction(
  limits.form,
  defineLink({
    texts: emailConfirmation,
    use: confirmNewEmail,
    done: (context) =>
      redirectWithNotice(context, {
        to: paths.login(),
        notice: { kind: "success", asks: true, text: emailConfirmation.done },
      }),
  }),
);

export const headers = forwardHeaders;

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: emailConfirmation.title, isPrivate: true });

export default function ChangeEmail() {
  return <LinkPage texts={emailConfirmation} />;
}
