import { z } from "zod";
import { areas } from "#server/upstream/endpoints.ts";
import { MountedFileError } from "#server/platform/mounted-file.ts";

const shortestSecret = 32;

export const origin = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || text.replace(/\/$/, "") !== url.origin) {
    context.addIssue("must be an origin such as https://www.divadlo.cz, without a path");
    return z.NEVER;
  }
  return url.origin;
});

export const origins = z
  .string()
  .transform(list)
  .pipe(z.tuple([origin], origin))
  .readonly();

export const webAddress = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    "must be an http(s) address",
  )
  .transform((text) => text.replace(/\/+$/, ""));

/** A template of tiles, with `{s}` if the server has subdomains, and its origin for the policy, with `*` instead. */
export const tileAddress = z.string().transform((text, context) => {
  const isWhole = ["{z}", "{x}", "{y}"].every((part) => text.includes(part));
  const [, scheme, host] = /^(https?:\/\/)(\{s\}\.[a-z0-9.-]+|[a-z0-9.-]+(?::\d+)?)\//i.exec(text) ?? [];
  if (!isWhole || !scheme || !host || /[\s"'<>;,]/.test(text)) {
    context.addIssue("must be an address such as https://tiles.divadlo.cz/{z}/{x}/{y}.png");
    return z.NEVER;
  }
  return { tiles: text, origin: (scheme + host.replace("{s}", "*")).toLowerCase() };
});

export function address(...schemes: readonly string[]) {
  return z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `must be an address beginning with ${schemes.map((scheme) => `${scheme}//`).join(" or ")}`,
    );
}

export const contact = z
  .string()
  .max(200, "must have at most 200 characters")
  .refine(
    (text) => /^(?:mailto:|tel:|https:\/\/)[^\s\p{Cc}]+$/u.test(text) && URL.canParse(text),
    "must be an address beginning with mailto:, https:// or tel:",
  );

function list(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

export const areaNames = z
  .string()
  .transform(list)
  .pipe(z.array(z.enum(areas, { error: `must be names from ${areas.join(", ")}` })));

/** Countries to which the theatre sends goods, because their laws require texts on the site; in upper case. */
export const countries = z
  .string()
  .transform(list)
  .pipe(z.array(z.enum(["CZ", "SK"], { error: "must be CZ, SK or both" })).min(1));

/** With `{cartId}` where the page expects the cart. */
export const checkoutAddress = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[\s"'<>]/.test(text),
    "must be an http(s) address, with {cartId} where the cart's id belongs",
  );

export const secrets = z
  .string()
  .transform(list)
  .refine((parts) => parts.length > 0, "must hold at least one secret")
  .refine(
    (parts) => parts.every((part) => part.length >= shortestSecret),
    `every secret must have at least ${shortestSecret} characters (newest first, separated by commas)`,
  );

export function countBetween(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
}

export const folder = z.string().transform((text, context) => {
  if (text === "memory:") return null;
  if (text.startsWith("memory:")) {
    context.addIssue("must be a folder, or memory: with nothing behind it");
    return z.NEVER;
  }
  return text;
});

/** A file that the operator mounted; the site reads and checks it at once. */
export function mounted<T>(read: (path: string) => T) {
  return z.string().transform((path, context) => {
    try {
      return read(path);
    } catch (error) {
      if (!(error instanceof MountedFileError)) throw error;
      for (const problem of error.problems) context.addIssue(problem);
      return z.NEVER;
    }
  });
}

export const fieldPair = z.string().transform((text, context): readonly [string, string] => {
  const [email, password, ...others] = list(text);
  const isPair = email && password && email !== password && others.length === 0;
  if (!isPair || ![email, password].every((name) => /^[\w.-]{1,60}$/.test(name))) {
    context.addIssue("must be two different names such as email,password");
    return z.NEVER;
  }
  return [email, password];
});

/** Variables of earlier versions: if the site ignored them, it would silently change. */
export const formerNames = {
  DEMO_BACKEND_ADMIN_TOKEN: "is now called STAFF_TOKENS",
  THEATRE_FILE:
    "a theatre is now a folder: name the file theatre.json, set THEATRE_DIR to its folder, and move its pages into " +
    "pages/<name>.md there (docs/theatre-folder.md)",
};
