import type { EntryContext } from "@remix-run/node";
import { paths } from "#app/domain/paths.ts";
import type { RootData } from "#app/shell/page-meta.ts";

/** The boot script's input for running the app's code in the browser, besides the data of the page. */
export interface HandOff {
  /** Remix's own settings, `window.__remixContext`. */
  readonly remix: object;
  /** Modules that run before all others: the development server's. */
  readonly before: readonly string[];
  readonly manifest: string;
  readonly entry: string;
  /** The modules of the matched routes, by route id. */
  readonly routes: readonly (readonly [id: string, href: string])[];
  /** All other modules that those import. */
  readonly imports: readonly string[];
  /** The code runs without waiting for a gesture. */
  readonly owed: boolean;
}

/** In development Remix's manifest names one more module. */
interface DevelopmentContext extends EntryContext {
  readonly manifest: EntryContext["manifest"] & { readonly hmr?: { readonly runtime: string } };
}

/**
 * The end of a document: two blocks of JSON, which the boot script reads. For the policy, blocks of data are not
 * scripts.
 * @param data the page's data in Remix's encoding (turbo-stream: lines of JSON)
 */
export function handOffBlocks(context: DevelopmentContext, data: string, method: string): string {
  const { manifest, staticHandlerContext: handled, serverHandoffString } = context;
  const routes = handled.matches.flatMap(({ route: { id } }) => manifest.routes[id] ?? []);
  const handOff: HandOff = {
    remix: JSON.parse(serverHandoffString ?? "{}"),
    before: manifest.hmr?.runtime ? [manifest.hmr.runtime] : [],
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: routes.map(({ id, module }) => [id, module] as const),
    imports: [...new Set([manifest.entry.imports, ...routes.map(({ imports = [] }) => imports)].flat())],
    owed: isOwed(handled, method),
  };
  return block("hand-off", JSON.stringify(handOff)) + block("hand-off-data", data);
}

/**
 * Whether the document has something to do without a gesture: show a notice, count a visit that the visitor agreed to,
 * show the answer to a form, or take an order.
 */
function isOwed({ loaderData, location }: EntryContext["staticHandlerContext"], method: string): boolean {
  const shell = loaderData["root"] as RootData | undefined;
  return (
    import.meta.env.DEV ||
    method === "POST" ||
    location.pathname === paths.cart() ||
    Boolean(shell?.notice) ||
    Boolean(shell?.tag)
  );
}

function block(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll("<", "\\u003c")}</script>`;
}
