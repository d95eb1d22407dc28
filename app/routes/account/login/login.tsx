import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EntryPage } from "#app/components/account/entry-page.tsx";
import { emailProps } from "#app/components/forms/field-props.ts";
import { CurrentPassword } from "#app/components/forms/password-fields.tsx";
import { SubmitButton, useAnswer } from "#app/components/forms/post-form.tsx";
import { ValidatedForm } from "#app/components/forms/validated-form.tsx";
import { paths } from "#app/domain/paths.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { signInTexts } from "#app/messages/sign-in.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { IfOpen, useIsOpen } from "#app/ui/link.tsx";
import { defineAction, defineLoader } from "#server/guards/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { safePath } from "#server/guards/access.ts";
import { hasStaleSession } from "#server/services/account/sign-in.ts";
import { logInByForm } from "./login.action.ts";
import styles from "./login.module.css";

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
  const canRegister = useIsOpen(paths.register());
  return (
    <EntryPage
      title={signInTexts.title}
      aside={
        canRegister ? { id: "bez-uctu", title: signInTexts.register, content: <WithoutAccount /> } : null
      }
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

const labels = { email: signInTexts.email, password: signInTexts.password } as const;

/** E-mail and password. `replace`: the next page is a document, and Back must not return to the form being sent. */
function LoginForm({ redirect }: { readonly redirect: string | null }) {
  const answer = useAnswer<Awaited<ReturnType<typeof logInByForm>>["data"]>();
  return (
    <ValidatedForm
      action={paths.login(redirect ?? undefined)}
      id="prihlaseni"
      className={styles.form}
      labels={labels}
      answer={answer}
      replace
    >
      {(fields) => (
        <>
          {redirect === null ? null : <input type="hidden" name="redirect" value={redirect} />}
          <Field {...emailProps(fields.email)} label={labels.email} autoComplete="username" required />
          <CurrentPassword field={fields.password} label={labels.password} />
          <div className={styles.buttons}>
            <SubmitButton>{signInTexts.submit}</SubmitButton>
            <IfOpen to={paths.forgotPassword()}>
              <Button
                variant="quiet"
                formAction={paths.forgotPassword()}
                formNoValidate
                name="intent"
                value="prefill"
              >
                {signInTexts.forgotten}
              </Button>
            </IfOpen>
          </div>
        </>
      )}
    </ValidatedForm>
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
