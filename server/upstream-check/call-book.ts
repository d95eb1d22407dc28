import type { EndpointName } from "#server/upstream/endpoints.ts";
import type { Finding } from "./finding.ts";

export type Verdict = "works" | "absent" | "wrong" | "not tried";

export interface CheckedCall {
  readonly call: EndpointName;
  /** Null: it was not sent. */
  readonly request: string | null;
  readonly verdict: Verdict;
  /** Why it is not `works`, or what its answer said. */
  readonly reason: string | null;
  readonly findings: readonly Finding[];
}

const order: readonly Verdict[] = ["not tried", "works", "absent", "wrong"];

/** What is known of each call. Of a call that was sent more than once, its worst outcome. */
export class CallBook {
  readonly #calls = new Map<EndpointName, CheckedCall>();

  add(checked: CheckedCall): void {
    const before = this.#calls.get(checked.call);
    if (!before) return void this.#calls.set(checked.call, checked);
    const isWorse = order.indexOf(checked.verdict) > order.indexOf(before.verdict);
    const worst = isWorse ? checked : before;
    const known = new Set(before.findings.map(({ path, does }) => `${path} ${does}`));
    const added = checked.findings.filter(({ path, does }) => !known.has(`${path} ${does}`));
    this.#calls.set(checked.call, { ...worst, findings: [...before.findings, ...added] });
  }

  notTried(call: EndpointName, reason: string): void {
    this.add({ call, request: null, verdict: "not tried", reason, findings: [] });
  }

  /** Something that an answer by itself does not show. */
  wrong(call: EndpointName, reason: string): void {
    const known = this.#calls.get(call);
    this.add({ call, request: known?.request ?? null, verdict: "wrong", reason, findings: [] });
  }

  /** Something to know about a call that works. */
  remark(call: EndpointName, reason: string): void {
    const known = this.#calls.get(call);
    if (known) this.#calls.set(call, { ...known, reason });
  }

  get(call: EndpointName): CheckedCall {
    return (
      this.#calls.get(call) ?? {
        call,
        request: null,
        verdict: "not tried",
        reason: null,
        findings: [],
      }
    );
  }
}
