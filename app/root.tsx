import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from "@remix-run/react";
import type { LinksFunction, MetaFunction } from "@remix-run/node";
import type { ReactNode } from "react";
import displayCzech from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2?url";
import displayFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url";
import textCzech from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url";
import textFont from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import { ErrorPage, errorMeta } from "#app/frame/error-page.tsx";
import { Frame } from "#app/frame/frame.tsx";
import { useNonce } from "#app/frame/nonce.ts";
import { isFrameOwed } from "#app/frame/owed-read.ts";
import { pageTitle, type RootData } from "#app/frame/page-title.ts";
import { useReturn } from "#app/frame/use-return.ts";
import siteStyles from "#app/styles/site.css?url";
import { loads } from "#server/guards/handlers.ts";
import { loadFrame } from "#server/services/frame.ts";

declare module "@remix-run/server-runtime" {
  // Loader data travel as they are, not through JSON: `useLoaderData` gives what the loader gave.
  interface Future {
    v3_singleFetch: true;
  }
}

export const loader = loads(
  async (visit): Promise<RootData> => ({
    ...(await loadFrame(visit)),
    origin: visit.config.publicOrigin,
  }),
  { isFrame: true },
);

/** After every action, 4xx too, and when asked for (owed-read.ts); never on plain navigation. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return (
    (formMethod !== undefined && formMethod !== "GET") || currentUrl.href === nextUrl.href || isFrameOwed()
  );
}

/** Every Czech sentence needs both alphabets of both faces: á is in the one, ř in the other. */
const fonts = [displayFont, textFont, displayCzech, textCzech];

export const links: LinksFunction = () => [
  ...fonts.map((href) => ({
    rel: "preload" as const,
    as: "font" as const,
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** Of a frame that failed; every screen has its own. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  error ? errorMeta(error, data) : [{ title: pageTitle(null, data) }];

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = useNonce();
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="cs">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f1" />
        <meta name="color-scheme" content="light" />
        <Meta />
        {/* Before the styles of screens: it declares the order of the layers. */}
        <link rel="stylesheet" href={siteStyles} />
        <Links />
      </head>
      <body>
        <Frame data={data}>{children}</Frame>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  useReturn();
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
