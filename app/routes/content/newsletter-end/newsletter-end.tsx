import type { MetaFunction } from "@remix-run/node";
import { czech } from "#app/domain/typography.ts";
import type { LinkTexts } from "#app/messages/shell-texts.ts";
import { LinkPage } from "#app/components/forms/link-page.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { defineAction, defineLoader, type Handle } from "#server/actions/handlers.ts";
import { defineLink, doneHere, linkToken } from "#server/actions/define-link.ts";
import { limits } from "#server/services/limits.ts";
import { leaveNewsletter } from "#server/services/newsletter-links.ts";

/** `/newsletter/odhlaseni/{token}`. */
const newsletterEnd: LinkTexts = czech({
  title: "Odhlášení odběru novinek",
  ask: "Už nechcete dostávat novinky z divadla? Odhlásíte je tímto tlačítkem, nic dalšího není potřeba.",
  submit: "Odhlásit odběr novinek",
  doneTitle: "Odběr novinek je odhlášený",
  done: "Novinky vám už posílat nebudeme.",
  goneTitle: "Odkaz už neplatí",
  gone: "Odběr jste už odhlásili, nebo odkaz není celý. Pokud vám novinky chodí dál, použijte prosím odkaz z posledního e-mailu.",
  failed: "Odběr se teď nepodařilo odhlásit. Zkuste to prosím za chvíli znovu.",
  uncertain: "Nevíme jistě, zda se odběr odhlásil. Zkuste to prosím za chvíli znovu.",
});

export const handle = {
  access: "public",
  area: "newsletter-links",
  privacy: "secret",
  isOneClick: true,
} satisfies Handle;

export const loader = defineLoader((_context, { params }) => {
  linkToken(params.token);
  return null;
});

/** The action of the button, and of a mail program (RFC 8058), which gets a page and not a redirect. */
export const action = defineAction(
  limits.form,
  defineLink({ texts: newsletterEnd, use: leaveNewsletter, done: doneHere }),
);

export const headers = forwardHeaders;

export const meta: MetaFunction = (args) => pageMeta(args, { title: newsletterEnd.title, isPrivate: true });

export default function NewsletterEnd() {
  return <LinkPage texts={newsletterEnd} />;
}
