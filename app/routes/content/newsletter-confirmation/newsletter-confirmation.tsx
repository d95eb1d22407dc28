import type { MetaFunction } from "@remix-run/node";
import { czech } from "#app/domain/typography.ts";
import type { LinkTexts } from "#app/messages/shell-texts.ts";
import { LinkPage } from "#app/components/forms/link-page.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { defineAction, defineLoader, type Handle } from "#server/actions/handlers.ts";
import { defineLink, doneHere, linkToken } from "#server/actions/define-link.ts";
import { limits } from "#server/services/limits.ts";
import { confirmNewsletter } from "#server/services/newsletter-links.ts";

/** `/newsletter/potvrzeni/{token}`. */
const newsletterConfirmation: LinkTexts = czech({
  title: "Potvrzení odběru novinek",
  ask: "Zbývá poslední krok: potvrďte, že chcete novinky z divadla dostávat e-mailem.",
  submit: "Potvrdit odběr novinek",
  doneTitle: "Odběr novinek je potvrzený",
  done: "Děkujeme. Odhlásit se můžete odkazem v každém e-mailu.",
  goneTitle: "Odkaz už neplatí",
  gone: "Odběr jste už potvrdili, dostali jste od nás novější odkaz, nebo platnost tohoto vypršela. Pokud vám novinky nechodí, přihlaste se k jejich odběru prosím znovu.",
  failed: "Odběr se teď nepodařilo potvrdit. Zkuste to prosím za chvíli znovu, odkaz platí dál.",
  uncertain: "Nevíme jistě, zda se odběr potvrdil. Zkuste to prosím za chvíli znovu.",
});

export const handle = { access: "public", area: "newsletter-links", privacy: "secret" } satisfies Handle;

export const loader = defineLoader((_context, { params }) => {
  linkToken(params.token);
  return null;
});

export const action = defineAction(
  limits.form,
  defineLink({ texts: newsletterConfirmation, use: confirmNewsletter, done: doneHere }),
);

export const headers = forwardHeaders;

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: newsletterConfirmation.title, isPrivate: true });

export default function NewsletterConfirmation() {
  return <LinkPage texts={newsletterConfirmation} />;
}
