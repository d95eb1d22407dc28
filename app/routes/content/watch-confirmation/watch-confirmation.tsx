import type { MetaFunction } from "@remix-run/node";
import { LinkPage } from "#app/components/forms/link-page.tsx";
import { watchConfirmation } from "#app/messages/watches.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { defineAction, defineLoader } from "#server/guards/handlers.ts";
import { answerLink, linkToken } from "#server/guards/letter-links.ts";
import { limits } from "#server/services/limits.ts";
import { confirmWatching } from "#server/services/watches.ts";

export const handle = { access: "public", area: "watches", privacy: "secret" };

export const loader = defineLoader((_context, { params }) => {
  linkToken(params.token);
  return null;
});

export const action = defineAction(limits.form, (context, { params }) =>
  answerLink(context, () => confirmWatching(context, linkToken(params.token))),
);

export const headers = forwardHeaders;

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: watchConfirmation.title, isPrivate: true });

export default function WatchConfirmation() {
  return <LinkPage texts={watchConfirmation} />;
}
