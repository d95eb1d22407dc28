import { z } from "zod";
import { Refusal, notFound } from "#standalone/refusal.ts";
import type { Log } from "#standalone/log.ts";
import type { RegisteredCompany } from "#standalone/schemas/customer.ts";
import { readAresAnswer } from "./ares-answer.ts";

/** In bytes. */
const longestAnswer = 128 * 1024;

export interface BusinessRegister {
  /**
   * The company with this IČO of eight digits.
   * @throws Refusal 404 for an unknown number, 503 `unavailable` if the register does not answer.
   */
  find(ico: string): Promise<RegisteredCompany>;
}

export interface DemoRegister {
  readonly companies: readonly (RegisteredCompany & { readonly country: string })[];
  /** For this number the demo register is unavailable. */
  readonly silentIco: string;
}

/** The register at `url` with a timeout of `patience` milliseconds; without a URL the companies of the demo data. */
export function openBusinessRegister({
  url,
  demo,
  log,
  patience = 3_000,
}: {
  url: string | null;
  demo: DemoRegister | null;
  log: Log;
  patience?: number;
}): BusinessRegister {
  return { find: async (ico) => (url === null ? findInDemo(demo, ico) : findInAres(ico)) };

  async function findInAres(ico: string): Promise<RegisteredCompany> {
    try {
      const response = await fetch(`${url}/${ico}`, {
        headers: { Accept: "application/json" },
        redirect: "error",
        signal: AbortSignal.timeout(patience),
      });
      if (response.status === 404) throw notFound();
      if (!response.ok) throw new Error(`status ${response.status}`);
      return readAresAnswer(JSON.parse(await textOf(response)));
    } catch (error) {
      if (error instanceof Refusal) throw error;
      log.warn("standalone.ares-failed", { reason: reasonOf(error) });
      throw new Refusal(503, "unavailable");
    }
  }
}

/** Stops reading and closes the connection at the limit, which applies to the unpacked answer. */
async function textOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) break;
    size += value.byteLength;
    if (size > longestAnswer) {
      await reader?.cancel();
      throw new Error("the answer is too long");
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks, size).toString("utf8");
}

function findInDemo(demo: DemoRegister | null, ico: string): RegisteredCompany {
  const { companies, silentIco } = demo ?? { companies: [], silentIco: null };
  if (ico === silentIco) throw new Refusal(503, "unavailable");
  const found = companies.find((company) => company.ico === ico);
  if (!found) throw notFound();
  const { country: _country, ...company } = found;
  return company;
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return "the answer has another shape";
  return error instanceof Error ? error.message : "unknown";
}
