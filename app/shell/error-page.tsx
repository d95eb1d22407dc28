import { isRouteErrorResponse, type MetaDescriptor } from "@remix-run/react";
import { lazy, Suspense, type ComponentType } from "react";
import { paths } from "#app/domain/paths.ts";
import { errorPage, notFoundPage } from "#app/messages/errors-texts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageColumn } from "#app/ui/page-column.tsx";
import styles from "./error-page.module.css";
import type { ErrorDetailsProps } from "./error-details.tsx";
import { pageTitle, type RootData } from "./page-meta.ts";

/** The HTTP status shown on the error page; 500 for an error that is not a route error response. */
function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** The page's heading, worded exactly as in §2. */
function errorTitle(status: number): string {
  return status === 404 ? notFoundPage.title : errorPage.title(status);
}

/** `meta` of a page that failed. */
export function errorMeta(error: unknown, shell: RootData | undefined): MetaDescriptor[] {
  return [{ title: pageTitle(errorTitle(statusOf(error)), shell) }, { name: "robots", content: "noindex" }];
}

// Few visitors see it. Without its chunk the page still has its heading and a way out.
const ErrorDetails = lazy(() =>
  import("./error-details.tsx")
    .then((loaded): { default: ComponentType<ErrorDetailsProps> } => ({ default: loaded.ErrorDetails }))
    .catch(() => ({ default: WayHome })),
);

/** Replaces a page that failed, inside the shell. Never shows the upstream's own error text. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const status = statusOf(error);
  return (
    <PageColumn className={styles.page}>
      <p className={styles.number} aria-hidden="true">
        {status}
      </p>
      <div className={styles.words}>
        <h1>{errorTitle(status)}</h1>
        <Suspense fallback={<WayHome />}>
          <ErrorDetails error={error} status={status} />
        </Suspense>
      </div>
    </PageColumn>
  );
}

function WayHome() {
  return (
    <div className={styles.ways}>
      <ButtonLink to={paths.home()}>{notFoundPage.button}</ButtonLink>
    </div>
  );
}
