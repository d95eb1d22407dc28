import type { MetaFunction } from "@remix-run/node";
import { LinkPage } from "#app/components/forms/link-page.tsx";
import { newsletterConfirmation } from "#app/messages/newsletter-links.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { defineAction, defineLoader, type Handle } from "#server/guards/handlers.ts";
import { defineLink, doneHere, linkToken } from "#server/forms/letter-link.ts";
import { limits } from "#server/services/limits.ts";
import { confirmNewsletter } from "#server/services/newsletter-links.ts";

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
