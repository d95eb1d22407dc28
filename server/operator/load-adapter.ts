import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { ConfigError } from "#server/operator/config.ts";
import type { Adapter } from "#server/upstream/adapter.d.ts";
import { endpointNames, areas } from "#server/upstream/endpoints.ts";
import { allOthers } from "#server/upstream/offers.ts";

const isFunction = (value: unknown) => typeof value === "function";
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

const goneHooks = "path, query, body, response, answer and absent are gone: docs/connecting.md";
const call = z.custom(isFunction, `must be a function (${goneHooks})`);
const products = z.union([call, z.strictObject({ all: call })], {
  error: `must be a function, or { all } with one (${goneHooks})`,
});
const lacking = z.enum([allOthers, ...areas, ...endpointNames], {
  error: "is no area and no call (docs/connecting.md has their names)",
});

const adapter = z.strictObject({
  absent: z.preprocess((named) => [named].flat(), z.array(lacking)).optional(),
  ids: z.string().max(1_000).refine(isPattern, "must be a regular expression, as text").optional(),
  carts: z.literal("own", { error: 'must be "own", or left out' }).optional(),
  bases: z.record(z.string(), webAddress).optional(),
  locale: z.string().min(1).max(20).optional(),
  headers: headers.optional(),
  customer: z
    .union([z.literal("bearer"), z.strictObject({ header }), z.strictObject({ cookie: header })], {
      error: 'must be "bearer", { header: "…" } or { cookie: "…" }',
    })
    .optional(),
  calls: z
    .strictObject({
      ...Object.fromEntries(names.map((name) => [name, call.optional()])),
      products: products.optional(),
    })
    .optional(),
});

/** Names of earlier adapters. */
const gone: Readonly<Record<string, string>> = {
  absentAreas: "absentAreas is absent now",
  error: "error is gone: a function of calls throws a Response",
};

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
            : `${where}: ${gone[key] ?? `has an unknown name ${key}`}`,
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
    const { stack = "" } = error instanceof Error ? error : {};
    const [why = ""] = String(error).split("\n");
    const place = placeIn(stack, dirname(resolve(file)));
    // Node prints the line of a wrong syntax, but no error of an import has it.
    const hint = error instanceof SyntaxError ? `node --check ${file} prints the line` : null;
    const reason = [why, place ?? hint].filter((part) => part !== null).join("; ");
    throw new ConfigError([`UPSTREAM_ADAPTER: ${file} cannot be loaded (${reason})`]);
  }
}

/** The first line of a file of the folder in a stack, `adapter.mjs:3`. */
function placeIn(stack: string, folder: string): string | null {
  const starts = [`${pathToFileURL(folder).href}/`, `${folder}/`];
  const places = starts.flatMap((start) =>
    stack
      .split(start)
      .slice(1)
      .flatMap((rest) => /^[^\s:()]+:\d+/.exec(rest) ?? []),
  );
  return places[0] ?? null;
}
