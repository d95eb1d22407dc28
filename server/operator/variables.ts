import { z } from "zod";
import {
  address,
  areaNames,
  fieldPair,
  checkoutAddress,
  countries,
  contact,
  folder,
  mounted,
  origin,
  origins,
  secrets,
  tileAddress,
  webAddress,
  countBetween,
} from "#server/operator/config-values.ts";
import { readRedirects } from "#server/operator/redirects-file.ts";
import { staffTokens } from "#server/operator/staff-tokens.ts";

/**
 * The environment variables of the site by subject. `npm run docs -- configuration` writes `.env.example` and
 * docs/configuration.md from here.
 */
export const variables = {
  "Server and public origin": {
    NODE_ENV: z
      .enum(["production", "development", "test"])
      .default("production")
      .describe("production or development."),
    PORT: countBetween(0, 65_535).default(3000).describe("The port of the site."),
    HOST: z.string().optional().describe("The address to listen on. Empty: all addresses."),
    PUBLIC_ORIGIN: origin
      .optional()
      .describe(
        "The site's public origin, such as https://www.divadlo.cz. Set it in production: e-mails link to it, and it turns on the list of allowed hosts, secure cookies and HSTS. Empty: the site uses the request's own scheme and host, and sends e-mails with links only to visitors at localhost.",
      ),
    TRUST_PROXY: countBetween(0, 8)
      .default(0)
      .describe("How many proxies in front write X-Forwarded-For. 0: none, the site ignores the header."),
    SESSION_SECRETS: secrets
      .optional()
      .describe(
        "Secrets that sign the cookies: comma separated, newest first, each at least 32 characters (openssl rand -base64 33). Required if PUBLIC_ORIGIN is https. Empty: the site generates one and keeps it in DATA_DIR.",
      ),
    REDIS_URL: address("redis:", "rediss:")
      .optional()
      .describe(
        "redis://user:password@host:6379/0, or rediss:// with TLS: Redis 6 or newer, or Valkey. Replicas share their limits, signed-out sessions, changed carts and locks of carts there. Without a connection each replica uses its own memory and logs that once. Empty: memory, which is right for one process.",
      ),
    PAGE_SECONDS: countBetween(0, 60)
      .default(10)
      .describe(
        "How long the site caches a page that is the same for all visitors, in seconds (0–60). 0: not at all.",
      ),
    START_SECONDS: countBetween(1, 3_600)
      .default(120)
      .describe("A start that takes longer ends with exit code 1, in seconds (1–3600)."),
    STOP_SECONDS: countBetween(2, 3_600)
      .default(9)
      .describe(
        "After SIGTERM the process ends after this many seconds, finished or not (2–3600). Docker kills it after ten.",
      ),
    DRAIN_SECONDS: countBetween(0, 3_600)
      .default(0)
      .describe(
        "For this part of STOP_SECONDS the site still accepts requests while /readyz already answers 503, so that a proxy has time to notice. At most STOP_SECONDS less 2.",
      ),
    METRICS_PORT: countBetween(0, 65_535)
      .optional()
      .describe("The port where GET /metrics answers Prometheus. Do not publish it. Empty: no metrics."),
    METRICS_HOST: z
      .string()
      .default("127.0.0.1")
      .describe(
        "The address where /metrics listens. Set 0.0.0.0 if Prometheus runs on another machine or in another container.",
      ),
  },
  "Theatre and behaviour": {
    THEATRE_DIR: z
      .string()
      .optional()
      .describe(
        "The theatre's folder (docs/theatre-folder.md): its name, logo, colours, contacts, hours, pages and menus; without API_BASE_URL also its programme, titles, people, news and shop. Empty: the demonstration, and no folder if API_BASE_URL is set.",
      ),
    REDIRECTS_FILE: mounted(readRedirects)
      .optional()
      .describe(
        'A JSON file of an older site\'s addresses, answered with 301: {"/old/path?id=1":"/new"} (docs/theatre-folder.md).',
      ),
    REQUIRE_LOWEST_PRICE: z
      .enum(["true", "false"])
      .default("false")
      .describe(
        "true: hide the old price and the sale label if the back office does not give the lowest price of the last 30 days.",
      ),
    DELIVERY_VAT: z
      .enum(["own", "goods"])
      .default("own")
      .describe(
        "The VAT rate of delivery and payment fees. own: the rate that the back office gives with each. goods: the rates of the goods, in proportion. A tax adviser decides (docs/law.md).",
      ),
    TICKET_VAT: countBetween(0, 100)
      .default(12)
      .describe(
        "Standalone only: the VAT rate of tickets in percent; 0 if the theatre is exempt. A tax adviser decides. A changed rate holds for performances put on sale afterwards.",
      ),
    DELIVER_TO: countries
      .default(["CZ", "SK"])
      .describe(
        "Countries that goods are sent to. With SK, customers in Slovakia get the withdrawal form and its instruction in Slovak too.",
      ),
    CONSENT_BAR: z
      .enum(["on", "off"])
      .default("on")
      .describe(
        "off: the site does not ask visitors for cookie consent and uses technical cookies only; the settings stay on /info/cookies.",
      ),
    TAG_ORIGIN: origins
      .optional()
      .describe(
        "Analytics, loaded only with the visitor's consent: the origin of the script, such as https://www.googletagmanager.com, then further origins it reports to, comma separated. Set it together with TAG_ID. Empty: nothing is measured, and no page's policy allows another site.",
      ),
    TAG_ID: z
      .string()
      .regex(/^[A-Za-z0-9-]{2,40}$/, "must be an id such as GTM-ABC123 or G-ABC123")
      .optional()
      .describe("The id of the analytics container or data stream, GTM-… or G-…."),
    MAP_TILES_URL: tileAddress
      .optional()
      .describe(
        "Tiles of the interactive map of the contacts, which a click loads: a template such as https://tiles.divadlo.cz/{z}/{x}/{y}.png. Empty: maps are static pictures, and no page's policy allows a tile server.",
      ),
    MAP_ATTRIBUTION: z
      .string()
      .max(200)
      .default("© OpenStreetMap")
      .describe("The attribution in the corner of that map."),
    SECURITY_CONTACT: contact
      .optional()
      .describe(
        "Where to report vulnerabilities: mailto:…, https://… or tel:…, shown in /.well-known/security.txt. Empty: the site has no such file.",
      ),
    INDEXING: z
      .enum(["on", "off"])
      .default("on")
      .describe("off: a staging site, which asks search engines not to index it."),
    LOG_LEVEL: z
      .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"])
      .default("info")
      .describe(
        "trace, debug, info, warn, error, fatal or silent. The record of consents is written at every level.",
      ),
  },
  "Back office": {
    API_BASE_URL: webAddress
      .optional()
      .describe(
        "The theatre's back office (docs/connecting.md). Empty: standalone, the site serves its own back office at /api/*.",
      ),
    UPSTREAM_ADAPTER: z
      .string()
      .optional()
      .describe(
        "The file of an ES module that maps the site's calls to those of the back office (docs/connecting.md), read at the start. Empty: the back office has the calls of docs/upstream-api.md.",
      ),
    ABSENT_AREAS: areaNames
      .default([])
      .describe(
        "Features that the site leaves out whatever the back office offers, comma separated: programme, ratings, newsletter, … (docs/connecting.md).",
      ),
    CHECKOUT_URL: checkoutAddress
      .optional()
      .describe(
        "The theatre's own page that takes over the cart, with {cartId} for its id: https://pokladna.divadlo.cz/kosik/{cartId}. Used if the back office takes no orders from this site. Empty: the cart shows the box office's contacts.",
      ),
    UPSTREAM_READ_MS: countBetween(100, 60_000)
      .default(3_000)
      .describe(
        "The deadline of a call that reads, in milliseconds (100–60000). A document has 8 seconds, a picture 5.",
      ),
    UPSTREAM_SEND_MS: countBetween(100, 60_000)
      .default(8_000)
      .describe("The deadline of a call that changes something. An order has 10 seconds."),
    UPSTREAM_CONCURRENCY: countBetween(1, 1_000)
      .default(64)
      .describe("Calls under way at once; others wait (1–1000)."),
    UPSTREAM_IDEMPOTENCY: z
      .enum(["on", "off"])
      .optional()
      .describe(
        "on: the back office performs requests with the same Idempotency-Key once, so the site repeats an order, a registration or a password change after a reset connection. off: it sends them once. Empty: on without API_BASE_URL, otherwise off.",
      ),
    LOGIN_FIELDS: fieldPair
      .default(["email", "password"])
      .describe("The names of the e-mail and the password in the sign-in call."),
    LOGIN_TOKEN: z
      .string()
      .max(200)
      .regex(/^[\w-]+(?:\.[\w-]+)*$/, "must be a name or a path such as data.token")
      .optional()
      .describe(
        "The path of the token in its answer, such as data.session.token. Empty: token, access_token, data.token or data.access_token.",
      ),
    IMAGE_BASE_URL: webAddress.optional().describe("The base URL of pictures. Empty: API_BASE_URL."),
    SMTP_URL: address("smtp:", "smtps:")
      .optional()
      .describe(
        "smtp://user:password@host:587, the mail server of the standalone back office and of WITHDRAWAL_MAIL. Empty: one .eml file per e-mail in DATA_DIR/outbox.",
      ),
    WITHDRAWAL_MAIL: z
      .email("must be an e-mail address")
      .max(254)
      .optional()
      .describe(
        "For a back office without the call for withdrawals: the theatre's address, from and to which the site sends them over SMTP_URL. Empty, or without SMTP_URL: the page offers a form to print.",
      ),
  },
  "Standalone only": {
    DATA_DIR: folder
      .default(".data")
      .describe(
        "The only directory that the site writes to: database, outbox and session secret, except those with a variable of their own. If it cannot be written, or a new database has less than 96 MB of free space, the start stops with the reason. memory: (with the colon) writes nothing, and a restart loses all data.",
      ),
    DATABASE_URL: address("postgres:", "postgresql:")
      .optional()
      .describe("postgres://user:password@host/database. Empty: an embedded PostgreSQL in DATA_DIR."),
    DATABASE_POOL: countBetween(1, 100)
      .default(10)
      .describe(
        "Connections of this process to that server (1–100). Requests wait up to five seconds for one. Keep the sum of all replicas below the server's max_connections.",
      ),
    DATABASE_STATEMENT_SECONDS: countBetween(1, 3_600)
      .default(10)
      .describe(
        "The server ends a longer statement, and its request fails (1–3600). Migrations may take longer.",
      ),
    JOBS: z
      .enum(["on", "off"])
      .default("on")
      .describe(
        "off: this process sends no e-mail, expires no order and deletes nothing; another process has to. For looking at a restored backup (docs/operations.md).",
      ),
    ARES_URL: webAddress
      .optional()
      .describe(
        "The register that finds companies by their number (IČO); the real one is https://ares.gov.cz/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty. Empty: three companies of the demonstration.",
      ),
    STAFF_TOKENS: staffTokens
      .optional()
      .describe(
        "Bearer tokens of the staff calls (npm run staff), each at least 24 characters: one token, or anna:token,petr:token, which puts the name into the log of changes. Empty: the calls do not exist.",
      ),
  },
};
