import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { builtSite } from "../../support/built-site.ts";
import { root } from "../../support/output.ts";

/** §2: restricted pages. All others are public, and declare it. */
const access: Readonly<Record<string, string>> = {
  login: "guest-only",
  registrace: "guest-only",
  "account/register": "guest-only",
  "obnova-hesla": "guest-only",
  ucet: "customer",
  "ucet/moje-udaje": "customer",
  "ucet/moje-udaje.json": "customer",
  "ucet/fakturacni-udaje": "customer",
  "ucet/objednavka/:id": "customer",
  "account/addresses": "customer",
};

test("every route names its access, and has a loader that guards it", async () => {
  const { build } = await builtSite();
  const rows = Object.values(build.routes).flatMap((route) => {
    // The layout routes around the pages have no URL.
    if (!route || route.id === "root" || route.id === "shell/page") return [];
    const handle = route.module.handle as { access?: unknown } | undefined;
    return [{ path: route.path ?? "/", access: handle?.access, hasLoader: Boolean(route.module.loader) }];
  });
  expect(rows.length).toBeGreaterThan(40);
  for (const { path: of, access: own, hasLoader } of rows) {
    expect({ of, access: own, hasLoader }).toEqual({
      of,
      access: access[of] ?? "public",
      hasLoader: true,
    });
  }
});

test("every route's handle has its type, so that a misspelt rule does not compile", () => {
  const routes = readdirSync(path.join(root, "app/routes"), { recursive: true, encoding: "utf8" });
  const untyped = routes.filter((file) => {
    if (!/\.tsx?$/u.test(file)) return false;
    const source = readFileSync(path.join(root, "app/routes", file), "utf8");
    const [handle, end] = /^export const handle\b[^}]*\}(.*)$/mu.exec(source) ?? [];
    return handle !== undefined && end !== " satisfies Handle;";
  });
  expect(untyped).toEqual([]);
});

test("every loader and every action of the build is wrapped by our guard", async () => {
  const { build } = await builtSite();
  const mark = Symbol.for("opona.guarded");
  const handlers = Object.values(build.routes).flatMap((route) =>
    (["loader", "action"] as const).flatMap((kind) => {
      const handler: unknown = route?.module[kind];
      return handler
        ? [{ name: `${route?.id} ${kind}`, guarded: Reflect.get(Object(handler), mark) === kind }]
        : [];
    }),
  );
  expect(handlers.length).toBeGreaterThan(5);
  expect(handlers.filter(({ guarded }) => !guarded).map(({ name }) => name)).toEqual([]);
});
