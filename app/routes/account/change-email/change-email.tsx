import type { MetaFunction } from "@remix-run/node";
import { LinkPage } from "#app/components/forms/link-page.tsx";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import type { LinkTexts } from "#app/messages/shell-texts.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { defineAction, defineLoader, redirectWithNotice, type Handle } from "#server/actions/handlers.ts";
import { defineLink, linkToken } from "#server/actions/define-link.ts";
import { confirmNewEmail } from "#server/services/account/email-change.ts";
import { limits } from "#server/services/limits.ts";

/** `/zmena-emailu/{token}`. */
const emailConfirmation: LinkTexts = czech({
  title: "Potvrzení nového e-mailu",
  ask: "Zbývá poslední krok: potvrďte, že se k účtu budete přihlašovat tímto e-mailem.",
  submit: "Potvrdit nový e-mail",
  doneTitle: "E-mail je změněný",
  done: "E-mail jsme změnili. Přihlaste se jím prosím.",
  goneTitle: "Odkaz už neplatí",
  gone: "Změnu jste už potvrdili, poslali jste novou žádost, změnili jste heslo, nebo od žádosti uplynulo víc než 24 hodin. O změnu e-mailu můžete v účtu požádat znovu.",
  failed: "E-mail se teď nepodařilo změnit. Zkuste to prosím za chvíli znovu, odkaz platí dál.",
  uncertain: "Nevíme jistě, zda se e-mail změnil. Zkuste se prosím přihlásit nejdřív tím novým.",
});

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
