import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { ConfigError } from "#server/operator/config.ts";
import type { Adapter } from "#server/upstream/adapter.d.ts";
import { endpointNames, endpoints, areas } from "#server/upstream/endpoints.ts";

const isFunction = (value: unknown) => typeof value === "function";
const isPath = (value: unknown) =>
  isFunction(value) || (typeof value === "string" && /^\/[^?#\s]*$/.test(value));
const aFunction = z.custom(isFunction, "must be a function");
const header = z.string().regex(/^[!#$%&'*+.^_`|~\w-]{1,100}$/, "must be the name of a header or cookie");
const headers = z.record(
  header,
  z.string({ error: "must be a text (is its variable of the environment set?)" }),
);
const webAddress = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    "must be an http(s) address",
  );
const names: readonly string[] = endpointNames;

function isPattern(text: string): boolean {
  try {
    return !new RegExp(`^(?:${text})$`, "u").test("");
  } catch {
    return false;
  }
}

const call = z.strictObject({
  absent: z.literal(true, { error: "must be true, or left out" }).optional(),
  method: z
    .union([z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]), aFunction], {
      error: "must be GET, POST, PUT, PATCH, DELETE or a function",
    })
    .optional(),
  answer: aFunction.optional(),
  base: z.string().optional(),
  path: z.custom(isPath, "must be a function, or begin with / and have no query").optional(),
  query: aFunction.optional(),
  headers: aFunction.optional(),
  body: aFunction.optional(),
  response: aFunction.optional(),
});

const adapter = z
  .strictObject({
    absentAreas: z
      .array(z.enum(areas, { error: "is no area (docs/connecting.md has their names)" }))
      .optional(),
    ids: z.string().max(1_000).refine(isPattern, "must be a regular expression, as text").optional(),
    bases: z.record(z.string(), webAddress).optional(),
    locale: z.string().min(1).max(20).optional(),
    headers: headers.optional(),
    customer: z
      .union([z.literal("bearer"), z.strictObject({ header }), z.strictObject({ cookie: header })], {
        error: 'must be "bearer", { header: "…" } or { cookie: "…" }',
      })
      .optional(),
    error: aFunction.optional(),
    calls: z.strictObject(Object.fromEntries(names.map((name) => [name, call.optional()]))).optional(),
  })
  .superRefine(({ bases = {}, calls = {} }, context) => {
    for (const [name, { base, path: ownPath, ...own } = {}] of Object.entries(calls)) {
      const at = (message: string, ...inside: string[]) =>
        context.addIssue({ code: "custom", path: ["calls", name, ...inside], message });
      if (base !== undefined && !Object.hasOwn(bases, base)) at(`"${base}" is not in bases`, "base");
      if (own.answer && isFile(name)) at("of a file only base and path count", "answer");
      const replaced = [ownPath, own.method, own.query, own.body, own.response];
      if (own.answer && replaced.some((item) => item !== undefined)) at("replaces path … response", "answer");
      if (typeof ownPath === "string")
        for (const unknownName of unknownNames(name, ownPath))
          at(`has no value for {${unknownName}}`, "path");
    }
  });

function isFile(name: string): boolean {
  return Object.entries(endpoints).some(
    ([each, { method, answer }]) => each === name && method === "GET" && answer === "bytes",
  );
}

/** The names in a path for which the call has no value. */
function unknownNames(name: string, key: string): readonly string[] {
  const known = Object.entries(endpoints).find(([each]) => each === name)?.[1];
  if (!known) return [];
  const own = [...known.path.matchAll(/\{(\w+)\}/g)].map(([, each = ""]) => each);
  const query: readonly string[] = "query" in known ? known.query : [];
  const used = [...key.matchAll(/\{(\w+)\}/g)].map(([, each = ""]) => each);
  return used.filter((value) => value !== "locale" && !own.includes(value) && !query.includes(value));
}

function nearest(name: string): string {
  const same = names.filter((value) => value.toLowerCase().startsWith(name.slice(0, 4).toLowerCase()));
  return same.length > 0 ? `did you mean ${same.join(" or ")}?` : "the names are in docs/upstream-api.md";
}

/**
 * Loads the operator's adapter (server/upstream/adapter.d.ts), once.
 * @param file of an ES module whose default export is the adapter; a relative one is below the working directory
 * @throws ConfigError naming every problem in one line each
 */
export async function loadAdapter(file: string): Promise<Adapter> {
  const { default: adapterModule } = await importModule(file);
  const parsed = adapter.safeParse(adapterModule);
  if (!parsed.success) {
    const problems = parsed.error.issues.flatMap((issue) => {
      const where = ["UPSTREAM_ADAPTER", ...issue.path.map(String)].join(" ").trim();
      if (issue.code === "unrecognized_keys") {
        const isCall = issue.path.length === 1 && issue.path[0] === "calls";
        return issue.keys.map((key) =>
          isCall
            ? `${where} ${key}: is no call of the site (${nearest(key)})`
            : `${where}: has an unknown name ${key}`,
        );
      }
      return [`${where}: ${issue.message}`];
    });
    throw new ConfigError(problems);
  }
  // Checked above: zod does not know the parameters of functions.
  return adapterModule as Adapter;
}

async function importModule(file: string): Promise<{ readonly default?: unknown }> {
  try {
    return (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)) as { default?: unknown };
  } catch (error) {
    const why = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new ConfigError([`UPSTREAM_ADAPTER: ${file} cannot be loaded (${why})`]);
  }
}
