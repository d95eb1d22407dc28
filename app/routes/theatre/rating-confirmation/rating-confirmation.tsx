import { data, type MetaFunction } from "@remix-run/node";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { PostForm, SubmitButton, useAnswer } from "#app/components/forms/post-form.tsx";
import { MessagePage } from "#app/components/message-page.tsx";
import { paths } from "#app/domain/paths.ts";
import { nbsp } from "#app/domain/typography.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { ratingConfirmation, ratingTexts } from "#app/messages/ratings.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Link } from "#app/ui/link.tsx";
import {
  defineAction,
  defineLoader,
  notFound,
  respondWithNotice,
  unavailable,
  withSecret,
} from "#server/guards/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { confirm } from "#server/services/theatre/ratings.ts";
import styles from "./rating-confirmation.module.css";

export const handle = { access: "public", area: "rating-form", privacy: "secret" };

/** Opening the link confirms nothing, because e-mail scanners open every link; the button confirms. */
export const loader = defineLoader((_context, { params }) => {
  tokenOf(params.token);
  return null;
});

export const action = defineAction(limits.form, async (context, { params }) => {
  const token = tokenOf(params.token);
  const answer = await withSecret(
    context,
    () => confirm(context, token),
    ({ kind }) => kind === "gone",
  );
  switch (answer.kind) {
    case "confirmed":
      return respondWithNotice(context, {
        to: paths.ratings(answer.production ?? undefined),
        notice: { kind: "success", asks: false, text: ratingConfirmation.done },
        data: { kind: "confirmed" as const },
      });
    case "gone":
      return data({ kind: "gone" as const }, { status: 410 });
    case "failed":
      return data({ kind: "failed" as const, message: answer.message }, unavailable);
  }
});

type ConfirmationAnswer =
  | { readonly kind: "confirmed" | "gone" }
  | { readonly kind: "failed"; readonly message: string };

/** An invalid token is 404. */
function tokenOf(segment: string | undefined): string {
  return segment !== undefined && /^[\w.~-]{8,300}$/.test(segment) ? segment : notFound();
}

export const headers = forwardHeaders;

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: ratingConfirmation.title, isPrivate: true });

export default function RatingConfirmation() {
  const answer = useAnswer<ConfirmationAnswer>();
  const kind = answer?.kind;
  return (
    <MessagePage trail={<Breadcrumbs steps={[{ text: ratingTexts.title, to: paths.ratings() }]} />}>
      <h1>{kind === "gone" ? nbsp(ratingConfirmation.goneTitle) : ratingConfirmation.title}</h1>
      {kind === "confirmed" || kind === "gone" ? (
        <>
          <Alert kind={kind === "gone" ? "warning" : "success"}>
            <p>{kind === "gone" ? nbsp(ratingConfirmation.gone) : ratingConfirmation.done}</p>
          </Alert>
          <p>
            <Link to={paths.ratings()}>{nbsp(ratingTexts.all)}</Link>
          </p>
        </>
      ) : (
        <>
          <FormFailed message={answer?.kind === "failed" ? answer.message : null} />
          <p className={styles.ask}>{nbsp(ratingConfirmation.ask)}</p>
          <PostForm replace>
            <SubmitButton>{nbsp(ratingConfirmation.submit)}</SubmitButton>
          </PostForm>
        </>
      )}
    </MessagePage>
  );
}
