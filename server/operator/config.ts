import { z } from "zod";
import { formerNames } from "#server/operator/config-values.ts";
import type { Identity } from "#server/theatre/identity/identity.ts";
import type { Redirects } from "#server/operator/redirects-file.ts";
import { variables } from "#server/operator/variables.ts";

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

/**
 * The configuration of this process. Created once from the environment, frozen and passed on: no other module of the
 * app reads `process.env`. `variables` describes the fields; null: not set.
 */
export type Config = z.output<typeof configuration>;

const configuration = environment.transform((values) =>
  Object.freeze({
    mode: values.NODE_ENV === "development" ? "development" : "production",
    port: values.PORT,
    startSeconds: values.START_SECONDS,
    stopSeconds: values.STOP_SECONDS,
    metricsPort: values.METRICS_PORT ?? null,
    metricsHost: values.METRICS_HOST,
    drainSeconds: values.DRAIN_SECONDS,
    host: values.HOST ?? null,
    publicOrigin: values.PUBLIC_ORIGIN ?? null,
    /** Decides `Secure`, the `__Host-` prefix, HSTS and upgrade-insecure-requests. */
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
    /** Null: this process writes nothing, and such data stays in memory. */
    dataDir: values.DATA_DIR,
    /** Newest first: the first one signs, all of them verify. Empty: not set, see `withPersistedSecret`. */
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
    /** The facts of the theatre's folder, read after the environment and again at SIGHUP; null: it has none. */
    identity: null as Identity | null,
    redirects: values.REDIRECTS_FILE ?? (new Map() as Redirects),
    indexing: values.INDEXING === "on",
    logLevel: values.LOG_LEVEL,
  }),
);

const variableNames: readonly string[] = Object.keys(environment.shape);

/** Parses an environment. An empty value counts as not set. Throws ConfigError naming every invalid variable. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const input = Object.fromEntries(
    variableNames.map((name) => [name, env[name]?.trim() || undefined] as const),
  );
  const parsed = configuration.safeParse(input);
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
  return parsed.data;
}
