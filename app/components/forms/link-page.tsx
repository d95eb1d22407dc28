import type { ReactNode } from "react";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { PostForm, SubmitButton, useAnswer } from "#app/components/forms/post-form.tsx";
import type { FormAnswer } from "#app/components/forms/validated-form.tsx";
import { MessagePage } from "#app/components/message-page.tsx";
import { useWholeDocuments } from "#app/components/use-whole-documents.ts";
import { paths } from "#app/domain/paths.ts";
import type { LinkTexts } from "#app/messages/shell-texts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Link } from "#app/ui/link.tsx";

interface LinkPageProps {
  readonly texts: LinkTexts;
  readonly trail?: ReactNode;
  /** The link below the result. */
  readonly onward?: { readonly to: string; readonly text: string };
}

const homeLink = { to: paths.home(), text: "Na hlavní stránku" };

/**
 * The page of a link in an e-mail: it asks for a confirmation, its button acts, and the result takes its place. Opening
 * it changes nothing, because e-mail scanners open every link.
 */
export function LinkPage({ texts, trail, onward = homeLink }: LinkPageProps) {
  useWholeDocuments();
  const answer = useAnswer<FormAnswer>();
  const isDone = answer?.kind === "done";
  if (isDone || answer?.isGone) {
    return (
      <MessagePage trail={trail}>
        <h1>{isDone ? texts.doneTitle : texts.goneTitle}</h1>
        <Alert kind={isDone ? "success" : "warning"}>
          <p>{isDone ? texts.done : texts.gone}</p>
        </Alert>
        <p>
          <Link to={onward.to}>{onward.text}</Link>
        </p>
      </MessagePage>
    );
  }
  return (
    <MessagePage trail={trail}>
      <h1>{texts.title}</h1>
      <FormFailed message={answer?.message} />
      <p>{texts.ask}</p>
      <PostForm replace>
        <SubmitButton>{texts.submit}</SubmitButton>
      </PostForm>
    </MessagePage>
  );
}
