import { parseArgs } from "node:util";
import type { Config } from "#server/config.ts";
import type { Adapter } from "#server/upstream/adapter.d.ts";
import { checkUpstream, type CheckOptions } from "./check.ts";
import { linesOf } from "./report.ts";

export interface CommandResult {
  readonly lines: readonly string[];
  /** 0: the site can use the back office; 1: something is wrong, or a specified call is missing; 2: the arguments. */
  readonly exitCode: 0 | 1 | 2;
}

const usage = [
  "Usage: npm run check:upstream -- URL [--adapter FILE] [--token T] [--cart ID] [--changes] [--json]",
  "",
  "  URL            base URL of the back office; API_BASE_URL without it",
  "  --adapter FILE the adapter; UPSTREAM_ADAPTER without it",
  "  --token T      a customer's token: asks the calls of a signed-in customer",
  "  --cart ID      tempId of a filled guest's cart: checks its lines and vouchers",
  "  --changes      makes a guest's cart, puts a product into it, changes and deletes it; orders nothing",
  "  --product ID   the product for --changes; the first one of the catalogue without it",
  "  --voucher CODE a voucher for --changes",
  "  --json         one JSON document instead of lines",
];

interface Parts extends Pick<CheckOptions, "fetch" | "clock" | "timer"> {
  readonly loadAdapter: (file: string) => Promise<Adapter>;
}

/** `npm run check:upstream`. The other variables of the environment count as they do for the site. */
export async function runCheck(
  args: readonly string[],
  config: Config,
  { loadAdapter, ...parts }: Parts,
): Promise<CommandResult> {
  const read = readArguments(args);
  if (!read.ok) return { lines: [read.error, ...usage], exitCode: 2 };
  const { url, adapter: file = config.upstreamAdapter, json, product, ...given } = read.values;
  const apiBaseUrl = (url ?? config.apiBaseUrl)?.replace(/\/+$/, "");
  if (!apiBaseUrl || !URL.canParse(apiBaseUrl) || !/^https?:$/.test(new URL(apiBaseUrl).protocol))
    return { lines: ["URL must be an http(s) address.", ...usage], exitCode: 2 };
  if (product !== undefined && !/^\d{1,15}$/.test(product))
    return { lines: ["--product must be a number.", ...usage], exitCode: 2 };
  const report = await checkUpstream({
    ...parts,
    config: { ...config, apiBaseUrl, upstreamAdapter: file },
    adapter: file === null ? null : await loadAdapter(file),
    token: given.token ?? null,
    cart: given.cart ?? null,
    changes: given.changes ?? false,
    voucher: given.voucher ?? null,
    product: product === undefined ? null : Number(product),
  });
  return {
    lines: json ? [JSON.stringify(report, null, 2)] : linesOf(report),
    exitCode: report.isRight ? 0 : 1,
  };
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        adapter: { type: "string" },
        token: { type: "string" },
        cart: { type: "string" },
        changes: { type: "boolean" },
        product: { type: "string" },
        voucher: { type: "string" },
        json: { type: "boolean" },
      },
    });
    if (positionals.length > 1) return { ok: false, error: "There is more than one URL." } as const;
    return { ok: true, values: { ...values, url: positionals[0] } } as const;
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : "" } as const;
  }
}
