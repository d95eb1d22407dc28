import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { ensureBuild } from "../../support/built-site.ts";
import { root } from "../../support/output.ts";

test("every loader and every action of the build passes our guard", async () => {
  await ensureBuild();
  const build = (await import(
    /* @vite-ignore */ pathToFileURL(path.join(root, "build/server/index.js")).href
  )) as ServerBuild;
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
}, 300_000);
