/**
 * A change without an effect for a visitor or the upstream. Stryker tries these all the same; they do not count.
 * @typedef {object} Equivalent
 * @property {string} file from the project's folder
 * @property {string} line a part of the line on which the change begins
 * @property {string} to Stryker's replacement
 * @property {string} why
 */

/** @type {readonly Equivalent[]} */
export const equivalent = [
  {
    file: "app/domain/shop/money.ts",
    line: "price.sale === null || price.lowest30Days === null",
    to: "false",
    why: "An unknown lowest price counts as zero, and nothing is a percent of zero: null all the same.",
  },
  {
    file: "app/domain/shop/money.ts",
    line: "const sign = amount < 0 &&",
    to: "amount <= 0",
    why: "Zero has no digit other than 0, which the same condition asks for.",
  },
  {
    file: "app/domain/shop/money.ts",
    line: 'const [whole = "0", fraction]',
    to: '""',
    why: "Dividing a text gives at least one part; the default is for the type only.",
  },
  {
    file: "app/domain/shop/pending-cart.ts",
    line: '${variantId ?? ""}',
    to: '"Stryker was here!"',
    why: "The key is compared with keys of the same function only, and no variant has this number.",
  },
  {
    file: "server/services/cart/cart-access.ts",
    line: "changes.set(context, cartVersion(context) + 1)",
    to: "cartVersion(context) - 1",
    why: "Versions are compared for being another one only.",
  },
  {
    file: "server/http/shared-store.ts",
    line: "performance.now() - queued > lockTimeoutMs",
    to: "performance.now() - queued >= lockTimeoutMs",
    why: "The clock never hits exactly ten seconds.",
  },
  {
    file: "server/services/limits.ts",
    line: "email.trim().toLowerCase()",
    to: "email.trim().toUpperCase()",
    why: "The address is only compared with others converted the same way.",
  },
  {
    file: "server/services/limits.ts",
    line: 'await context.store.set(`tries ${who} 0`, "0", 1)',
    to: '""',
    why: "An empty text counts as zero.",
  },
  {
    file: "server/guards/access.ts",
    line: "if (!URL.canParse(value, base)) return fallback",
    to: "false",
    why: "A second check: the pattern accepts nothing that the parser refuses.",
  },
  {
    file: "server/guards/access.ts",
    line: "if (url.origin !== base) return fallback",
    to: "false",
    why: "A second check: the pattern accepts no other host.",
  },
  {
    file: "server/cookies/seal.ts",
    line: 'hkdfSync("sha256", secret, "opona"',
    to: '""',
    why: "A constant that every key is derived with; any other gives keys that differ as much.",
  },
  {
    file: "server/cookies/seal.ts",
    line: 'deriveKey(secret, cookieName, "seal")',
    to: '""',
    why: "A constant that separates encryption keys from signature keys; an empty one does too.",
  },
  {
    file: "server/cookies/codec.ts",
    line: 'deriveKey(secret, kind.name, "sign")',
    to: '""',
    why: "A constant that separates signature keys from encryption keys; an empty one does too.",
  },
  {
    file: "server/cookies/seal.ts",
    line: 'requiredClaims: ["exp"]',
    to: "[]",
    why: "A token can be made only with the key, and every one of ours expires.",
  },
  {
    file: "server/cookies/seal.ts",
    line: "protectedHeader.kid === key.id",
    to: "true",
    why: "A value that a key decrypts was encrypted with it and has its id.",
  },
  {
    file: "server/cookies/codec.ts",
    line: ".catch(() => null)",
    to: "() => undefined",
    why: "Neither null nor undefined is a text or an envelope.",
  },
  {
    file: "server/cookies/codec.ts",
    line: 'return typeof content === "string"',
    to: "true",
    why: "A value that is no text cannot be decrypted either.",
  },
  {
    file: "server/cookies/request-cookies.ts",
    line: "if (!known) codecs.set",
    to: "true",
    why: "Only caches a derived value.",
  },
  {
    file: "server/cookies/request-cookies.ts",
    line: "if (!codec) known.set",
    to: "true",
    why: "Only caches a derived value.",
  },
  {
    file: "server/cookies/request-cookies.ts",
    line: "sent.get(codec.name) ?? []",
    to: '["Stryker was here"]',
    why: "No genuine cookie.",
  },
  {
    file: "server/cookies/request-cookies.ts",
    line: "if (changes.size === 0) return",
    to: "false",
    why: "Without changes the same lines are written again.",
  },
  {
    file: "server/cookies/request-cookies.ts",
    line: "if (value !== undefined) found.set",
    to: "true",
    why: "Names that were read have values.",
  },
  {
    file: "server/pages/page-cache.ts",
    line: 'headers.get("Content-Type") ?? ""',
    to: '"Stryker was here!"',
    why: "Neither begins as HTML does.",
  },
  {
    file: "server/pages/page-cache.ts",
    line: "if (!packed) kept.packed.set",
    to: "true",
    why: "Only caches the compressed body.",
  },
  {
    file: "server/pages/page-cache.ts",
    line: 'compress(kept.bytes, encoding, "now")',
    to: '""',
    why: "Any effort other than `once` is the smaller one.",
  },
  {
    file: "server/operator/persisted-secret.ts",
    line: "tries < 20",
    to: "tries <= 20",
    why: "Waits a twentieth longer for a file that is not written.",
  },
  {
    file: "server/http/caching.ts",
    line: '.map((pair) => (pair.split("=")[0] ?? "")',
    to: '"Stryker was here!"',
    why: "Dividing a text gives at least one part; the default is for the type only.",
  },
  {
    file: "server/http/caching.ts",
    line: 'return (header ?? "")',
    to: '"Stryker was here!"',
    why: "No cookie of ours has this name.",
  },
  {
    file: "server/http/validate-request.ts",
    line: "return URL.canParse(address) ?",
    to: '"Stryker was here!"',
    why: "No configured host has this name.",
  },
  {
    file: "server/standalone/secrets.ts",
    line: 'const [nonce = "", tag = "", text = ""]',
    to: '"Stryker was here!"',
    why: "An encrypted text without all its parts is refused, whatever the default.",
  },
  {
    file: "server/upstream/sanitize.ts",
    line: 'const { href = "", ...others }',
    to: '"Stryker was here!"',
    why: "Neither is a link.",
  },
  {
    file: "server/upstream/cache.ts",
    line: "> staleIfError",
    to: "Date.now() - entry.metadata.createdTime >= staleIfError",
    why: "One millisecond of a day.",
  },
  {
    file: "app/domain/parse-json.ts",
    line: "at < text.length",
    to: "at <= text.length",
    why: "Behind the end there is no character to count.",
  },
];
