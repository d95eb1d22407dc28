import { Outlet, useRouteError, type MetaFunction } from "@remix-run/react";
import { forwardHeaders } from "./response-headers.ts";
import { ErrorPage, errorMeta } from "./error-page.tsx";
import { pageTitle, type RootData } from "./page-meta.ts";

/**
 * Layout route between the shell and every page: its error boundary replaces only the page that failed. With the error
 * boundary of app/root.tsx alone, the whole document would render again, and the shell would lose everything typed,
 * open, focused or announced.
 */
export default function Page() {
  return <Outlet />;
}

export const headers = forwardHeaders;

export const meta: MetaFunction = ({ error, matches }) => {
  const shell = matches.find(({ id }) => id === "root")?.data as RootData | undefined;
  return error ? errorMeta(error, shell) : [{ title: pageTitle(null, shell) }];
};

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
