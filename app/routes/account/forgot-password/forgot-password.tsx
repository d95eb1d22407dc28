import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { EntryPage } from "#app/components/account/entry-page.tsx";
import { emailProps } from "#app/components/forms/field-props.ts";
import { SubmitButton, useAnswer } from "#app/components/forms/post-form.tsx";
import { ValidatedForm, type RefusedForm } from "#app/components/forms/validated-form.tsx";
import { FormTimestamp } from "#app/components/forms/timestamp-field.tsx";
import { formTimestampName } from "#app/domain/form-timestamp.ts";
import { Honeypot } from "#app/components/forms/honeypot.tsx";
import { paths } from "#app/domain/paths.ts";
import { plural } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { emailText } from "#app/validation/contact-fields.ts";
import { defineForm } from "#server/actions/define-form.ts";
import { defineAction, defineLoader, redirectWithNotice, type Handle } from "#server/actions/handlers.ts";
import { requestPasswordReset } from "#server/services/account/passwords.ts";
import { readPromises } from "#server/services/seller-identity.ts";
import { limits } from "#server/services/limits.ts";
import { formTimestamp } from "#server/services/signed-timestamp.ts";
import styles from "./forgot-password.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

/** `/obnova-hesla`. */
const forgotPassword = czech({
  title: "Zapomenuté heslo",
  description: "Pošleme vám odkaz, kterým si nastavíte nové heslo.",
  intro: "Napište e-mail, se kterým se přihlašujete. Pošleme na něj odkaz pro nastavení nového hesla.",
  email: "E-mail",
  submit: "Poslat odkaz",
  sentTitle: "Podívejte se do e-mailu",
  sent: "Pokud u nás máte účet s tímto e-mailem, pošleme na něj odkaz pro nastavení nového hesla.",
  validity: (hours: number) =>
    `Odkaz platí ${hours} ${plural(hours, { one: "hodinu", few: "hodiny", other: "hodin" })} a dá se použít jednou.`,
  spam: "Nevidíte ho? Podívejte se i do spamu nebo hromadné pošty.",
  asideTitle: "Jak dál",
  noEmail: "Ani za půl hodiny nic nedorazilo?",
  otherWay: "Vzpomněli jste si, nebo u nás účet nemáte?",
  again: "Poslat odkaz znovu",
  signIn: "Přihlásit se",
  register: "Založit si účet",
  failed: "Odkaz se teď nepodařilo poslat. Zkuste to prosím za chvíli znovu.",
  uncertain: "Nevíme jistě, zda odkaz odešel. Pokud během pár minut nedorazí, požádejte o něj prosím znovu.",
});

export const handle = { access: "guest-only", area: "password-reset" } satisfies Handle;

/** `timestamp`: the form's; null = the visitor has sent the form, and the page describes the next step. */
export const loader = defineLoader(async (context) => ({
  timestamp: context.url.searchParams.has("hotovo") ? null : formTimestamp(context),
  linkHours: (await readPromises(context)).resetLinkHours,
}));

const sendResetLink = defineForm({
  schema: z.object({ email: emailText() }),
  honeypot: "forgot-password",
  texts: forgotPassword,
  send: (context, { email }, { form }) => requestPasswordReset(context, email, form.get(formTimestampName)),
  done: (context) => redirectWithNotice(context, { to: paths.forgotPassword("done") }),
});

export const action = defineAction(limits.form, (context, submission) => {
  // The sign-in's button brings the address typed there by a POST: in a URL it would stay in histories and logs.
  if (submission.form.get("intent") !== "prefill") return sendResetLink(context, submission);
  const email = String(submission.form.get("email") ?? "").slice(0, 254);
  return data<RefusedForm>({ kind: "again", reply: { initialValue: { email } }, message: null });
});

export const headers = forwardHeaders;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.timestamp === null ? forgotPassword.sentTitle : forgotPassword.title,
    description: forgotPassword.description,
    path: paths.forgotPassword(),
    isPrivate: args.data?.timestamp === null,
  });

export default function ForgotPasswordScreen() {
  const { timestamp, linkHours } = useLoaderData<typeof loader>();
  const isDone = timestamp === null;
  return (
    <EntryPage
      title={isDone ? forgotPassword.sentTitle : forgotPassword.title}
      aside={{ id: "jak-dal", title: forgotPassword.asideTitle, content: <Ways isDone={isDone} /> }}
    >
      {timestamp === null ? (
        <div className={styles.done}>
          <Alert kind="success">
            <p>
              <Typeset>{forgotPassword.sent}</Typeset>
            </p>
          </Alert>
          <p>
            {linkHours === null ? null : `${forgotPassword.validity(linkHours)} `}
            {forgotPassword.spam}
          </p>
        </div>
      ) : (
        <ForgotForm timestamp={timestamp} />
      )}
    </EntryPage>
  );
}

const labels = { email: forgotPassword.email } as const;

/** One e-mail field; the answer is the same whether or not an account exists. */
function ForgotForm({ timestamp }: { readonly timestamp: string }) {
  return (
    <ValidatedForm
      action={paths.forgotPassword()}
      id="obnova"
      className={styles.form}
      labels={labels}
      answer={useAnswer<RefusedForm>()}
      replace
    >
      {(fields) => (
        <>
          <p>
            <Typeset>{forgotPassword.intro}</Typeset>
          </p>
          <Field {...emailProps(fields.email)} label={labels.email} required />
          <Honeypot />
          <FormTimestamp timestamp={timestamp} />
          <div className="cluster">
            <SubmitButton>{forgotPassword.submit}</SubmitButton>
          </div>
        </>
      )}
    </ValidatedForm>
  );
}

function Ways({ isDone }: { readonly isDone: boolean }) {
  return (
    <>
      <p>{isDone ? forgotPassword.noEmail : forgotPassword.otherWay}</p>
      <ul>
        {isDone ? (
          <li>
            <Link to={paths.forgotPassword()}>{forgotPassword.again}</Link>
          </li>
        ) : null}
        <li>
          <Link to={paths.login()}>{forgotPassword.signIn}</Link>
        </li>
        <li>
          <Link to={paths.register()}>{forgotPassword.register}</Link>
        </li>
      </ul>
    </>
  );
}
