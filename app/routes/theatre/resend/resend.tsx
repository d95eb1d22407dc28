import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { EntryPage } from "#app/components/account/entry-page.tsx";
import { emailProps } from "#app/components/forms/field-props.ts";
import { Honeypot } from "#app/components/forms/honeypot.tsx";
import { SubmitButton, useAnswer } from "#app/components/forms/post-form.tsx";
import { ValidatedForm, type RefusedForm } from "#app/components/forms/validated-form.tsx";
import { paths } from "#app/domain/paths.ts";
import { resendPath } from "#app/domain/shop/resend.ts";
import { resend } from "#app/messages/tickets-texts.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import { IfOpen, Link } from "#app/ui/link.tsx";
import { emailText } from "#app/validation/contact-fields.ts";
import { defineForm } from "#server/actions/define-form.ts";
import { defineAction, defineLoader, redirectWithNotice, type Handle } from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { requestOrders } from "./request-orders.server.ts";
import styles from "./resend.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

export const handle = { access: "public", area: "resend" } satisfies Handle;

export const loader = defineLoader(({ url }) => ({ isDone: url.searchParams.has("hotovo") }));

export const action = defineAction(
  limits.form,
  defineForm({
    schema: z.object({ email: emailText() }),
    honeypot: "resend",
    texts: resend,
    send: (context, { email }) => requestOrders(context, email),
    done: (context) => redirectWithNotice(context, { to: resendPath("done") }),
  }),
);

export const headers = forwardHeaders;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.isDone ? resend.sentTitle : resend.title,
    description: resend.description,
    path: resendPath(),
    isPrivate: args.data?.isDone === true,
  });

export default function ResendScreen() {
  const { isDone } = useLoaderData<typeof loader>();
  return (
    <EntryPage
      title={isDone ? resend.sentTitle : resend.title}
      aside={{ id: "jak-dal", title: resend.asideTitle, content: <Ways isDone={isDone} /> }}
    >
      {isDone ? (
        <div className={styles.done}>
          <Alert kind="success">
            <p>
              <Typeset>{resend.sent}</Typeset>
            </p>
          </Alert>
          <p>{resend.spam}</p>
        </div>
      ) : (
        <ResendForm />
      )}
    </EntryPage>
  );
}

const labels = { email: resend.email } as const;

/** One e-mail field; the answer is the same whether or not the address has orders. */
function ResendForm() {
  return (
    <ValidatedForm
      action={resendPath()}
      id="zaslat-znovu"
      className={styles.form}
      labels={labels}
      answer={useAnswer<RefusedForm>()}
      replace
    >
      {(fields) => (
        <>
          <p>
            <Typeset>{resend.intro}</Typeset>
          </p>
          <Field {...emailProps(fields.email)} label={labels.email} required />
          <Honeypot />
          <div className="cluster">
            <SubmitButton>{resend.submit}</SubmitButton>
          </div>
        </>
      )}
    </ValidatedForm>
  );
}

function Ways({ isDone }: { readonly isDone: boolean }) {
  return (
    <>
      <p>{isDone ? resend.noEmail : resend.otherWay}</p>
      <ul>
        {isDone ? (
          <li>
            <Link to={resendPath()}>{resend.again}</Link>
          </li>
        ) : null}
        <li>
          <Link to={paths.contacts()}>{resend.contact}</Link>
        </li>
        <IfOpen to={paths.account()}>
          <li>
            <Link to={paths.account()}>{resend.account}</Link>
          </li>
        </IfOpen>
      </ul>
    </>
  );
}
