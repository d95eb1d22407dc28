import type { MetaFunction } from "@remix-run/node";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { LinkPage } from "#app/components/forms/link-page.tsx";
import { paths } from "#app/domain/paths.ts";
import { ratingConfirmation, ratingTexts } from "#app/messages/ratings.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { defineLink, linkToken } from "#server/forms/letter-link.ts";
import { defineAction, defineLoader, respondWithNotice, type Handle } from "#server/guards/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { confirm } from "#server/services/theatre/ratings.ts";

export const handle = { access: "public", area: "rating-form", privacy: "secret" } satisfies Handle;

export const loader = defineLoader((_context, { params }) => {
  linkToken(params.token);
  return null;
});

export const action = defineAction(
  limits.form,
  defineLink({
    texts: ratingConfirmation,
    use: confirm,
    done: (context, production) =>
      respondWithNotice(context, {
        to: paths.ratings(production ?? undefined),
        notice: { kind: "success", asks: false, text: ratingConfirmation.done },
        data: { kind: "done", value: null } as const,
      }),
  }),
);

export const headers = forwardHeaders;

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: ratingConfirmation.title, isPrivate: true });

export default function RatingConfirmation() {
  return (
    <LinkPage
      texts={ratingConfirmation}
      trail={<Breadcrumbs steps={[{ text: ratingTexts.title, to: paths.ratings() }]} />}
      onward={{ to: paths.ratings(), text: ratingTexts.all }}
    />
  );
}
