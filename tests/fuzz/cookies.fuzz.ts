import { readdirSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { openCodec, type CookieKind } from "#server/cookies/cookie-kind.ts";
import { seededAt } from "#server/standalone/tests/seeded-database.ts";
import { root } from "../support/output.ts";
import { parsePage, textOf } from "../support/page-queries.ts";
import { validFor, hostileFor, type Schema } from "./from-schema.ts";
import { hostileText } from "./payloads.ts";
import { fuzz } from "./plan.ts";
import { config, secrets, sharedSite } from "./site.ts";
import { sharedVisitors } from "./visitors.ts";
import { demo } from "../support/demo.ts";

/** Every cookie of the site: genuine with hostile content, of rotated and of removed secrets, changed, and invented. */

const { ask } = await sharedSite();
const { as, personal } = await sharedVisitors();

/** Every kind that a module of `server/cookies` exports, by its name. */
const kinds: Record<string, CookieKind<unknown>> = {};
const folder = path.join(root, "server/cookies");
for (const file of readdirSync(folder)) {
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ path.join(folder, file));
  for (const value of Object.values(exported)) {
    if (typeof value === "object" && value !== null && "schema" in value && "maxAge" in value) {
      const kind = value as CookieKind<unknown>;
      kinds[kind.name] = kind;
    }
  }
}

test("the cookies of the site are known", () => {
  for (const name of ["auth.session", "cart", "notice", "return", "consent"])
    expect(Object.keys(kinds)).toContain(name);
});

const pages = [
  "/",
  "/kosik",
  "/kosik.data",
  "/login",
  "/ucet",
  "/ucet.data",
  "/registrace",
  demo.products.mug.path,
  "/hledani?q=hrnek",
  "/neni",
];
const forms: readonly (readonly [string, Record<string, string>])[] = [
  ["/souhlas", { choice: "all", back: "/" }],
  ["/kosik", { intent: "add", product: "105", variant: "", quantity: "1", note: "" }],
  ["/odhlaseni", {}],
  ["/mena", { currency: "2", back: "/" }],
  ["/kosik", { intent: "choose", delivery: "1", branch: "1", payment: "4" }],
];

/** Makes the value of a cookie from its content. */
type How = "current" | "rotated" | "removed" | "expired" | "moved" | "changed" | "cut" | "doubled" | "plain";
const hows: readonly How[] = [
  "current",
  "current",
  "current",
  "rotated",
  "removed",
  "expired",
  "moved",
  "changed",
  "cut",
  "doubled",
  "plain",
];

interface Case {
  readonly how: How;
  readonly content: unknown;
  readonly raw: string;
  readonly at: number;
  readonly to: string;
  readonly form: number | null;
}

function secretsFor(how: How): readonly string[] {
  if (how === "rotated") return [secrets.rotated];
  return how === "removed" ? [secrets.removed] : [secrets.current];
}

async function valueOf(kind: CookieKind<unknown>, { how, content, raw, at }: Case): Promise<string> {
  if (how === "plain") return raw;
  const other =
    Object.values(kinds).find(({ name, sealed }) => name !== kind.name && sealed === kind.sealed) ?? kind;
  const codec = openCodec(how === "moved" ? other : kind, { ...config, sessionSecrets: secretsFor(how) });
  const made = how === "expired" ? new Date(seededAt.getTime() - kind.maxAge * 1000) : seededAt;
  const line = await codec.encode(content, made).catch(() => null);
  const value = /=([^;]*)/u.exec(line ?? "")?.[1] ?? "";
  const place = at % (value.length + 1);
  if (how === "changed")
    return `${value.slice(0, place)}${value[place] === "A" ? "B" : "A"}${value.slice(place + 1)}`;
  return how === "cut" ? value.slice(0, place) : value;
}

fuzz<CookieKind<unknown>, Case>("cookies", kinds, async (kind) => {
  const schema = z.toJSONSchema(kind.schema, { io: "input", unrepresentable: "any" }) as Schema;
  const isReadable = kind.readable === true;
  return {
    cases: fc.record({
      how: fc.constantFrom(...hows),
      content: fc.oneof(
        { weight: 5, arbitrary: validFor(schema) },
        { weight: 2, arbitrary: hostileFor(schema) },
      ),
      // Bytes that a header may have: without control characters.
      raw: hostileText.map((text) =>
        Buffer.from(text)
          .toString("latin1")
          .replace(/[\0-\u001f\u007f]/gu, "")
          .slice(0, 6_000),
      ),
      at: fc.nat(4_000),
      to: fc.constantFrom(...pages),
      form: fc.option(fc.nat(forms.length - 1), { freq: 4 }),
    }),
    async expectSound(given) {
      const { how, to, form } = given;
      const name = `__Host-${kind.name}`;
      const value = await valueOf(kind, given);
      const visitor = as("guest");
      const pairs = Array.from({ length: how === "doubled" ? 6 : 1 }, () => `${name}=${value}`);
      const headers = {
        Cookie: [`${kind.name}=${value}`, ...pairs].join("; "),
        Accept: "text/html",
        "Sec-Fetch-Mode": "navigate",
      };
      const [action, fields] = (form === null ? null : forms[form]) ?? [to, null];
      const posting = {
        method: "POST",
        headers: { ...headers, Origin: config.publicOrigin },
        body: new URLSearchParams(fields ?? {}),
      };
      const seen = await ask(visitor, action, fields ? posting : { headers }, { personal });
      const isRefused = ["removed", "expired", "moved", "changed", "cut"].includes(how) && !isReadable;
      if (!isRefused || fields) return;
      // A value that the site has not made, or not for this cookie and this time, counts as none.
      const without = await ask(as("guest"), to, { headers: { ...headers, Cookie: `${name}=` } });
      const rowsOf = ({ response, body }: typeof seen) => [
        response.status,
        response.headers.get("Location"),
        textOf(parsePage(body)).replace(response.headers.get("X-Request-Id") ?? "-", ""),
      ];
      expect(rowsOf(seen), `${how} ${value}`).toEqual(rowsOf(without));
    },
  };
});
