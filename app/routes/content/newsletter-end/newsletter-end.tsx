import type { MetaFunction } from "@remix-run/node";
import { LinkPage } from "#app/components/forms/link-page.tsx";
import { newsletterEnd } from "#app/messages/newsletter-links.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { defineAction, defineLoader, type Handle } from "#server/guards/handlers.ts";
import { defineLink, doneHere, linkToken } from "#server/forms/letter-link.ts";
import { limits } from "#server/services/limits.ts";
import { leaveNewsletter } from "#server/services/newsletter-links.ts";

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
  { isOneClick: true },
);

export const headers = forwardHeaders;

export const meta: MetaFunction = (args) => pageMeta(args, { title: newsletterEnd.title, isPrivate: true });

export default function NewsletterEnd() {
  return <LinkPage texts={newsletterEnd} />;
}
