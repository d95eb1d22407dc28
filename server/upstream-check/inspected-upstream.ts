import { z } from "zod";
import type { Upstream } from "#server/upstream/client.ts";
import { endpoints, type Endpoint, type EndpointName } from "#server/upstream/endpoints.ts";
import type { UpstreamResult } from "#server/upstream/failure.ts";
import type { CallBook } from "./call-book.ts";
import { failureSentence } from "./failure-sentence.ts";
import { findingsOf, type Noted } from "./finding.ts";
import { consequenceOf } from "./consequences.ts";
import { judgeAnswer } from "./judged-answer.ts";
import type { Exchange } from "./recorded-fetch.ts";

export interface Inspection {
  readonly book: CallBook;
  readonly exchanges: readonly Exchange[];
  /** What the client has logged about the last broken answer. */
  readonly why: () => string | null;
  /** Whether an adapter stands between the answer and the site: then the answer's own form says nothing. */
  readonly isAdapted: boolean;
  /** Whether the adapter or the operator say that it is not there. */
  readonly isSwitchedOff: (name: EndpointName) => boolean;
}

const customers: ReadonlySet<EndpointName> = new Set([
  "me",
  "carts",
  "createCart",
  "addresses",
  "company",
  "orders",
  "ownOrder",
  "orderSummary",
  "subscription",
]);
/** Asked with a value that nothing has, to see whether the call is there. */
const probes: ReadonlySet<EndpointName> = new Set([
  "checkReset",
  "registeredCompany",
  "addVoucher",
  "infoPage",
]);

/** The upstream of the site, with what it answers written into the book. */
export function inspectedUpstream(inner: Upstream, inspection: Inspection): Upstream {
  const { book, exchanges } = inspection;

  async function look<T>(
    name: EndpointName,
    ask: () => Promise<UpstreamResult<unknown>>,
    schema: z.ZodType<T>,
  ): Promise<UpstreamResult<T>> {
    if (inspection.isSwitchedOff(name)) {
      const reason = "the adapter or ABSENT_AREAS say that it is absent";
      book.add({ call: name, request: null, verdict: "absent", reason, findings: [] });
      return { ok: false, error: { kind: "not-found", body: null, code: null, codes: [], value: null } };
    }
    const sentBefore = exchanges.length;
    const answer = await ask();
    const sent = exchanges.slice(sentBefore);
    const exchange = sent.at(-1);
    const request = sent[0] ? withoutSecrets(sent[0].request, name) : null;
    const entry = { call: name, request, findings: [] };
    if (answer.ok) {
      const { parsed, notes } = judgeAnswer(name, answer.value, schema);
      const all = [...formNotes(endpoints[name], exchange, inspection.isAdapted), ...notes];
      const isWrong = !parsed.ok || all.some(({ kind }) => kind === "wrong");
      const findings = findingsOf(all, customers.has(name));
      book.add({ ...entry, verdict: isWrong ? "wrong" : "works", reason: null, findings });
      return parsed.ok ? { ok: true, value: parsed.value } : { ok: false, error: { kind: "broken" } };
    }
    const failure = answer.error;
    const code = "code" in failure ? failure.code : null;
    if (probes.has(name) && exchange?.body === "json" && code !== null) {
      book.add({ ...entry, verdict: "works", reason: `it refuses, as it should: ${code}` });
    } else {
      // Of one record, a 404 with a code says that there is no such record.
      const isRecord = /\{(?!locale\})/.test(endpoints[name].path) && code !== null;
      const isMissing = !isRecord && [404, 405, 501].includes(exchange?.status ?? 0);
      const why = failureSentence({
        failure,
        exchange,
        why: inspection.why(),
        isCustomers: customers.has(name),
      });
      const reason = isMissing ? `${why}: there is no such call` : `${why}; ${consequenceOf(name)}`;
      book.add({ ...entry, verdict: isMissing ? "absent" : "wrong", reason });
    }
    return answer;
  }

  return {
    ...inner,
    read: (name, params, schema) => look(name, () => inner.read(name, params, z.unknown()), schema),
    shared: (name, params, schema) => look(name, () => inner.shared(name, params, z.unknown()), schema),
    send: (name, params, body, schema, ...key) =>
      look(name, () => inner.send(name, params, body, z.unknown(), ...key), schema),
    asGuest: () => inspectedUpstream(inner.asGuest(), inspection),
    as: (token) => inspectedUpstream(inner.as(token), inspection),
  };
}

/** Whoever knows the id of a cart or the hash of an order has it. */
function withoutSecrets(request: string, name: EndpointName): string {
  const isSecret = /\{(?:tempId|cartId|hash)\}/.test(endpoints[name].path) || name === "deliveries";
  return isSecret ? request.replaceAll(/([/=])[\w-]{16,}/g, "$1…") : request;
}

/** Whether the data stand where docs/upstream-api.md has them. */
function formNotes(
  { answer }: Endpoint,
  exchange: Exchange | undefined,
  isAdapted: boolean,
): readonly Noted[] {
  if (isAdapted || exchange?.body !== "json") return [];
  const { json } = exchange;
  const isWrapped = typeof json === "object" && json !== null && !Array.isArray(json) && "data" in json;
  const note = (does: string): Noted => ({ kind: "accepted", path: [], value: json, does });
  if (answer === "bare" && isWrapped)
    return [note("the data are read from data, although they could be the body")];
  if ((answer === "data" || answer === "page") && !isWrapped)
    return [note("the data are the body instead of data")];
  return [];
}
