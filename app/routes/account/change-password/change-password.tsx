import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { MessagePage } from "#app/components/message-page.tsx";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { PasswordFields } from "#app/components/forms/password-fields.tsx";
import { SubmitButton, useAnswer } from "#app/components/forms/post-form.tsx";
import { ValidatedForm, type RefusedForm } from "#app/components/forms/validated-form.tsx";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { useWholeDocuments } from "#app/components/use-whole-documents.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { passwordTexts } from "#app/messages/sign-in-texts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { newPassword } from "#app/validation/password.ts";
import { defineForm } from "#server/actions/define-form.ts";
import {
  defineAction,
  defineLoader,
  redirectWithNotice,
  withSecret,
  type Handle,
} from "#server/actions/handlers.ts";
import { readPromises } from "#server/services/seller-identity.ts";
import { limits } from "#server/services/limits.ts";
import { checkResetLink, resetPassword } from "#server/services/account/passwords.ts";
import styles from "./change-password.module.css";

/** `/zmena-hesla/{hash}`. */
const changePassword = czech({
  title: "Nové heslo",
  intro: "Zvolte si nové heslo.",
  endsSessions: "Zvolte si nové heslo. Všude, kde jste přihlášeni, vás odhlásíme.",
  submit: "Změnit heslo",
  done: "Heslo jsme změnili, můžete se přihlásit.",
  goneTitle: "Odkaz už neplatí",
  gone: "Odkaz pro změnu hesla už neplatí. Požádejte si o nový.",
  askAgain: "Požádat o nový odkaz",
  unknown: "Odkaz se teď nepodařilo ověřit. Platí dál, zkuste ho prosím otevřít za chvíli znovu.",
  failed: "Heslo se teď nepodařilo změnit. Zkuste to prosím za chvíli znovu.",
  uncertain:
    "Nevíme jistě, zda se heslo změnilo. Než to zkusíte znovu, zkuste se prosím přihlásit tím novým.",
});

/** Not restricted to guests: the link in the e-mail may open in a browser with a signed-in customer. */
export const handle = { access: "public", area: "password-reset", privacy: "secret" } satisfies Handle;

const statuses = { valid: 200, gone: 410, unknown: 503 } as const;

/** Opening the link does not consume it, because e-mail scanners open every link. */
export const loader = defineLoader(async (context, { params }) => {
  const link = await withSecret(
    context,
    () => checkResetLink(context, params.hash ?? ""),
    (found) => found === "gone",
  );
  const { passwordEndsSessions: endsSessions } = await readPromises(context);
  return data({ link, endsSessions }, { status: statuses[link] });
});

export const action = defineAction(
  limits.form,
  defineForm({
    schema: (form) => z.object(newPassword(form.get("password"))),
    secrets: ["password", "passwordAgain"],
    texts: changePassword,
    send: (context, { password }, { params }) =>
      withSecret(
        context,
        () => resetPassword(context, params.hash ?? "", password),
        ({ kind }) => kind === "gone",
      ),
    done: (context) =>
      redirectWithNotice(context, {
        to: paths.login(),
        notice: { kind: "success", asks: false, text: changePassword.done },
      }),
  }),
);

export const headers = forwardHeaders;

export const meta: MetaFunction = (args) => pageMeta(args, { title: changePassword.title, isPrivate: true });

export default function ChangePasswordScreen() {
  useWholeDocuments();
  const { link, endsSessions } = useLoaderData<typeof loader>();
  const answer = useAnswer<RefusedForm>();
  const isGone = link === "gone" || answer?.isGone;
  return (
    <MessagePage>
      <h1>{isGone ? changePassword.goneTitle : changePassword.title}</h1>
      {isGone ? (
        <div className={styles.answer}>
          <Alert kind="warning">
            <p>{changePassword.gone}</p>
          </Alert>
          <ButtonLink to={paths.forgotPassword()}>{changePassword.askAgain}</ButtonLink>
        </div>
      ) : link === "unknown" && !answer ? (
        <FormFailed message={changePassword.unknown} />
      ) : (
        <ChangeForm answer={answer} endsSessions={endsSessions} />
      )}
    </MessagePage>
  );
}

const labels = { password: passwordTexts.newPassword, passwordAgain: passwordTexts.again } as const;

/** The new password, twice. */
function ChangeForm({
  answer,
  endsSessions,
}: {
  readonly answer: RefusedForm | undefined;
  readonly endsSessions: boolean;
}) {
  return (
    <ValidatedForm id="zmena-hesla" className={styles.form} labels={labels} answer={answer} replace>
      {(fields) => (
        <>
          <p>{endsSessions ? changePassword.endsSessions : changePassword.intro}</p>
          <PasswordFields fields={fields} label={labels.password} />
          <SubmitButton>{changePassword.submit}</SubmitButton>
        </>
      )}
    </ValidatedForm>
  );
}
