import type { Exchange } from "./recorded-fetch.ts";
import type { Failure } from "#server/upstream/failure.ts";

export interface FailedCall {
  readonly failure: Failure;
  /** The last request of the call; undefined: none was sent. */
  readonly exchange: Exchange | undefined;
  /** What the client has logged about a broken answer. */
  readonly why: string | null;
  readonly isCustomers: boolean;
}

/** Says in one sentence why a call has no usable answer. */
export function failureSentence({ failure, exchange, why, isCustomers }: FailedCall): string {
  if (why?.startsWith("adapter: ")) return `the adapter failed: ${why.slice("adapter: ".length)}`;
  if (failure.kind === "timed-out") return "there was no answer in time (UPSTREAM_READ_MS, UPSTREAM_SEND_MS)";
  if (!exchange) return "it was not sent: a value of its path is missing";
  const { status, error, location, body } = exchange;
  if (status === null) return connectionSentence(error ?? "");
  if (status >= 300 && status < 400)
    return `it answers ${status}, a redirect to ${location ?? "nowhere"}: the site follows none, so give the address behind it`;
  if (status === 401 && isCustomers)
    return "it answers 401: the token is not accepted (see customer in the adapter)";
  if (status === 401 || status === 403)
    return `it answers ${status}: if the back office wants an API key, give it in headers of the adapter`;
  if (status === 404 || status === 405 || status === 501) return `it answers ${status}${codeOf(failure)}`;
  if (body === "page")
    return `it answers ${status} with a page instead of JSON: is this the address of the API?`;
  if (body === "too-large") return `it answers ${status} with more than the site reads`;
  if (body === "empty" && status < 300) return `it answers ${status} without a body`;
  return status < 300
    ? `its JSON cannot be read (${why ?? failure.kind})`
    : `it answers ${status}${codeOf(failure)}`;
}

function codeOf(failure: Failure): string {
  return "code" in failure && failure.code !== null ? ` (${failure.code})` : "";
}

const sentences: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens at this address (ECONNREFUSED)",
  ENOTFOUND: "the name of its host is not known (ENOTFOUND)",
  EAI_AGAIN: "the name of its host cannot be looked up now (EAI_AGAIN)",
  ETIMEDOUT: "the connection was not made in time (ETIMEDOUT)",
  UND_ERR_CONNECT_TIMEOUT: "the connection was not made in time (UND_ERR_CONNECT_TIMEOUT)",
  ECONNRESET: "the connection was closed before an answer (ECONNRESET)",
  UND_ERR_SOCKET: "the connection was closed before an answer (UND_ERR_SOCKET)",
};

export function connectionSentence(error: string): string {
  const isCertificate = /^(?:ERR_(?:SSL|TLS)|CERT|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO)_?/.test(error);
  if (isCertificate) return `its certificate is not accepted (${error})`;
  return sentences[error] ?? `there was no answer (${error})`;
}
