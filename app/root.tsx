// First, because it declares the order of the cascade layers.
import "#app/styles/site.css";
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
import { useContext, type ReactNode } from "react";
import czechFont from "@fonts/source-sans-3-latin-ext-wght-normal.woff2?url";
import textFont from "@fonts/source-sans-3-latin-wght-normal.woff2?url";
import { ErrorPage, errorMeta } from "#app/shell/error-page.tsx";
// oxlint-disable-next-line import/default -- `inlineScripts` of server/vite makes the text
import startScript from "#app/shell/start/head-script.ts?script";
import { HeadInBrowser, IsAround } from "#app/shell/document.tsx";
import { Shell } from "#app/shell/shell.tsx";
import { paths } from "#app/domain/paths.ts";
import { useNonce } from "#app/shell/nonce.ts";
import { isShellRevalidationPending } from "#app/shell/browser/pending-revalidation.ts";
import { pageTitle, type RootData } from "#app/shell/page-meta.ts";
import { useRevalidateOnReturn } from "#app/shell/browser/use-return.ts";
import { defineLoader } from "#server/actions/handlers.ts";
import { loadShell } from "#server/services/load-shell.ts";

declare module "@remix-run/server-runtime" {
  // Single fetch does not convert loader data to JSON: `useLoaderData` returns the type that the loader returned.
  interface Future {
    v3_singleFetch: true;
  }
}

export const loader = defineLoader(
  async (context): Promise<RootData> => ({
    ...(await loadShell(context)),
    origin: context.config.publicOrigin,
  }),
  { isShell: true },
);

/**
 * Revalidates after every action (4xx too) except the newsletter's, whose popup stays open with its message. Also
 * revalidates on request (`app/shell/browser/pending-revalidation.ts`), and with the cart page, which reads the cart
 * anyway. Never revalidates on another plain navigation.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod, formAction, currentUrl, nextUrl } = args;
  if (formAction === paths.newsletter()) return false;
  return (
    (formMethod !== undefined && formMethod !== "GET") ||
    currentUrl.href === nextUrl.href ||
    nextUrl.pathname === paths.cart() ||
    isShellRevalidationPending()
  );
}

export const links: LinksFunction = () => [
  // Czech text needs both files: á is in latin, ř in latin-ext. The headlines' fonts are twice as large and would delay
  // the page's first picture.
  ...[textFont, czechFont].map((href) => ({
    rel: "preload" as const,
    as: "font" as const,
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** Used when the shell itself fails; every screen has its own `meta`. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  error ? errorMeta(error, data) : [{ title: pageTitle(null, data) }];

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = useNonce();
  const data = useRouteLoaderData<typeof loader>("root");
  const isAround = useContext(IsAround);
  if (import.meta.env.SSR && isAround) {
    return (
      <>
        <Head look={data?.look} />
        <wbr />
        <Scripts nonce={nonce} />
      </>
    );
  }
  return (
    <>
      {/* First: others read the title and measure the styled page in their layout effects. */}
      <HeadInBrowser />
      <Shell data={data}>{children}</Shell>
      <ScrollRestoration nonce={nonce} />
    </>
  );
}

function Head({ look }: Partial<Pick<RootData, "look">>) {
  const icon = look?.favicon;
  return (
    <>
      <meta charSet="utf-8" />
      <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: startScript }} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={look?.themeColour ?? "#fbf8f1"} />
      <meta name="color-scheme" content="light" />
      <Meta />
      <Links />
      {icon ? null : <link rel="icon" href="/favicon.ico" sizes="32x32" />}
      <link rel="icon" href={icon?.href ?? "/favicon.svg"} type={icon?.type ?? "image/svg+xml"} sizes="any" />
      <link rel="apple-touch-icon" href={icon?.href ?? "/apple-touch-icon.png"} />
      {look?.stylesheet ? <link rel="stylesheet" href={look.stylesheet} /> : null}
    </>
  );
}

export default function App() {
  useRevalidateOnReturn();
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
