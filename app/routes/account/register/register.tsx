import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { EntryPage } from "#app/components/account/entry-page.tsx";
import { checkboxProps, emailProps } from "#app/components/forms/field-props.ts";
import { useAnswer, useBusy } from "#app/components/forms/post-form.tsx";
import { ValidatedForm, type RefusedForm } from "#app/components/forms/validated-form.tsx";
import { FormTimestamp } from "#app/components/forms/timestamp-field.tsx";
import { formTimestampName } from "#app/domain/form-timestamp.ts";
import { Honeypot } from "#app/components/forms/honeypot.tsx";
import { NameFields } from "#app/components/forms/name-fields.tsx";
import { PasswordFields } from "#app/components/forms/password-fields.tsx";
import { PhoneFields } from "#app/components/forms/phone-fields.tsx";
import { PrivacyNote } from "#app/components/forms/privacy-note.tsx";
import { paths } from "#app/domain/paths.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { passwordTexts, registration } from "#app/messages/sign-in-texts.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { IfOpen, Link } from "#app/ui/link.tsx";
import { emailText, phoneText } from "#app/validation/contact-fields.ts";
import { newPassword } from "#app/validation/password.ts";
import { requiredText } from "#app/validation/text.ts";
import { defineForm } from "#server/actions/define-form.ts";
import { defineAction, defineLoader, redirectWithNotice, type Handle } from "#server/actions/handlers.ts";
import { readPromises } from "#server/services/seller-identity.ts";
import { requestAccount } from "./request-account.server.ts";
import { limits } from "#server/services/limits.ts";
import { formTimestamp } from "#server/services/signed-timestamp.ts";
import styles from "./register.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

export const handle = { access: "guest-only", area: "registration", isPurchase: true } satisfies Handle;

/** `timestamp`: the form's; null = the visitor has sent the form, and the page describes the next step. */
export const loader = defineLoader(async (context) => {
  const { signsInAtOnce, registrationEmail: hasEmail } = await readPromises(context);
  const timestamp = context.url.searchParams.has("hotovo") ? null : formTimestamp(context);
  return { timestamp, signsInAtOnce, hasEmail };
});

/** The form's fields in order, with their labels in the error summary; the upstream's errors use the same names. */
const labels = {
  email: "E-mail",
  firstName: "Jméno",
  lastName: "Příjmení",
  phonePrefix: "Předvolba",
  phone: "Telefon",
  password: passwordTexts.password,
  passwordAgain: passwordTexts.again,
  newsletter: "Novinky e-mailem",
} as const;

const longestName = 100;

export const action = defineAction(
  limits.form,
  defineForm({
    schema: (form) =>
      z.object({
        email: emailText(),
        firstName: requiredText(longestName),
        lastName: requiredText(longestName),
        phone: phoneText(String(form.get("phonePrefix") ?? "")),
        ...newPassword(form.get("password")),
        newsletter: z.boolean().default(false),
      }),
    alsoTyped: ["phonePrefix"],
    secrets: ["password", "passwordAgain"],
    honeypot: "register",
    texts: registration,
    send: (context, input, { form }) => requestAccount(context, input, form.get(formTimestampName)),
    done: (context) => redirectWithNotice(context, { to: paths.register("done") }),
  }),
);

export const headers = forwardHeaders;

/** Both addresses of the page (§2) share one canonical address, the Czech one. */
export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data ? titleOf(args.data) : registration.title,
    description: registration.description,
    path: paths.register(),
    isPrivate: args.data?.timestamp === null,
  });

interface Promises {
  readonly signsInAtOnce: boolean;
  /** The back office sends an e-mail after a registration. */
  readonly hasEmail: boolean;
}

function titleOf({
  timestamp,
  hasEmail,
}: Pick<Promises, "hasEmail"> & { readonly timestamp: string | null }) {
  if (timestamp !== null) return registration.title;
  return hasEmail ? registration.sentTitle : registration.doneTitle;
}

export default function RegisterScreen() {
  const { timestamp, ...promises } = useLoaderData<typeof loader>();
  return (
    <EntryPage
      title={titleOf({ timestamp, ...promises })}
      aside={{ id: "proc-ucet", title: registration.why, content: <Reasons /> }}
    >
      {timestamp === null ? <Done {...promises} /> : <RegisterForm timestamp={timestamp} />}
    </EntryPage>
  );
}

/** The same text whether or not an account had the e-mail address: only the e-mail itself differs. */
function Done({ signsInAtOnce, hasEmail }: Promises) {
  const isNew = hasEmail ? registration.isNewByEmail : registration.isNew;
  return (
    <div className={styles.done}>
      {hasEmail ? (
        <p>
          <Typeset>{registration.sent}</Typeset>
        </p>
      ) : null}
      <p>
        <Typeset>{signsInAtOnce ? registration.isMade : isNew}</Typeset>
      </p>
      <p>
        <Typeset>{hasEmail ? registration.isKnownByEmail : registration.isKnown}</Typeset>
      </p>
      <p>
        <ButtonLink to={paths.login()}>{registration.signIn}</ButtonLink>
      </p>
    </div>
  );
}

/** Name, contact and sign-in details; no box is ticked at first. */
function RegisterForm({ timestamp }: { readonly timestamp: string }) {
  const { isBusy } = useBusy();
  return (
    <ValidatedForm
      action={paths.register()}
      id="registrace"
      className={styles.form}
      labels={labels}
      answer={useAnswer<RefusedForm>()}
      defaultValue={{ phonePrefix: "+420" }}
      replace
    >
      {(fields) => (
        <>
          <Field {...emailProps(fields.email)} label={labels.email} hint={registration.emailHint} required />
          <NameFields fields={fields} />
          <PhoneFields fields={fields} />
          <PasswordFields fields={fields} />
          <IfOpen to={paths.newsletter()}>
            <Checkbox
              {...checkboxProps(fields.newsletter)}
              label={<Typeset>{registration.newsletter}</Typeset>}
            />
          </IfOpen>
          <Honeypot />
          <FormTimestamp timestamp={timestamp} />
          <div className="stack gap-4 start">
            <Button busy={isBusy}>{isBusy ? registration.submitting : registration.submit}</Button>
            <PrivacyNote />
          </div>
        </>
      )}
    </ValidatedForm>
  );
}

function Reasons() {
  return (
    <>
      <ul>
        {registration.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>{registration.guest}</p>
      <p>
        {registration.haveOne} <Link to={paths.login()}>{registration.signIn}</Link>
      </p>
    </>
  );
}
