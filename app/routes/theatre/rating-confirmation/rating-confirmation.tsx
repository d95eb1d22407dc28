import type { MetaFunction } from "@remix-run/node";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { LinkPage } from "#app/components/forms/link-page.tsx";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { ratingTexts } from "#app/messages/ratings-texts.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { defineLink, linkToken } from "#server/actions/define-link.ts";
import { defineAction, defineLoader, respondWithNotice, type Handle } from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { confirm } from "#server/services/theatre/rate.ts";

const ratingConfirmation = czech({
  title: "Potvrzení hodnocení",
  ask: "Zbývá poslední krok: potvrďte, že hodnocení posíláte vy.",
  submit: "Potvrdit hodnocení",
  doneTitle: "Potvrzení hodnocení",
  done: "Děkujeme, hodnocení zveřejníme po kontrole.",
  goneTitle: "Odkaz už neplatí",
  gone: "Hodnocení jste už potvrdili, nebo od jeho odeslání uplynulo víc než 24 hodin. Nepotvrzené hodnocení prosím napište znovu.",
  failed: "Hodnocení se teď nepodařilo potvrdit. Zkuste to prosím za chvíli znovu, odkaz platí dál.",
  uncertain: "Nevíme jistě, zda se hodnocení potvrdilo. Zkuste to prosím za chvíli znovu.",
});

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
