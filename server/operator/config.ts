import { z } from "zod";
import type { Area } from "#server/upstream/endpoints.ts";
import type { FeesVat } from "#app/domain/shop/cart-totals.ts";
import { formerNames } from "#server/operator/config-values.ts";
import type { Staff } from "#server/operator/staff-tokens.ts";
import type { Identity } from "#server/theatre/identity/identity.ts";
import type { Redirects } from "#server/operator/redirects-file.ts";
import { variables } from "#server/operator/variables.ts";

/**
 * The configuration of this process. Created once from the environment, frozen and passed on: no other module of the
 * app reads `process.env`.
 */
export interface Config {
  readonly mode: "production" | "development";
  readonly port: number;
  /** A start that takes longer ends with exit code 1. */
  readonly startSeconds: number;
  /** A stop ends the process after this many seconds, even with unfinished work. */
  readonly stopSeconds: number;
  /** Of these, how long it still accepts connections while `/readyz` answers 503. */
  readonly drainSeconds: number;
  /** Where `/metrics` is served; null: nowhere. */
  readonly metricsPort: number | null;
  /** The address where `/metrics` listens. */
  readonly metricsHost: string;
  /** The address to listen on; null: all of them, including IPv6. */
  readonly host: string | null;
  /** Scheme, host and port of the public site, without a trailing slash; null: the request's own. */
  readonly publicOrigin: string | null;
  /**
   * Whether the public site is on https: decides `Secure`, the `__Host-` prefix, HSTS and upgrade-insecure-requests.
   */
  readonly secure: boolean;
  /** Base URL of the theatre's back office; null: standalone, with the standalone back office in this process. */
  readonly apiBaseUrl: string | null;
  /** File of the ES module that maps the calls to the back office's own; null: the back office has the site's calls. */
  readonly upstreamAdapter: string | null;
  /** Areas that the site leaves out, whatever the back office answers. */
  readonly absentAreas: readonly Area[];
  /** The theatre's own page that takes over a cart if the back office takes no orders; null: none. */
  readonly checkoutUrl: string | null;
  /** A call that reads from the upstream ends after this many milliseconds, without an answer. */
  readonly upstreamReadMs: number;
  /** The same for a call that changes something. */
  readonly upstreamSendMs: number;
  /** Concurrent calls to the upstream; others wait. */
  readonly upstreamConcurrency: number;
  /** The upstream performs requests with the same `Idempotency-Key` once, so the site may send such a request again. */
  readonly upstreamHonoursKeys: boolean;
  /** The field names of the e-mail and the password in the call that signs in. */
  readonly loginFields: readonly [email: string, password: string];
  /** Where its answer has the token, as a dotted path; null: in one of the usual places. */
  readonly loginToken: string | null;
  /** Base URL of the originals of `/images/…`; null: the same as for the API. */
  readonly imageBaseUrl: string | null;
  /** PostgreSQL of the standalone back office; null: PGlite under `dataDir`. */
  readonly databaseUrl: string | null;
  /** Connections of this process to it. */
  readonly databasePool: number;
  /** The database ends a statement after this many seconds. */
  readonly databaseStatementSeconds: number;
  /** Redis or Valkey, which replicas share; null: the shared state stays in this process. */
  readonly redisUrl: string | null;
  /** The only directory this program writes to; null: it writes nothing, and such data stays in memory. */
  readonly dataDir: string | null;
  /** Newest first: the first one signs, all of them verify. Empty: not set, see `withPersistedSecret`. */
  readonly sessionSecrets: readonly string[];
  /** Whether this process sends the standalone back office's e-mails and cleans up. */
  readonly hasJobs: boolean;
  /** SMTP server for the standalone back office's e-mails; null: one `.eml` file per e-mail under `dataDir`/outbox. */
  readonly smtpUrl: string | null;
  /** Where the site itself sends withdrawals for which the back office has no call; null: nowhere. */
  readonly withdrawalMail: string | null;
  /** The countries of delivery: the site shows the texts that the law of Slovakia requires only if goods go there. */
  readonly deliverTo: readonly ("CZ" | "SK")[];
  /** ARES, where the standalone back office looks up companies by their number; null: three demo companies. */
  readonly aresUrl: string | null;
  /** Who may send the standalone back office's calls for staff (`/api/admin/…`); nobody: they do not exist. */
  readonly staff: readonly Staff[];
  /** Hide the old price and the sale label if the upstream gives no lowest price of the last 30 days. */
  readonly requireLowestPrice: boolean;
  /** Whose tax rate delivery and payment fees have: their own, or those of the goods they belong to. */
  readonly feesVat: FeesVat;
  /** Percent; of the tickets that the standalone back office sells. */
  readonly ticketVat: number;
  /** How long the site caches a page that is the same for all visitors, in seconds; 0: not at all. */
  readonly pageSeconds: number;
  /** How many of our own proxies append to X-Forwarded-For; 0: none, and the site ignores the header. */
  readonly trustProxy: number;
  /** The analytics tag; null: none. */
  readonly tag: {
    /** Origins that the tag may load from and report to; the first one has its script. */
    readonly origins: readonly [string, ...string[]];
    /** Id of a container or a data stream, e.g. GTM-ABC123 or G-ABC123. */
    readonly id: string;
  } | null;
  /** Ask visitors for their cookie consent as long as they have not chosen. */
  readonly consentBar: boolean;
  /** Tile server of the interactive maps; null: maps are static pictures only. */
  readonly map: {
    /** With {z}, {x} and {y}, and {s} if the server has numbered or lettered subdomains. */
    readonly tiles: string;
    /** The attribution shown in the corner of the map. */
    readonly attribution: string;
    /** As written in the Content-Security-Policy; {s} becomes `*`. */
    readonly origin: string;
  } | null;
  /** The contact for reports of vulnerabilities, a `mailto:`, `https:` or `tel:` address; null: no security.txt. */
  readonly securityContact: string | null;
  /** The theatre's folder; null: the demonstration's, or none before a back office. */
  readonly theatreDir: string | null;
  /** The folder's facts about the theatre, read after the environment and again at SIGHUP; null: it has none. */
  readonly identity: Identity | null;
  /** Redirects from old addresses; may be empty. */
  readonly redirects: Redirects;
  /** Whether search engines may index this site. */
  readonly indexing: boolean;
  readonly logLevel: "trace" | "debug" | "info" | "warn" | "error" | "fatal" | "silent";
}

/** All problems of the environment, one line per variable. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
    this.name = "ConfigError";
    this.problems = problems;
  }
}

const environment = z
  .object({
    ...variables["Server and public origin"],
    ...variables["Theatre and behaviour"],
    ...variables["Back office"],
    ...variables["Standalone only"],
  })
  .superRefine((values, context) => {
    if (Boolean(values.TAG_ORIGIN) !== Boolean(values.TAG_ID)) {
      const path = values.TAG_ORIGIN ? "TAG_ID" : "TAG_ORIGIN";
      context.addIssue({ code: "custom", path: [path], message: "TAG_ORIGIN and TAG_ID go together" });
    }
    if (values.DRAIN_SECONDS > Math.max(0, values.STOP_SECONDS - 2)) {
      const message = "must be at least 2 less than STOP_SECONDS, in which requests in flight finish";
      context.addIssue({ code: "custom", path: ["DRAIN_SECONDS"], message });
    }
    if (values.UPSTREAM_ADAPTER && !values.API_BASE_URL) {
      const message = "needs the API_BASE_URL of the back office";
      context.addIssue({ code: "custom", path: ["UPSTREAM_ADAPTER"], message });
    }
    if (values.PUBLIC_ORIGIN?.startsWith("https:") && !values.SESSION_SECRETS) {
      context.addIssue({
        code: "custom",
        path: ["SESSION_SECRETS"],
        message: "is required if PUBLIC_ORIGIN is https (one secret: openssl rand -base64 33)",
      });
    }
  });

const variableNames: readonly string[] = Object.keys(environment.shape);

/** Parses an environment. An empty value counts as not set. Throws ConfigError naming every invalid variable. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const input = Object.fromEntries(
    variableNames.map((name) => [name, env[name]?.trim() || undefined] as const),
  );
  const parsed = environment.safeParse(input);
  const renamed = Object.entries(formerNames).flatMap(([name, now]) =>
    env[name] ? [`${name}: ${now}`] : [],
  );
  if (!parsed.success || renamed.length > 0) {
    const issues = parsed.error?.issues ?? [];
    throw new ConfigError([
      ...issues.map((issue) => `${String(issue.path[0] ?? "environment")}: ${issue.message}`),
      ...renamed,
    ]);
  }
  const values = parsed.data;
  return Object.freeze({
    mode: values.NODE_ENV === "development" ? "development" : "production",
    port: values.PORT,
    startSeconds: values.START_SECONDS,
    stopSeconds: values.STOP_SECONDS,
    metricsPort: values.METRICS_PORT ?? null,
    metricsHost: values.METRICS_HOST,
    drainSeconds: values.DRAIN_SECONDS,
    host: values.HOST ?? null,
    publicOrigin: values.PUBLIC_ORIGIN ?? null,
    secure: values.PUBLIC_ORIGIN?.startsWith("https:") ?? false,
    apiBaseUrl: values.API_BASE_URL ?? null,
    upstreamAdapter: values.UPSTREAM_ADAPTER ?? null,
    absentAreas: Object.freeze(values.ABSENT_AREAS),
    checkoutUrl: values.CHECKOUT_URL ?? null,
    upstreamReadMs: values.UPSTREAM_READ_MS,
    upstreamSendMs: values.UPSTREAM_SEND_MS,
    upstreamConcurrency: values.UPSTREAM_CONCURRENCY,
    // The standalone back office honours the key; whether another back office does is unknown.
    upstreamHonoursKeys: values.UPSTREAM_IDEMPOTENCY
      ? values.UPSTREAM_IDEMPOTENCY === "on"
      : !values.API_BASE_URL,
    loginFields: values.LOGIN_FIELDS,
    loginToken: values.LOGIN_TOKEN ?? null,
    imageBaseUrl: values.IMAGE_BASE_URL ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    databasePool: values.DATABASE_POOL,
    databaseStatementSeconds: values.DATABASE_STATEMENT_SECONDS,
    redisUrl: values.REDIS_URL ?? null,
    dataDir: values.DATA_DIR,
    sessionSecrets: Object.freeze(values.SESSION_SECRETS ?? []),
    hasJobs: values.JOBS === "on",
    smtpUrl: values.SMTP_URL ?? null,
    withdrawalMail: values.WITHDRAWAL_MAIL ?? null,
    deliverTo: Object.freeze(values.DELIVER_TO),
    aresUrl: values.ARES_URL ?? null,
    staff: values.STAFF_TOKENS ?? [],
    requireLowestPrice: values.REQUIRE_LOWEST_PRICE === "true",
    feesVat: values.DELIVERY_VAT,
    ticketVat: values.TICKET_VAT,
    pageSeconds: values.PAGE_SECONDS,
    trustProxy: values.TRUST_PROXY,
    tag: values.TAG_ORIGIN && values.TAG_ID ? { origins: values.TAG_ORIGIN, id: values.TAG_ID } : null,
    consentBar: values.CONSENT_BAR === "on",
    map: values.MAP_TILES_URL ? { ...values.MAP_TILES_URL, attribution: values.MAP_ATTRIBUTION } : null,
    securityContact: values.SECURITY_CONTACT ?? null,
    theatreDir: values.THEATRE_DIR ?? null,
    identity: null,
    redirects: values.REDIRECTS_FILE ?? new Map(),
    indexing: values.INDEXING === "on",
    logLevel: values.LOG_LEVEL,
  } satisfies Config);
}
