import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { EntryPage } from "#app/components/account/entry-page.tsx";
import { paths } from "#app/domain/paths.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { forgotPassword } from "#app/messages/password.ts";
import { Alert } from "#app/ui/alert.tsx";
import { defineAction, defineLoader } from "#server/guards/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { formTimestamp } from "#server/services/form-timestamp.ts";
import { sendResetLink } from "./forgot-password.action.ts";
import { ForgotForm } from "./forgot-form.tsx";
import styles from "./forgot-password.module.css";

export const handle = { access: "guest-only" };

/** `stamp`: the form timestamp; null = the form was sent, and the page describes the next step. */
export const loader = defineLoader((context) => ({
  timestamp: context.url.searchParams.has("hotovo") ? null : formTimestamp(context),
}));

export const action = defineAction(limits.form, (context, { form }) => sendResetLink(context, form));

export const headers = forwardHeaders;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.timestamp === null ? forgotPassword.sentTitle : forgotPassword.title,
    description: forgotPassword.description,
    path: paths.forgotPassword(),
    isPrivate: args.data?.timestamp === null,
  });

export default function ForgotPasswordScreen() {
  const { timestamp } = useLoaderData<typeof loader>();
  const isDone = timestamp === null;
  return (
    <EntryPage
      title={isDone ? forgotPassword.sentTitle : forgotPassword.title}
      aside={{ id: "jak-dal", title: forgotPassword.asideTitle, content: <Ways isDone={isDone} /> }}
    >
      {timestamp === null ? (
        <div className={styles.done}>
          <Alert kind="success">
            <p>{forgotPassword.sent}</p>
          </Alert>
          <p>
            {forgotPassword.validity} {forgotPassword.spam}
          </p>
        </div>
      ) : (
        <ForgotForm timestamp={timestamp} />
      )}
    </EntryPage>
  );
}

function Ways({ isDone }: { readonly isDone: boolean }) {
  return (
    <>
      <p>{isDone ? forgotPassword.noLetter : forgotPassword.otherWay}</p>
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
