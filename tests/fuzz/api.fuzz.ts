import fc from "fast-check";
import { expect, test } from "vitest";
import { divak } from "../screens/signing-in.ts";
import { hostileFor, validFor, type Schema } from "./from-schema.ts";
import { hostileText } from "./payloads.ts";
import { fuzz } from "./plan.ts";
import { origin, sharedSite } from "./site.ts";

/** Every call of `/api/*`, which a standalone site answers itself, by its own description. */

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly schema?: Schema;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const { app, ask } = await sharedSite();
const description: {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
} = await (await app.visitor().request(`${origin}/api/openapi.json`)).json();
const { schemas } = description.components;
const operations = Object.fromEntries(
  Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  ),
);

test("the calls of the standalone back office are known", () => {
  expect(Object.keys(operations).length).toBeGreaterThan(60);
});

async function signIn(): Promise<string> {
  const body = JSON.stringify(divak);
  const headers = { "Content-Type": "application/json" };
  const answer = await app.visitor().request(`${origin}/api/auth/login`, { method: "POST", headers, body });
  return ((await answer.json()) as { token: string }).token;
}
let token = await signIn();
const cart = (await (await app.visitor().request(`${origin}/api/cart/anonymous/cs`)).json()) as {
  id: string;
  tempId: string;
};

/** Values that exist, for every parameter of a path. */
const plausible: Readonly<Record<string, readonly string[]>> = {
  locale: ["cs"],
  cart: [cart.id],
  cartId: [cart.id],
  guestCartId: [cart.tempId],
  slug: ["rur", "cookies", "rur-ma-za-sebou-premieru"],
  id: ["1", "105", "110", "3", cart.id],
  hash: ["abcdefghijkl"],
  payment: ["abcdefghijkl"],
  ico: ["00000027"],
  file: ["vyrocni-zprava-2025.pdf"],
  number: ["FV26-00001"],
};

test("every parameter of a path has values that exist", () => {
  const names = Object.values(operations).flatMap(({ parameters = [] }) =>
    parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name),
  );
  expect([...new Set(names)].filter((name) => !plausible[name])).toEqual([]);
});

/** A lone surrogate cannot be encoded. */
const toPart = (value: unknown): string =>
  encodeURIComponent(
    Buffer.from((typeof value === "object" ? JSON.stringify(value) : String(value)).slice(0, 300)).toString(),
  );

interface Case {
  readonly parts: Readonly<Record<string, string>>;
  readonly query: string;
  readonly body: unknown;
  readonly text: string;
  readonly how: "json" | "form" | "text";
  readonly bearer: "none" | "customer" | "hostile";
  readonly key: string;
}

fuzz<Operation, Case>("api", operations, async ({ parameters = [], requestBody }, call) => {
  const [method = "", path = ""] = call.split(/ (.*)/u);
  const parametersIn = (place: Parameter["in"]) => parameters.filter((parameter) => parameter.in === place);
  const part = ({ name, schema = {} }: Parameter) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...(plausible[name] ?? ["1"])) },
      { weight: 1, arbitrary: validFor(schema, schemas).map(toPart) },
      { weight: 2, arbitrary: hostileText.map(toPart) },
    );
  const body = requestBody?.content["application/json"]?.schema;
  return {
    cases: fc.record({
      parts: fc.record(
        Object.fromEntries(parametersIn("path").map((parameter) => [parameter.name, part(parameter)])),
      ),
      query: fc
        .array(
          fc.oneof(
            ...parametersIn("query").map((parameter) =>
              part(parameter).map((value) => `${parameter.name}=${value}`),
            ),
            hostileText.map((text) => `${toPart(text)}=1`),
          ),
          { maxLength: 4 },
        )
        .map((pairs) => pairs.join("&")),
      body: body ? hostileFor(body, schemas) : fc.constant(undefined),
      text: hostileText,
      how: fc.constantFrom("json", "json", "json", "json", "json", "json", "form", "text"),
      bearer: fc.constantFrom("customer", "customer", "none", "hostile"),
      key: hostileText.map((text) =>
        Buffer.from(text)
          .toString("latin1")
          .replace(/[\0-\u001f\u007f]/gu, "")
          .slice(0, 300),
      ),
    }) as fc.Arbitrary<Case>,
    async expectSound({ parts, query, body: content, text, how, bearer, key }) {
      const address = path.replace(/\{(\w+)\}/gu, (_, name: string) => parts[name] || "-");
      const authorization = { none: null, customer: `Bearer ${token}`, hostile: `Bearer ${key}` }[bearer];
      const types = {
        json: "application/json",
        form: "application/x-www-form-urlencoded",
        text: "text/plain",
      };
      const sent = {
        json: JSON.stringify(content),
        form: new URLSearchParams({ [text]: text }).toString(),
        text,
      };
      const headers = {
        ...(authorization && { Authorization: authorization }),
        ...(key.trim() && how === "json" && { "Idempotency-Key": key }),
      };
      const init =
        method === "GET"
          ? { headers }
          : { method, headers: { ...headers, "Content-Type": types[how] }, body: sent[how] ?? "" };
      const { response, body: answered } = await ask(
        app.visitor(),
        `${address}${query ? `?${query}` : ""}`,
        init,
      );
      const type = response.headers.get("Content-Type") ?? "";
      if (type.startsWith("application/json")) expect(() => JSON.parse(answered) as unknown).not.toThrow();
      // A sign-out and a new password end the session of the ones after them.
      if (bearer === "customer" && response.ok && /logout|password|delete/u.test(path))
        token = await signIn().catch(() => token);
    },
  };
});
