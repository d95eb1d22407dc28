import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { root } from "./support/output.ts";
import { sourcesUnder } from "./support/source.ts";

const sources = sourcesUnder("app", "server").filter(({ file }) => !file.startsWith("server/vite/"));

const table = readFileSync(path.join(root, "docs/limits.md"), "utf8");

/** Functions that parse a text with a structure. */
const parser =
  /^(?:JSON\.parse|sanitizeHtml|decodeHTML\w*|sharp|jwtDecrypt|parse|parseJson|overJsonLimit|createDecipheriv)$/u;
/** Methods that read a whole body; with an argument they are others. */
const reader = /\.(?:json|text|formData|arrayBuffer|blob|bytes|getReader)$/u;

/** Files that parse only what this program wrote itself, or what the platform has parsed already. */
const ownTexts: Readonly<Record<string, string>> = {
  "app/components/purchases.ts": "what it stored in the browser",
  "app/components/shop/recently-viewed.ts": "what it stored in the browser",
  "app/components/programme/performance-disclosure.tsx": "an answer of the site, in the browser",
  "app/entry.server.tsx": "the data of the rendered page",
  "app/routes/shop/product/recently-viewed.tsx": "an answer of the site, in the browser",
  "app/shell/boot/boot.ts": "the data of the document",
  "app/shell/boot/hand-off.ts": "the data of the document",
  "app/shell/browser/fetch-links.ts": "an answer of the site, in the browser",
  "app/shell/browser/fetch-retry.ts": "an answer of the site, in the browser",
  "app/shell/modal/modal-host.tsx": "an answer of the site, in the browser",
  "app/shell/search/hint-source.ts": "an answer of the site, in the browser",
  "server/theatre/check-texts.ts": "the theatre that is shipped",
  "server/standalone/secrets.ts": "what it encrypted itself",
  "server/standalone/route.ts": "its own answer, in tests",
  "server/standalone/db/lock-folder.ts": "what another process of the operator wrote",
  "server/cli/prepare.js": "lockfiles of its own packages",
  "server/cli/staff.js": "an answer of the operator's site, in a command of the operator",
  "server/guards/equal-posts.ts": "an answer of the site",
  "server/http/finalize-response.ts": "a rendered page",
  "server/pages/page-cache.ts": "a rendered page",
};

test("every file that parses a text from outside is in the table", () => {
  const listed = new Set([...table.matchAll(/`([\w./-]+\.(?:tsx?|js))` › /gu)].map(([, file = ""]) => file));
  const parsing = sources.filter(({ tree }) => callsParser(tree)).map(({ file }) => file);
  expect(parsing.filter((file) => !listed.has(file) && !(file in ownTexts))).toEqual([]);
  expect(Object.keys(ownTexts).filter((file) => !parsing.includes(file))).toEqual([]);
});

test("no schema refers to itself", () => {
  const recursive = sources.filter(({ file, text }) => {
    const isSchema = /\bz\.(?:object|array|union)\(/u.test(text);
    return (
      isSchema &&
      /\bz\.lazy\(|\bz\.json\(|^\s+get \w+\(\)/mu.test(text) &&
      file !== "server/operator/config.ts"
    );
  });
  expect(recursive.map(({ file }) => file)).toEqual([]);
});

function callsParser(tree: ts.SourceFile): boolean {
  let found = false;
  visit(tree);
  return found;

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText();
      found ||= parser.test(called) || (node.arguments.length === 0 && reader.test(called));
    }
    ts.forEachChild(node, visit);
  }
}
