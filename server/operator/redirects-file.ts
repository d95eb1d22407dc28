import { z } from "zod";
import { parseJson } from "#app/domain/parse-json.ts";
import { MountedFileError, readMounted } from "../platform/mounted-file.ts";

/** New addresses by old ones: paths of this site, with or without a query. */
export type Redirects = ReadonlyMap<string, string>;

/** In bytes: some twenty thousand addresses. */
const largest = 4 * 1024 * 1024;
const longest = 2_000;
const fileSchema = z.record(z.string(), z.string());

/**
 * Reads `{ "/old/path?query": "/new" }`.
 * @throws MountedFileError with every entry that cannot be used
 */
export function readRedirects(path: string): Redirects {
  const bytes = readMounted(path, largest);
  if (typeof bytes === "string") throw new MountedFileError([`the file ${path} ${bytes}`]);
  const json = parseJson(new TextDecoder().decode(bytes));
  const parsed = fileSchema.safeParse(json.ok ? json.value : null);
  if (!parsed.success) {
    throw new MountedFileError(['must be a JSON object of addresses, such as { "/old/path": "/new" }']);
  }
  const entries = Object.entries(parsed.data).map(([from, to]) => ({
    from,
    old: oldAddress(from),
    to,
    target: target(to),
  }));
  const redirects = new Map(
    entries.flatMap(({ old, target: next }) => (old !== null && next !== null ? [[old, next] as const] : [])),
  );
  const problems = entries.flatMap(({ from, old, to, target: next }) => {
    if (old === null)
      return [`${from}: must be a path of this site without a fragment, such as /old/path?id=1`];
    if (next === null) return [`${from}: ${to} must be a path of this site or an https address`];
    return comesBack(redirects, old) ? [`${from}: leads in a circle`] : [];
  });
  if (problems.length > 0) throw new MountedFileError(problems);
  return redirects;
}

/** The path and query as a request has them; null if no request can. */
function oldAddress(text: string): string | null {
  if (!text.startsWith("/") || text.startsWith("//") || text.includes("#") || text.length > longest)
    return null;
  if (/[\p{Cc}\\]/u.test(text) || !URL.canParse(text, "http://localhost")) return null;
  const { pathname, search } = new URL(text, "http://localhost");
  return pathname + search;
}

function target(text: string): string | null {
  if (text.length > longest || /[\p{Cc}\\]/u.test(text)) return null;
  if (text.startsWith("https://")) return URL.canParse(text) ? new URL(text).href : null;
  if (!text.startsWith("/") || text.startsWith("//") || !URL.canParse(text, "http://localhost")) return null;
  const { pathname, search, hash } = new URL(text, "http://localhost");
  return pathname + search + hash;
}

/** Whether an old address redirects in a circle. */
function comesBack(redirects: Redirects, start: string): boolean {
  const seen = new Set<string>();
  let at: string | undefined = start;
  while (at !== undefined && !seen.has(at)) {
    seen.add(at);
    at = newAddress(redirects, at)?.split("#")[0];
  }
  return at !== undefined;
}

/**
 * The new address of a path with its query: for exactly this query, else for the path alone; undefined: no redirect.
 */
export function newAddress(redirects: Redirects, address: string): string | undefined {
  return redirects.get(address) ?? redirects.get(address.split("?")[0] ?? address);
}
