import type { MetaFunction } from "@remix-run/node";
import { LinkPage } from "#app/components/forms/link-page.tsx";
import { watchEnd } from "#app/messages/watches.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { defineOneClickAction, defineLoader } from "#server/guards/handlers.ts";
import { answerLink, linkToken } from "#server/guards/letter-links.ts";
import { limits } from "#server/services/limits.ts";
import { endWatching } from "#server/services/watches.ts";

export const handle = { access: "public", area: "watches", privacy: "secret", isOneClick: true };

export const loader = defineLoader((_context, { params }) => {
  linkToken(params.token);
  return null;
});

/** The button's, and that of a mail program (RFC 8058), which is told by a page and not by a redirect. */
export const action = defineOneClickAction(limits.form, (context, { params }) =>
  answerLink(context, () => endWatching(context, linkToken(params.token))),
);

export const headers = forwardHeaders;

export const meta: MetaFunction = (args) => pageMeta(args, { title: watchEnd.title, isPrivate: true });

export default function WatchEnd() {
  return <LinkPage texts={watchEnd} />;
}
