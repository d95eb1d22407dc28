import { redirect, type ServerBuild } from "@remix-run/node";
import { Outlet, Scripts, ScrollRestoration, useRouteError } from "@remix-run/react";
import { useContext } from "react";
import * as entry from "#app/entry.server.tsx";
import { IsAround } from "#app/shell/document.tsx";
import { ErrorPage } from "#app/shell/error-page.tsx";
import { useNonce } from "#app/shell/nonce.ts";
import { createApp } from "#server/pipeline/app.ts";
import { readConfig, type Config } from "#server/operator/config.ts";
import { cart } from "#server/cookies/cart-and-order.ts";
import { requireCustomer, requireScope } from "#server/actions/access.ts";
import { defineAction, defineLoader, notFound, respondWithNotice } from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { priceOf } from "#server/standalone/routes.ts";
import { openLog } from "#server/platform/log.ts";

/** A few routes behind the real request pipeline: its refusals, headers and logs do not depend on the screens. */
export function openMinimalApp(
  env: Record<string, string> = {},
  upstream: (request: Request) => Promise<Response> = refuseAll,
  identity: Config["identity"] = null,
) {
  const lines: Record<string, unknown>[] = [];
  const requests: Request[] = [];
  const ran: string[] = [];
  const config = {
    ...readConfig({ SESSION_SECRETS: "test-secret-test-secret-test-secret", ...env }),
    identity,
  };
  const handle = createApp({
    config,
    priceOf,
    upstreamFetch: async (request) => {
      requests.push(request);
      return upstream(request);
    },
    clock: () => new Date("2026-11-21T12:00:00Z"),
    log: openLog("debug", { write: (line) => void lines.push(JSON.parse(line)) }),
    build: buildOf(ran),
    mode: "production",
  });
  return { handle, lines, requests, ran, config };
}

async function refuseAll(): Promise<Response> {
  return Response.json({}, { status: 503 });
}

function buildOf(ran: string[]): ServerBuild {
  const modules = {
    root: {
      path: "",
      module: {
        handle: { access: "public" },
        default: Root,
        ErrorBoundary: Failed,
        Layout: Page,
        loader: defineLoader(() => ({ hello: "světe" })),
      },
    },
    home: { path: undefined, index: true, module: { default: () => <p>{"dům ".repeat(400)}</p> } },
    kosik: {
      path: "kosik",
      module: {
        handle: { access: "public", privacy: "personal" },
        default: () => <p>košík</p>,
        action: defineAction(limits.form, async (context, { form }) => {
          ran.push(`kosik ${form.get("intent")}`);
          await context.cookies.write(cart, { tempId: "abc" });
          return respondWithNotice(context, { to: "/kosik" });
        }),
      },
    },
    resource: {
      path: "resource",
      module: {
        loader: defineLoader(() => new Response("text")),
        action: defineAction(limits.form, () => {
          ran.push("resource");
          return new Response("done");
        }),
      },
    },
    pay: {
      path: "pay",
      module: {
        default: () => <p>platba</p>,
        action: defineAction(limits.form, (_visit, { form }) => {
          throw redirect(String(form.get("to")), 303);
        }),
      },
    },
    summary: {
      path: "shrnuti/:id/:hash",
      module: { handle: { access: "public", privacy: "secret" }, default: () => <p>shrnutí</p> },
    },
    search: { path: "hledani", module: { default: () => <p>hledání</p> } },
    broken: {
      path: "broken",
      module: {
        default: () => <p />,
        loader: defineLoader(() => {
          throw new Error("UPSTREAM-SECRET");
        }),
      },
    },
    unrenderable: {
      path: "unrenderable",
      module: {
        default: () => {
          throw new Error("RENDER-SECRET");
        },
      },
    },
    bareResource: {
      path: "broken-resource",
      module: {
        loader: defineLoader((): Response => {
          throw new Error("RESOURCE-SECRET");
        }),
      },
    },
    torn: {
      path: "torn",
      module: {
        loader: defineLoader(
          () =>
            new Response(new ReadableStream({ start: (body) => body.error(new Error("BODY-SECRET")) }), {
              headers: {
                "Content-Disposition": "attachment",
                "Content-Security-Policy": "default-src 'none'",
              },
            }),
        ),
      },
    },
    ucet: { path: "ucet", module: { handle: { access: "customer" }, ...page("účet", ran) } },
    guests: { path: "registrace", module: { handle: { access: "guest-only" }, ...page("registrace", ran) } },
    undeclared: { path: "bez-znacky", module: { handle: undefined, ...page("bez značky", ran) } },
    vip: { path: "vip", module: { handle: { access: "vip" }, ...page("vip", ran) } },
    scoped: {
      path: "sprava",
      module: {
        handle: { access: "customer" },
        default: () => <p>správa</p>,
        loader: defineLoader(async (context) => {
          requireScope(await requireCustomer(context), "orders");
          return null;
        }),
      },
    },
    missing: {
      path: "*",
      module: {
        default: () => null,
        loader: defineLoader(() => notFound()),
        action: defineAction(limits.form, () => notFound()),
      },
    },
  };
  const routes = Object.fromEntries(
    Object.entries(modules).map(([id, { module, ...rest }]) => [
      id,
      {
        id,
        parentId: id === "root" ? undefined : "root",
        ...rest,
        module: { handle: { access: "public" }, ...module } as ServerBuild["routes"][string]["module"],
      },
    ]),
  );
  return {
    entry: { module: entry as unknown as ServerBuild["entry"]["module"] },
    routes: routes as ServerBuild["routes"],
    assets: {
      version: "1",
      url: "/assets/manifest.js",
      entry: { module: "/assets/entry.js", imports: [] },
      routes: Object.fromEntries(
        Object.values(routes).map(({ module, ...route }) => [
          route.id,
          {
            ...route,
            module: `/assets/${route.id}.js`,
            hasAction: "action" in module,
            hasLoader: "loader" in module,
            hasErrorBoundary: route.id === "root",
          },
        ]),
      ),
    } as unknown as ServerBuild["assets"],
    publicPath: "/",
    assetsBuildDirectory: "tests/.output/no-assets",
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_routeConfig: true,
      v3_lazyRouteDiscovery: false,
    } as ServerBuild["future"],
    isSpaMode: false,
    mode: "production",
  } as ServerBuild;
}

/** A screen with a form. */
function page(name: string, ran: string[]) {
  return {
    default: () => <p>{name}</p>,
    loader: defineLoader(() => {
      ran.push(`look ${name}`);
      return null;
    }),
    action: defineAction(limits.form, () => {
      ran.push(`do ${name}`);
      return null;
    }),
  };
}

function Page({ children }: { children: React.ReactNode }) {
  const nonce = useNonce();
  if (useContext(IsAround)) {
    return (
      <>
        <meta charSet="utf-8" />
        <wbr />
        <Scripts nonce={nonce} />
      </>
    );
  }
  return (
    <>
      {children}
      <script>{"alert('nobody hashed me')"}</script>
      <ScrollRestoration nonce={nonce} />
    </>
  );
}

function Failed() {
  return <ErrorPage error={useRouteError()} />;
}

function Root() {
  return <Outlet />;
}
