import { idInField } from "#app/domain/read-id.ts";
import { parseArgs } from "node:util";
import type { Config } from "#server/operator/config.ts";
import type { Adapter } from "#server/upstream/adapter.d.ts";
import { endpointNames, endpoints, type EndpointName } from "#server/upstream/endpoints.ts";
import { examineUpstream, type CheckOptions, type Report } from "./check.ts";

/**
 * `npm run check:upstream`. The other variables of the environment count as they do for the site. Exit code 0: the site
 * can use the back office; 1: something is wrong, or a specified call is missing; 2: the arguments.
 */
export async function runCheck(
  args: readonly string[],
  config: Config,
  {
    loadAdapter,
    readInput,
    ...parts
  }: Pick<CheckOptions, "fetch" | "clock" | "timer"> & {
    readonly loadAdapter: (file: string) => Promise<Adapter>;
    /** Standard input, to its end. */
    readonly readInput: () => Promise<string>;
  },
): Promise<{ readonly lines: readonly string[]; readonly exitCode: 0 | 1 | 2 }> {
  const read = readArguments(args, config);
  if (typeof read === "string") return { lines: [read], exitCode: 2 };
  const { adapter: file, apiBaseUrl, json, login: signsIn, ...options } = read;
  const [email = "", password = ""] = signsIn ? (await readInput()).split(/\r?\n/) : [];
  const adapter = file === null ? null : await loadAdapter(file);
  const used = { ...config, apiBaseUrl, upstreamAdapter: file };
  const login = signsIn ? { email, password } : null;
  const report = await examineUpstream({ ...parts, ...options, config: used, adapter, login });
  const lines = json ? [JSON.stringify(report, null, 2)] : linesOf(report);
  return { lines, exitCode: report.isRight ? 0 : 1 };
}

/** A text explains why they are unusable. */
function readArguments(args: readonly string[], config: Config) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const texts = { adapter: text, token: text, cart: text, product: text, voucher: text };
  const options = { ...texts, changes: flag, json: flag, login: flag };
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const { adapter = config.upstreamAdapter, product, ...others } = values;
    const address = (positionals[0] ?? config.apiBaseUrl)?.replace(/\/+$/, "") ?? "";
    // `localhost:4480` is a URL too, of the scheme "localhost:".
    const apiBaseUrl = address === "" || address.includes("://") ? address : `http://${address}`;
    if (positionals.length > 1) return "There is more than one URL.";
    if (!/^https?:\/\//i.test(apiBaseUrl) || !URL.canParse(apiBaseUrl))
      return "URL must be an http(s) address.";
    const productId = product === undefined ? undefined : idInField(product);
    if (productId === null) return "--product must be an id.";
    return { ...others, adapter, apiBaseUrl, product: productId };
  } catch (error) {
    return error instanceof Error ? error.message : "The arguments cannot be read.";
  }
}

/** The report for a person: a row for each call. */
export function linesOf(report: Report): string[] {
  const { upstream, adapter, problem, calls, absentAreas, notTried, isRight } = report;
  const title = `${upstream}${adapter === null ? "" : `, with ${adapter}`}`;
  if (problem !== null) return [title, `! ${problem}`];
  const rows = calls.map(({ verdict, call, request, reason }) =>
    [verdict.padEnd(9), call.padEnd(19), request, ...(reason === null ? [] : [`– ${reason}`])].join("  "),
  );
  const setting = absentAreas.length > 0 ? [`ABSENT_AREAS=${absentAreas.join(",")}`] : [];
  const used =
    notTried.length === 0 ? "The site can use this back office." : "The site can use what was tried.";
  const outcome = isRight
    ? used
    : "The site cannot use all of it: docs/connecting.md lists what it does without each call.";
  return [title, "", ...rows, "", ...setting, [outcome, ...untried(report)].join(" ")];
}

/** The document counts the two calls of a guest's cart as one. */
function counted(names: readonly EndpointName[]): readonly string[] {
  if (!names.includes("newGuestCart") || !names.includes("guestCart")) return names;
  return names.flatMap((name) =>
    name === "guestCart" ? [] : name === "newGuestCart" ? ["newGuestCart/guestCart"] : [name],
  );
}

function isRequired(name: EndpointName): boolean {
  return "specified" in endpoints[name];
}

/** A sentence about the required calls that the check did not send, with the options that send them. */
function untried({ calls, notTried }: Report): readonly string[] {
  if (notTried.length === 0) return [];
  const reasons = calls.flatMap(({ call, reason }) => (notTried.includes(call) ? [reason] : [])).join(" ");
  const options = ["--changes", "--product", "--login", "--voucher"].filter((option) =>
    reasons.includes(option),
  );
  const all = counted(endpointNames.filter(isRequired)).length;
  const names = counted(notTried);
  const how = options.length > 0 ? ` (${options.join(", ")})` : "";
  const verb = names.length === 1 ? "was" : "were";
  return [`${names.length} of the ${all} required calls ${verb} not: ${names.join(", ")}${how}.`];
}
