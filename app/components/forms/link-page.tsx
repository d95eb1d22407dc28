import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { PostForm, SubmitButton, useAnswer } from "#app/components/forms/post-form.tsx";
import { MessagePage } from "#app/components/message-page.tsx";
import { paths } from "#app/domain/paths.ts";
import type { UsedLink } from "#app/domain/used-link.ts";
import type { LinkTexts } from "#app/messages/newsletter-links.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Link } from "#app/ui/link.tsx";

/**
 * The page of a link in a letter: it asks, its button acts, and what came of it is shown in its place. Opening it
 * changes nothing, because e-mail scanners open every link.
 */
export function LinkPage({ texts }: { readonly texts: LinkTexts }) {
  const answer = useAnswer<UsedLink>();
  if (answer?.kind === "done" || answer?.kind === "gone") {
    const isDone = answer.kind === "done";
    return (
      <MessagePage>
        <h1>{isDone ? texts.doneTitle : texts.goneTitle}</h1>
        <Alert kind={isDone ? "success" : "warning"}>
          <p>{isDone ? texts.done : texts.gone}</p>
        </Alert>
        <p>
          <Link to={paths.home()}>Na hlavní stránku</Link>
        </p>
      </MessagePage>
    );
  }
  return (
    <MessagePage>
      <h1>{texts.title}</h1>
      <FormFailed message={answer?.kind === "failed" ? answer.message : null} />
      <p>{texts.ask}</p>
      <PostForm replace>
        <SubmitButton>{texts.submit}</SubmitButton>
      </PostForm>
    </MessagePage>
  );
}
