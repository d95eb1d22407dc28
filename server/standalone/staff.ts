import { sameSecret } from "./secrets.ts";

interface Staff {
  /** Who, in the log of changes. */
  readonly name: string;
  readonly token: string;
}

const shortestToken = 24;
/** Of a single token, which names nobody. */
const anybody = "admin";

/** The value of DEMO_BACKEND_ADMIN_TOKEN: one token, or `name:token` pairs separated by commas. */
function staffIn(setting: string): readonly Staff[] {
  const parts = setting.split(",").map((part) => part.trim());
  if (parts.length === 1 && !setting.includes(":")) return [{ name: anybody, token: parts[0] ?? "" }];
  return parts.map((part) => {
    const [name = "", ...rest] = part.split(":");
    return { name: name.trim(), token: rest.join(":").trim() };
  });
}

/** What is wrong with a value of DEMO_BACKEND_ADMIN_TOKEN, as one sentence; null: nothing. */
export function problemOfStaff(setting: string): string | null {
  const staff = staffIn(setting);
  const isEach = (test: (one: Staff) => boolean) => staff.every(test);
  if (!isEach(({ token }) => token.length >= shortestToken)) {
    return setting.includes(",") || setting.includes(":")
      ? `must be one token, or pairs such as anna:token,petr:token with tokens of at least ${shortestToken} characters`
      : `must have at least ${shortestToken} characters`;
  }
  if (!isEach(({ name }) => /^[\p{L}\p{N}.-]{1,40}$/u.test(name)))
    return "every name before a colon must have 1 to 40 letters, digits, dots or hyphens";
  if (!isEach(({ token }) => /^[\w.~+/=-]+$/.test(token)))
    return "a token may contain letters without accents, digits and the characters . ~ + / = _ - only";
  const unique = (of: (one: Staff) => string) => new Set(staff.map(of)).size === staff.length;
  if (!unique(({ name }) => name) || !unique(({ token }) => token))
    return "every name and every token may be there once only";
  return null;
}

/** Whose token it is; null: nobody's. Compared with all, so that the time does not tell how far it came. */
export function staffWith(setting: string, token: string): string | null {
  return staffIn(setting).reduce<string | null>(
    (found, one) => (sameSecret(token, one.token) ? one.name : found),
    null,
  );
}
