import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { HandOff } from "#app/shell/boot/hand-off.ts";
import { builtSite } from "../support/built-site.ts";
import { openTestApp } from "../support/open-app.ts";
import { root } from "../support/output.ts";
import { attribute, elements, type Element } from "../support/page-queries.ts";
import { addresses } from "../connected/every-route.ts";

const app = await openTestApp();

const scripts = (html: Element) => elements(html, "script");

function textIn(script: Element | undefined): string {
  const [node] = script?.childNodes ?? [];
  return node && "value" in node ? node.value : "";
}

function handOffOf(html: Element): HandOff {
  const block = scripts(html).find((script) => attribute(script, "id") === "hand-off");
  return JSON.parse(textIn(block)) as HandOff;
}

/** All addresses of all routes that answer a guest with a page. */
const pages = Object.values(addresses)
  .flat()
  .filter((path) => !path.endsWith(".data") && !/\.data\?/u.test(path));

/** Their documents, each requested once. */
const documents: (readonly [path: string, html: Element])[] = [];
for (const path of pages) {
  const { status, headers, html } = await app.visitor().visit(path);
  if (status < 300 && headers.get("Content-Type")?.startsWith("text/html")) documents.push([path, html]);
}

test("no document loads the app's code by itself", () => {
  const inline = new Map<string, string>();
  for (const [path, html] of documents) {
    expect(
      elements(html, "link").filter((link) => attribute(link, "rel") === "modulepreload"),
      path,
    ).toEqual([]);
    const run = scripts(html).filter((script) => !/json/u.test(attribute(script, "type") ?? ""));
    expect(
      run.filter((script) => attribute(script, "src") !== null),
      path,
    ).toEqual([]);
    inline.set(run.map(textIn).join("\n"), path);
    expect(handOffOf(html).owed, path).toEqual(path.startsWith("/kosik"));
  }
  expect(documents.length).toBeGreaterThan(30);
  expect([...inline.values()]).toHaveLength(1);
  for (const text of inline.keys()) expect(gzipSync(text).byteLength).toBeLessThan(5 * 1024);
});

test("the policy of a page allows only its two inline scripts", async () => {
  const pagesOf = await Promise.all(["/", "/program", "/eshop"].map((path) => app.visitor().visit(path)));
  const allowed = pagesOf.map(({ headers }) =>
    (headers.get("Content-Security-Policy") ?? "").match(/'sha256-[^']+'/gu),
  );
  expect(new Set(allowed.map(String)).size).toBe(1);
  expect(allowed[0]).toHaveLength(2);
});

test("a document that owes something starts the app's code at once", async () => {
  const owed = async (path: string, visitor = app.visitor()) =>
    handOffOf((await visitor.visit(path)).html).owed;
  expect(await owed("/eshop")).toBe(false);
  expect(await owed("/kosik")).toBe(true);

  const result = app.visitor();
  await result.post("/kosik", { intent: "add", product: "105", variant: "", quantity: "1", back: "/eshop" });
  expect(await owed("/eshop", result)).toBe(true);
  expect(await owed("/eshop", result)).toBe(false);

  const refused = await app.visitor().post("/newsletter", { email: "neadresa" });
  expect(refused.status).toBe(422);
  expect(handOffOf(refused.html).owed).toBe(true);

  const measured = await openTestApp({
    config: { tag: { id: "G-1", origins: ["https://tag.example.com"] } },
  });
  const agreed = measured.visitor();
  expect(await owed("/eshop", agreed)).toBe(false);
  await agreed.post("/souhlas", { choice: "all", back: "/" });
  await agreed.visit("/");
  expect(await owed("/eshop", agreed)).toBe(true);
});

/** The built scripts that `files` import statically, and those that these import, with `files` themselves. */
function closureOf(files: readonly string[]): string[] {
  const found = new Set(files);
  for (const file of found) {
    const code = readFileSync(join(root, "build/client", file), "utf8");
    for (const [, name = ""] of code.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/gu)) {
      found.add(`/assets/${name}`);
    }
  }
  return [...found].toSorted();
}

test("a document names all modules that its code imports, so none is discovered late", async () => {
  for (const [path, html] of documents) {
    const { manifest, entry, routes, imports } = handOffOf(html);
    const named = [manifest, entry, ...routes.map(([, href]) => href), ...imports];
    expect(closureOf(named), path).toEqual([...new Set(named)].toSorted());
  }
  // Also the screens that a guest does not see.
  const { assets } = (await builtSite()).build;
  for (const route of Object.values(assets.routes)) {
    const named = [assets.entry.module, ...assets.entry.imports, route.module, ...(route.imports ?? [])];
    expect(closureOf(named), route.id).toEqual([...new Set(named)].toSorted());
  }
});
