import { isRouteErrorResponse } from "@remix-run/react";
import { useContext } from "react";
import { paths } from "#app/domain/paths.ts";
import { errorPage, foreignForm, noPermission, notFoundPage } from "#app/messages/errors.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import styles from "./error-page.module.css";
import { RequestId } from "./request-id.ts";

/** The status a failed page is shown with; whatever is no answer of ours is a 500. */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** The page's heading, to the letter of §2. */
export function errorTitle(status: number): string {
  return status === 404 ? notFoundPage.title : errorPage.title(status);
}

/** What stands in the frame when the page cannot. The upstream's own words never do. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const status = statusOf(error);
  const requestId = useContext(RequestId);
  return (
    <Container className={styles.page}>
      <p className={styles.number} aria-hidden="true">
        {status}
      </p>
      <div className={styles.words}>
        <h1>{errorTitle(status)}</h1>
        <Sentences error={error} />
        <ButtonLink to={paths.home()}>{notFoundPage.button}</ButtonLink>
        {/* Only the server knows it; the browser keeps what was sent. */}
        <p className={styles.id} suppressHydrationWarning>
          {requestId ? `Číslo požadavku: ${requestId}` : ""}
        </p>
      </div>
    </Container>
  );
}

function Sentences({ error }: { readonly error: unknown }) {
  const status = statusOf(error);
  if (isRouteErrorResponse(error) && error.statusText === noPermission.statusText) {
    return <p>{noPermission.text}</p>;
  }
  if (status === 404) {
    return (
      <>
        <p>{notFoundPage.text}</p>
        <p>{notFoundPage.hint}</p>
      </>
    );
  }
  return (
    <>
      <p>{errorPage.text}</p>
      {status === 403 ? <p>{foreignForm}</p> : null}
    </>
  );
}
