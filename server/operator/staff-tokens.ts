import { z } from "zod";

export interface Staff {
  /** The person, for the log of changes. */
  readonly name: string;
  readonly token: string;
}

const shortestToken = 24;
/** The name for a single token, which has none. */
const anybody = "admin";

/** The value of STAFF_TOKENS: one token, or `name:token` pairs separated by commas. */
export const staffTokens = z.string().transform((text, context): readonly Staff[] => {
  const staff = staffIn(text);
  const problem = problemOf(text, staff);
  if (problem === null) return staff;
  context.addIssue({ code: "custom", message: problem });
  return z.NEVER;
});

function staffIn(setting: string): readonly Staff[] {
  const parts = setting.split(",").map((part) => part.trim());
  if (parts.length === 1 && !setting.includes(":")) return [{ name: anybody, token: parts[0] ?? "" }];
  return parts.map((part) => {
    const [name = "", ...rest] = part.split(":");
    return { name: name.trim(), token: rest.join(":").trim() };
  });
}

function problemOf(setting: string, staff: readonly Staff[]): string | null {
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
