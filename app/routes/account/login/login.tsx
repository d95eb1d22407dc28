import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EntryPage } from "#app/components/account/entry-page.tsx";
import { paths } from "#app/domain/paths.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { signInTexts } from "#app/messages/sign-in.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { defineAction, defineLoader } from "#server/guards/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { safePath } from "#server/guards/access.ts";
import { hasStaleSession } from "#server/services/account/sign-in.ts";
import { logInByForm } from "./login.action.ts";
import { LoginForm } from "./login-form.tsx";

export const handle = { access: "guest-only" };

export const loader = defineLoader(async (context) => {
  const wanted = context.url.searchParams.get("redirect");
  const reason = (await hasStaleSession(context)) ? "expired" : wanted ? "needed" : null;
  return { redirect: wanted === null ? null : safePath(wanted), reason } as const;
});

export const action = defineAction(limits.form, (context, { form }) => logInByForm(context, form));

export const headers = forwardHeaders;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: signInTexts.title, isPrivate: true });

export default function LoginScreen() {
  const { redirect, reason } = useLoaderData<typeof loader>();
  return (
    <EntryPage
      title={signInTexts.title}
      aside={{ id: "bez-uctu", title: signInTexts.register, content: <WithoutAccount /> }}
    >
      {reason ? (
        <Alert kind="info">
          <p>{signInTexts[reason]}</p>
        </Alert>
      ) : null}
      <LoginForm redirect={redirect} />
    </EntryPage>
  );
}

function WithoutAccount() {
  return (
    <>
      <p>{signInTexts.why}</p>
      <p>{signInTexts.guest}</p>
      <p>
        <ButtonLink to={paths.register()} variant="secondary">
          {signInTexts.register}
        </ButtonLink>
      </p>
    </>
  );
}
