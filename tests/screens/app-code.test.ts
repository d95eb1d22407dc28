import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { builtSite } from "../support/built-site.ts";
import { openTestApp } from "../support/open-app.ts";
import { root } from "../support/output.ts";
import { attribute, elements, type Element } from "../support/page-queries.ts";
import { addresses } from "../connected/every-route.ts";

const app = await openTestApp();

const scripts = (html: Element) =>
  elements(html, "script", (script) => !/json/u.test(attribute(script, "type") ?? ""));

function textIn(script: Element | undefined): string {
  const [node] = script?.childNodes ?? [];
  return node && "value" in node ? node.value : "";
}

/** What the template at the end of a document contains. */
function codeOf(html: Element): string {
  const [code] = elements(html, "template", (template) => attribute(template, "id") === "app-code");
  if (!code || !("content" in code)) throw new Error("A document without code");
  const { childNodes } = code.content as Element;
  return childNodes.map((node) => ("tagName" in node ? outer(node) : "")).join("\n");
}

function outer(element: Element): string {
  return `<${element.tagName} ${element.attrs.map(({ name, value }) => `${name}="${value}"`).join(" ")}>${textIn(element)}`;
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
  const inline = new Set<string>();
  for (const [path, html] of documents) {
    expect(
      elements(html, "link").filter((link) => attribute(link, "rel") === "modulepreload"),
      path,
    ).toEqual([]);
    expect(
      scripts(html).filter((script) => attribute(script, "src") !== null),
      path,
    ).toEqual([]);
    expect(codeOf(html), path).toMatch(/<script type="module" async="">import /u);
    inline.add(scripts(html).map(textIn).join("\n"));
  }
  expect(documents.length).toBeGreaterThan(30);
  expect([...inline]).toHaveLength(1);
  for (const text of inline) expect(gzipSync(text).byteLength).toBeLessThan(5 * 1024);
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
    const named = [...codeOf(html).matchAll(/"(\/assets\/[^"]+\.js)"/gu)].map(([, name = ""]) => name);
    expect(closureOf(named), path).toEqual([...new Set(named)].toSorted());
  }
  // Also the screens that a guest does not see.
  const { assets } = (await builtSite()).build;
  for (const route of Object.values(assets.routes)) {
    const named = [assets.entry.module, ...assets.entry.imports, route.module, ...(route.imports ?? [])];
    expect(closureOf(named), route.id).toEqual([...new Set(named)].toSorted());
  }
});
