import { Outlet, useRouteError, type MetaFunction } from "@remix-run/react";
import { forwardHeaders } from "./response-headers.ts";
import { ErrorPage, errorMeta } from "./error-page.tsx";
import { pageTitle, type RootData } from "./page-meta.ts";

/**
 * What lies between the shell and every page: a page that fails is replaced here. Were it only in root.tsx, the whole
 * document would be made anew, and with it what is typed, open, focused and told in the shell.
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
