import { createHash } from "node:crypto";
import { parseJson } from "#app/domain/parse-json.ts";
import { endpoints, type Endpoint, type EndpointName } from "#server/upstream/endpoints.ts";
import {
  firstExceeded,
  giveBack,
  isOverLimit,
  limits,
  orderTarget,
  tryAccount,
  type Counting,
  type Use,
} from "./limits.ts";

/** A call of the demo backend from outside. */
export interface ApiCall {
  readonly method: string;
  readonly pathname: string;
  readonly authorization: string | null;
  /** As sent; JSON or not. Null: a reading. */
  readonly body: Uint8Array | null;
}

interface Passage {
  /** Seconds to wait; 0 = the call is passed on. */
  readonly wait: number;
  /**
   * Has to be called with the status of the answer to a call that was passed on. Seconds to wait, which are answered
   * instead; 0: the answer is passed back.
   */
  settle(status: number): Promise<number>;
}

interface Named {
  readonly segment: (name: string) => string;
  readonly field: (name: string) => string;
}

/**
 * Which uses a call counts, and whether only those that fail. `guess`: it has a secret, and only wrong ones are counted
 * and refused, as in `withSecret` of the pages.
 */
type Rule = "guess" | { readonly uses: (call: Named) => readonly Use[]; readonly failuresOnly?: true };

/** The limits of the forms that make these calls, with the same counters. Sign-ins and passwords are counted below. */
const rules: Partial<Record<EndpointName, Rule>> = {
  newGuestCart: { uses: () => [[limits.cart]] },
  createCart: { uses: () => [[limits.cart]] },
  register: { uses: ({ field }) => [[limits.register], [limits.registerEmail, field("email")]] },
  askForReset: { uses: ({ field }) => [[limits.forgot], [limits.forgotEmail, field("email")]] },
  subscribe: { uses: ({ field }) => [[limits.newsletter], [limits.newsletterEmail, field("email")]] },
  sendConsent: { uses: ({ field }) => [[limits.newsletter], [limits.newsletterEmail, field("email")]] },
  sendRating: { uses: ({ field }) => [[limits.rating], [limits.ratingEmail, field("email")]] },
  sendRatingReport: {
    uses: ({ field }) => [[limits.ratingReport], [limits.ratingReportEmail, field("email")]],
  },
  sendComplaint: { uses: ({ field }) => [[limits.complaint], [limits.complaintEmail, field("email")]] },
  addVoucher: {
    uses: ({ segment }) => [[limits.voucher], [limits.voucherCart, segment("cartId")]],
    failuresOnly: true,
  },
  lookUpVoucher: { uses: () => [[limits.voucher]], failuresOnly: true },
  previewVoucher: { uses: () => [[limits.voucherPreview]] },
  placeOrder: { uses: ({ field }) => [[limits.order], [limits.orderEmail, field("email")]] },
  sendWithdrawal: { uses: ({ field }) => [[limits.withdrawal], [limits.withdrawalEmail, field("email")]] },
  startPayment: { uses: ({ segment }) => [[limits.payment, orderTarget(segment("id"), segment("hash"))]] },
  sendPaymentLink: {
    uses: ({ segment }) => [
      [limits.paymentLink],
      [limits.paymentLinkOrder, orderTarget(segment("id"), segment("hash"))],
    ],
  },
  registeredCompany: { uses: () => [[limits.ares]] },
  orderSummary: "guess",
  issueInvoice: "guess",
  orderDocument: "guess",
  checkReset: "guess",
  setPassword: "guess",
  confirmRating: "guess",
  confirmSubscription: "guess",
  endSubscription: "guess",
  confirmEmailChange: "guess",
};

/** The account whose password a call names. */
const accounts: Partial<Record<EndpointName, (call: Named & ApiCall) => string>> = {
  logIn: ({ field }) => field("email"),
  savePassword: tokenOf,
  askForEmailChange: tokenOf,
  deleteAccount: tokenOf,
};

/**
 * Counts a call to `/api/*` of the demo backend, which is open to everybody: the limits of the forms hold there too.
 * Calls of the site itself do not come this way.
 */
export async function passApi(context: Counting, call: ApiCall): Promise<Passage> {
  const found = findCall(call);
  if (!found) return countForm(context, call);
  const { name, named } = found;
  const account = accounts[name];
  if (account) return passAccount(context, account({ ...call, ...named }));
  const rule = rules[name];
  if (!rule) return countForm(context, call);
  if (rule === "guess") return countGuess(context);
  const uses = rule.uses(named);
  const over = await firstExceeded(context, ...uses);
  if (over) return fixed(over.seconds);
  return {
    wait: 0,
    async settle(status) {
      if (!rule.failuresOnly || isJudged(status)) return 0;
      for (const [limit, target] of uses) {
        // oxlint-disable-next-line no-await-in-loop -- two counters of one store
        await giveBack(context, limit, target);
      }
      return 0;
    },
  };
}

async function countForm(context: Counting, { method }: ApiCall): Promise<Passage> {
  const isChange = method !== "GET" && method !== "HEAD";
  const over = isChange ? await firstExceeded(context, [limits.form]) : null;
  return fixed(over?.seconds ?? 0);
}

function countGuess(context: Counting): Passage {
  return {
    wait: 0,
    async settle(status) {
      const isWrong = status === 404 || status === 410;
      return isWrong && (await isOverLimit(context, limits.secret)) ? limits.secret.seconds : 0;
    },
  };
}

async function passAccount(context: Counting, account: string): Promise<Passage> {
  const over = await firstExceeded(context, [limits.signIn]);
  if (over) return fixed(over.seconds);
  const tries = await tryAccount(context, account);
  if (tries.wait > 0) return fixed(tries.wait);
  return {
    wait: 0,
    async settle(status) {
      if (status < 400) {
        await tries.forget();
        await giveBack(context, limits.signIn);
      } else if (!isJudged(status)) await tries.takeBack();
      return 0;
    },
  };
}

/** A wait, or a passage whose answer changes no count (0). */
function fixed(wait: number): Passage {
  return { wait, settle: async () => 0 };
}

/** Whether the answer says that the secret was wrong. */
function isJudged(status: number): boolean {
  return status >= 400 && status < 500;
}

const patterns = Object.entries(endpoints).map(([name, { method, path }]) => ({
  name: name as EndpointName,
  method,
  segments: path.split("/"),
}));

/** Whether a GET or HEAD changes something, as the one does that makes a cart. */
export function isChangingRead({ method, pathname }: Pick<ApiCall, "method" | "pathname">): boolean {
  const found = matching(method, pathname);
  if (!found) return false;
  const endpoint: Endpoint = endpoints[found.name];
  return endpoint.repeat === "never";
}

/**
 * The pattern of a call by its method, where HEAD is answered as GET, and its path, which Hono decodes too; the first
 * that matches, words before names.
 */
function matching(method: string, pathname: string) {
  const asked = decoded(pathname).split("/");
  const found = patterns.filter(
    (pattern) =>
      pattern.method === (method === "HEAD" ? "GET" : method) &&
      pattern.segments.length === asked.length &&
      pattern.segments.every((segment, index) => segment.startsWith("{") || segment === asked[index]),
  );
  const [first] = found.toSorted((a, b) => namesIn(a.segments) - namesIn(b.segments));
  return first ? { ...first, asked } : null;
}

function findCall({ method, pathname, body }: ApiCall) {
  const first = matching(method, pathname);
  if (!first) return null;
  const { asked } = first;
  const fields = fieldsOf(body);
  const named: Named = {
    segment: (name) => asked[first.segments.indexOf(`{${name}}`)] ?? "",
    field(name) {
      const value = fields.get(name);
      return typeof value === "string" ? value : "";
    },
  };
  return { name: first.name, named };
}

function namesIn(segments: readonly string[]): number {
  return segments.filter((segment) => segment.startsWith("{")).length;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The fields of a JSON object; none where the body is something else, which the backend refuses. */
function fieldsOf(body: Uint8Array | null): ReadonlyMap<string, unknown> {
  const sent = parseJson(new TextDecoder().decode(body ?? new Uint8Array()));
  const isObject = sent.ok && typeof sent.value === "object" && sent.value !== null;
  return new Map(isObject ? Object.entries(sent.value ?? {}) : []);
}

/** A bearer token names its account, and is not stored as it is. */
function tokenOf({ authorization }: ApiCall): string {
  return `token ${createHash("sha256")
    .update(authorization ?? "")
    .digest("base64url")}`;
}
