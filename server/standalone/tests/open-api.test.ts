import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpoints, type Endpoint } from "../../upstream/endpoints.ts";
import { root } from "../../../tests/support/output.ts";
import { open, type OpenedStandalone } from "./open.ts";
import { referenceOfCalls } from "./reference-of-calls.ts";

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

interface Description {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

let backend: OpenedStandalone;
let description: Description;

beforeAll(async () => {
  backend = await open({ adminToken: "correct-horse-battery-staple" });
  description = (await backend.call("GET", "/api/openapi.json")).body;
});
afterAll(() => backend.close());

function operations() {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
}

test("the description is OpenAPI 3.1 with a title, a version and paths", () => {
  expect(description.openapi).toMatch(/^3\.1\.\d+$/);
  expect(description.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  expect(operations().length).toBeGreaterThan(40);
  expect(Object.keys(description.paths).every((path) => path.startsWith("/"))).toBe(true);
});

test("docs/openapi.json is the description; `npm run docs -- calls` writes it", async () => {
  await expect(`${JSON.stringify(description, null, 2)}\n`).toMatchFileSnapshot(
    join(root, "docs/openapi.json"),
  );
});

test("docs/upstream-calls.md is the description for readers", async () => {
  const { body } = await backend.call("GET", "/api/openapi.json");
  await expect(referenceOfCalls(body)).toMatchFileSnapshot(join(root, "docs/upstream-calls.md"));
});

test("no two paths have the same shape", () => {
  const shapes = Object.keys(description.paths).map((path) => path.replace(/\{[^}]+\}/g, "{}"));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test("every word in braces is a required path parameter", () => {
  for (const { path, method, operation } of operations()) {
    const named = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]).sort();
    const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === "path");
    expect(declared.map(({ name }) => name).sort(), `${method} ${path}`).toEqual(named);
    expect(
      declared.every(({ required }) => required),
      `${method} ${path}`,
    ).toBe(true);
  }
});

test("every operation has responses, each with a description", () => {
  for (const { path, method, operation } of operations()) {
    const answers = Object.entries(operation.responses);
    expect(answers.length, `${method} ${path}`).toBeGreaterThan(0);
    for (const [status, answer] of answers) {
      expect(status).toMatch(/^[1-5]\d\d$/);
      expect(answer.description, `${method} ${path} ${status}`).not.toBe("");
    }
  }
});

test("every $ref can be resolved", () => {
  const text = JSON.stringify(description);
  const targets = new Set(
    [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind, name]) => `${kind}/${name}`),
  );
  expect(targets.size).toBeGreaterThan(10);
  for (const target of targets) {
    const [kind = "", name = ""] = target.split("/");
    expect(description.components[kind]?.[name], target).toBeDefined();
  }
  expect([...text.matchAll(/"\$ref":"(?!#\/components\/)/g)]).toEqual([]);
});

test("security requirements name described schemes", () => {
  const used = [...JSON.stringify(description.paths).matchAll(/"security":(\[[^\]]*\](?:\}\])?)/g)];
  expect(used.length).toBeGreaterThan(0);
  expect(Object.keys(description.components["securitySchemes"] ?? {})).toEqual(["bearer"]);
});

test.each([
  "GET /api/cart/{}",
  "GET /api/cart/anonymous/{}",
  "GET /api/cart/anonymous/{}/{}",
  "POST /api/cart/create",
  "DELETE /api/cart/{}",
  "PUT /api/cart/{}",
  "POST /api/voucher/cart/add/{}",
  "POST /api/voucher/cart/delete/{}",
  "GET /api/lists/currencies",
  "GET /api/lists/countries",
  "GET /api/catalog/category/{}",
  "GET /api/settings/{}",
  "GET /api/blog/categories/list",
  "GET /api/poster/all/{}",
  "POST /api/subscriber/save",
  "POST /api/auth/login",
  "GET /api/auth/logout",
  "GET /api/me",
])("the specification's %s is described", (wanted) => {
  const described = operations().map(
    ({ path, method }) => `${method.toUpperCase()} ${path.replace(/\{[^}]+\}/g, "{}")}`,
  );
  expect(described).toContain(wanted);
});

describe("the map of calls of the site", () => {
  const shapeOf = (call: string) => call.replace(/\{[^}]+\}/g, "{}");
  const sent: readonly Endpoint[] = Object.values(endpoints);

  /** Why the site does not send these. */
  const notSent: Readonly<Record<string, string>> = {
    "GET /api/admin/complaints": "for staff",
    "GET /api/admin/complaints/{}": "for staff",
    "POST /api/admin/complaints/{}/closed": "for staff",
    "GET /api/admin/log": "for staff",
    "GET /api/admin/orders": "for staff",
    "GET /api/admin/orders/{}": "for staff",
    "POST /api/admin/orders/{}/cancelled": "for staff",
    "POST /api/admin/orders/{}/paid": "for staff",
    "POST /api/admin/orders/{}/ready": "for staff",
    "POST /api/admin/orders/{}/refunded": "for staff",
    "POST /api/admin/orders/{}/shipped": "for staff",
    "POST /api/admin/performances/{}/cancelled": "for staff",
    "GET /api/admin/performances/{}/guest-list": "for staff",
    "POST /api/admin/performances/{}/moved": "for staff",
    "GET /api/admin/rating-reports": "for staff",
    "POST /api/admin/rating-reports/{}/decided": "for staff",
    "GET /api/admin/ratings": "for staff",
    "POST /api/admin/ratings/{}/published": "for staff",
    "GET /api/admin/stock/{}": "for staff",
    "PUT /api/admin/stock/{}": "for staff",
    "POST /api/admin/tickets/admit": "for staff",
    "POST /api/admin/vouchers/debit": "for staff",
    "POST /api/admin/vouchers/lookup": "for staff",
    "GET /api/admin/withdrawals": "for staff",
    "GET /api/demo-gateway/{}": "a page, to which the visitor's browser is sent",
    "POST /api/demo-gateway/{}": "the form of that page",
  };
  /** Why these are not described. */
  const notDescribed: Readonly<Record<string, string>> = {
    "GET /images/{}/{}/{}": "a picture, which the description would need a pattern for",
  };
  /** Parameters that the site does not send, because it filters in the process or searches by another call. */
  const unusedParameters: Readonly<Record<string, readonly string[]>> = {
    "GET /api/products/{}": ["q"],
    "GET /api/programme/{}": ["to"],
    "GET /api/branches/{}": ["delivery"],
  };

  test("has all calls that are described, and no others", () => {
    const described = operations().map(({ path, method }) => shapeOf(`${method.toUpperCase()} ${path}`));
    const known = sent.map(({ path, method }) => shapeOf(`${method} ${path}`));
    expect(described.filter((call) => !known.includes(call)).toSorted()).toEqual(
      Object.keys(notSent).toSorted(),
    );
    expect(known.filter((call) => !described.includes(call))).toEqual(Object.keys(notDescribed));
  });

  test("has the names of the queries that are described", () => {
    const differing = operations().flatMap(({ path, method, operation }) => {
      const call = shapeOf(`${method.toUpperCase()} ${path}`);
      const known =
        sent.find((endpoint) => shapeOf(`${endpoint.method} ${endpoint.path}`) === call)?.query ?? [];
      const described = (operation.parameters ?? []).filter((item) => item.in === "query");
      const expected = [...known, ...(unusedParameters[call] ?? [])].toSorted().join();
      const names = described.map(({ name }) => name).toSorted();
      return call in notSent || names.join() === expected ? [] : [{ call, names }];
    });
    expect(differing).toEqual([]);
  });
});

test("a body's fields are described by name", () => {
  const change = description.components["schemas"]?.["LineChange"];
  expect(change).toMatchObject({
    type: "object",
    required: ["id", "variantId", "note", "quantity"],
    properties: { variantId: { type: ["integer", "null"] }, note: { type: ["string", "null"] } },
  });
});

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly maximum?: number;
  readonly [inner: string]: unknown;
}

/** The integers of a schema, each with its path. */
function integersIn(schema: Schema, way: string): { way: string; maximum: number }[] {
  const named = description.components["schemas"]?.[schema.$ref?.split("/").at(-1) ?? ""];
  if (named) return integersIn(named as Schema, way);
  const own = [schema.type].flat().includes("integer") ? [{ way, maximum: schema.maximum ?? Infinity }] : [];
  const inner = Object.entries(schema).filter(([, value]) => typeof value === "object" && value !== null);
  return [...own, ...inner.flatMap(([name, value]) => integersIn(value as Schema, `${way} ${name}`))];
}

test("no integer of a body is larger than a column of the database", () => {
  const found = operations().flatMap(({ path, method, operation }) =>
    Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
      integersIn(schema as Schema, `${method} ${path}`),
    ),
  );
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ maximum }) => maximum > 2_147_483_647)).toEqual([]);
});
