import { endpoints, type Endpoint, type EndpointName } from "#server/upstream/endpoints.ts";
import type { UpstreamResult } from "#server/upstream/failure.ts";
import type { Trace } from "./trace.ts";

export interface Judgement {
  readonly verdict: "works" | "absent" | "missing" | "wrong" | "not tried";
  /** Why it does not work, with zod's paths, or a remark; null: it works. */
  readonly reason: string | null;
}

/** Sent with a value that no record has, to see whether the call exists. */
const probes: readonly EndpointName[] = ["checkReset", "registeredCompany", "addVoucher", "infoPage"];

type Seen = Trace & { readonly isCustomers: boolean };

/** The verdict on an answer, from the client's result and its log lines. */
export function judge(name: EndpointName, answer: UpstreamResult<unknown>, seen: Seen): Judgement {
  const { status, unread, localTimes } = seen;
  if (answer.ok && unread.length > 0) return { verdict: "wrong", reason: `left out: ${unread.join("; ")}` };
  if (answer.ok && localTimes.length > 0)
    return {
      verdict: "works",
      reason: `no offset, so it is taken for Prague's time: ${localTimes.join(", ")}`,
    };
  if (answer.ok) return { verdict: "works", reason: null };
  const code = "code" in answer.error ? answer.error.code : null;
  if (code !== null && probes.includes(name))
    return { verdict: "works", reason: `it refuses, as it should: ${code}` };
  // For one record, a 404 with a code means that the record does not exist.
  const isRecord = /\{(?!locale\})/.test(endpoints[name].path) && code !== null;
  if (!isRecord && (status === 404 || status === 405 || status === 501))
    return absent(name, `it answers ${status}`);
  return { verdict: "wrong", reason: reasonOf(answer.error.kind, code, seen) };
}

/** The back office lacks a call that the site requires. */
export function absent(name: EndpointName, reason: string): Judgement {
  const { specified, dispensable }: Endpoint = endpoints[name];
  return { verdict: specified && !dispensable ? "missing" : "absent", reason };
}

function reasonOf(kind: string, code: string | null, seen: Seen): string {
  const { request, status, location, why, unread, isCustomers } = seen;
  const answers = `it answers ${status}`;
  if (why?.startsWith("adapter: ")) return `the adapter failed: ${why.slice("adapter: ".length)}`;
  if (kind === "timed-out") return "there was no answer in time (UPSTREAM_READ_MS, UPSTREAM_SEND_MS)";
  if (request === null && status === null) return "it was not sent: a value of its path is missing";
  if (status === null) return connectionSentence(why ?? "");
  if (why === "shape") return unread.join("; ");
  if (why === "redirect")
    return `${answers}, a redirect to ${location ?? "nowhere"}: the site follows none, so give the address behind it`;
  if (status === 401 && isCustomers)
    return `${answers}: the token is not accepted (see customer in the adapter)`;
  if (status === 401 || status === 403)
    return `${answers}: if the back office wants an API key, give it in headers of the adapter`;
  if (why === "no-json" || kind === "misrouted")
    return `${answers} with a page instead of JSON: is this the address of the API?`;
  return `${answers}${why === null ? "" : `, which cannot be read: ${why}`}${code === null ? "" : ` (${code})`}`;
}

const sentences = [
  [/^ECONNREFUSED$/, "nothing listens at this address"],
  [/^ENOTFOUND$/, "the name of its host is not known"],
  [/^(?:ERR_(?:SSL|TLS)|CERT|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO)_/, "its certificate is not accepted"],
] as const;

function connectionSentence(error: string): string {
  const [, sentence] = sentences.find(([code]) => code.test(error)) ?? [null, "there was no answer"];
  return `${sentence} (${error})`;
}

const needs: Readonly<Record<string, readonly EndpointName[]>> = {
  "needs --changes": ["newGuestCart", "deleteCart"],
  "needs --login": ["logIn", "logOut"],
  "needs --changes, and --login or --token T of a customer without a cart": ["createCart"],
  "needs --changes and an available product": ["putLine"],
  "needs --changes and --voucher CODE": ["addVoucher", "removeVoucher"],
  "needs --cart ID or --changes": ["guestCart"],
  "needs --cart ID, --login, --token T or --changes": ["deliveries"],
  "needs --login or --token T of a customer with an order": ["ownOrder", "orderSummary"],
  "needs a record, and its list has none": ["product", "similarProducts", "production", "person", "article"],
  "no product or document names one": ["picture", "file"],
};

/** Why the check did not send a call; `found`: what it found out. */
export function notSent(name: EndpointName, found?: string): Judgement {
  const { ofCustomer }: Endpoint = endpoints[name];
  const [need] = Object.entries(needs).find(([, names]) => names.includes(name)) ?? [];
  return {
    verdict: "not tried",
    reason: ofCustomer
      ? "needs --login or --token T"
      : (found ?? need ?? "it changes something or needs a visitor: try it on the site"),
  };
}
