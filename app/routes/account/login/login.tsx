import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { EntryPage } from "#app/components/account/entry-page.tsx";
import { emailProps } from "#app/components/forms/field-props.ts";
import { CurrentPassword } from "#app/components/forms/password-fields.tsx";
import { SubmitButton, useAnswer } from "#app/components/forms/post-form.tsx";
import { ValidatedForm, type RefusedForm } from "#app/components/forms/validated-form.tsx";
import { unsavedParameter, unsentName } from "#app/domain/unsent-form.ts";
import { paths } from "#app/domain/paths.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { mergeNotice } from "#app/messages/cart-texts.ts";
import { signInTexts, unsavedTexts } from "#app/messages/sign-in-texts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { IfOpen, useIsOpen } from "#app/ui/link.tsx";
import { emailText } from "#app/validation/contact-fields.ts";
import { currentPassword } from "#app/validation/password.ts";
import { defineForm } from "#server/actions/define-form.ts";
import { defineAction, defineLoader, redirectWithNotice, type Handle } from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { safePath } from "#server/actions/access.ts";
import { holdUnsent } from "#server/actions/unsent.ts";
import { hasStaleSession, readReturnTo, signIn } from "#server/services/account/sign-in.ts";

export const handle = { access: "guest-only", area: "accounts", isPurchase: true } satisfies Handle;

export const loader = defineLoader(async (context) => {
  const wanted = context.url.searchParams.get("redirect");
  const { unsaved } = unsavedTexts;
  const { expired, needed } = signInTexts;
  const isUnsaved = context.url.searchParams.has(unsavedParameter);
  const reason = isUnsaved ? unsaved : (await hasStaleSession(context)) ? expired : wanted ? needed : null;
  return { redirect: wanted === null ? null : safePath(wanted), reason } as const;
});

const enter = defineForm({
  schema: z.object({ email: emailText(), password: currentPassword() }),
  alsoTyped: [unsentName],
  secrets: ["password"],
  texts: signInTexts,
  async send(context, credentials, { form }) {
    const wanted =
      form.get("redirect") || context.url.searchParams.get("redirect") || (await readReturnTo(context));
    const outcome = await signIn(context, credentials);
    return outcome.kind === "done" ? { kind: "done", value: { merge: outcome.value, wanted } } : outcome;
  },
  done(context, { merge, wanted }, _credentials, { form }) {
    const { text, ...notice } = mergeNotice(merge);
    return redirectWithNotice(context, {
      to: safePath(wanted),
      notice: { ...notice, asks: false, text: [signInTexts.welcome, text].filter(Boolean).join(" ") },
      isPostedOn: form.has(unsentName),
      // A document arrives sooner than the page's data, chunks and style sheets, and the whole shell changes anyway.
      isDocument: true,
      remembers: "sign-in",
    });
  },
});

/**
 * Leads to the return URL: from the form or the query, else from the stored cookie, else the home page (§2). The page
 * holds a form sent after the end of the session, and posts it on to the return URL.
 */
export const action = defineAction(
  limits.form,
  async (context, submission) => {
    const unsent = holdUnsent(context, submission.form);
    if (unsent === null) return enter(context, submission);
    const reply = { initialValue: { [unsentName]: unsent } };
    return { kind: "again", reply, message: null } satisfies RefusedForm;
  },
  { isSignIn: true },
);

export const headers = forwardHeaders;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: signInTexts.title, isPrivate: true });

export default function LoginScreen() {
  const { redirect, reason } = useLoaderData<typeof loader>();
  const answer = useAnswer<RefusedForm>();
  const unsent = answer?.reply.initialValue?.[unsentName];
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
          <p>{unsent ? unsavedTexts.kept : reason}</p>
        </Alert>
      ) : null}
      <LoginForm redirect={redirect} answer={answer} />
    </EntryPage>
  );
}

const labels = { email: signInTexts.email, password: signInTexts.password } as const;

interface LoginFormProps {
  readonly redirect: string | null;
  readonly answer: RefusedForm | undefined;
}

/** E-mail and password. `replace`: the next page is a document, and Back must not return to the form being sent. */
function LoginForm({ redirect, answer }: LoginFormProps) {
  const unsent = answer?.reply.initialValue?.[unsentName];
  return (
    <ValidatedForm
      action={paths.login(redirect ?? undefined)}
      id="prihlaseni"
      className="stack gap-5"
      labels={labels}
      answer={answer}
      replace
    >
      {(fields) => (
        <>
          {redirect === null ? null : <input type="hidden" name="redirect" value={redirect} />}
          {typeof unsent === "string" ? <input type="hidden" name={unsentName} value={unsent} /> : null}
          <Field {...emailProps(fields.email)} label={labels.email} autoComplete="username" required />
          <CurrentPassword field={fields.password} label={labels.password} />
          <div className="cluster">
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
