import ts from "typescript";
import { expect, test } from "vitest";
import { sourcesUnder, type Source } from "./support/source.ts";

/** Without the plugins of the build, whose input is this repository. */
const sources = sourcesUnder("app", "server").filter(({ file }) => !file.startsWith("server/vite/"));

test("no text is ever run as code", () => {
  const found = callsIn((node) => {
    const called = node.expression.getText();
    const isTimer = /^(?:(?:globalThis|window)\.)?set(?:Timeout|Interval)$/u.test(called);
    const [first] = node.arguments ?? [];
    return /^(?:eval|Function|(?:globalThis|window)\.(?:eval|Function))$/u.test(called) ||
      (isTimer && first && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first)))
      ? called
      : null;
  });
  expect(found).toEqual([]);
});

test("commands and threads are started only by the scripts that start the site", () => {
  const starts = /^(?:node:)?(?:child_process|cluster|vm|worker_threads)$/u;
  expect(importersOf(starts)).toEqual([
    // The program and its arguments are constants.
    "server/start/launch.js",
    "server/start/prepare.js",
    "server/start/start-deadline.js",
    "server/start/start.js",
  ]);
});

test("only code without a path from a request reaches the disk", () => {
  expect(importersOf(/^(?:node:)?fs(?:\/promises)?$/u)).toEqual([
    "server/operator/data-dir.ts",
    "server/operator/persisted-secret.ts",
    "server/pipeline/static-files.ts",
    "server/platform/mounted-file.ts",
    "server/standalone/db/disk.ts",
    "server/standalone/db/lock-folder.ts",
    "server/standalone/db/open-pglite.ts",
    "server/standalone/email/deliver.ts",
    "server/standalone/email/email-command.ts",
    "server/standalone/email/email-files.ts",
    // It watches the folder of the theatre, in development only.
    "server/start/dev.js",
    "server/start/prepare.js",
    "server/start/staff.js",
    "server/start/start-deadline.js",
    // A picture only by a name that the folder had at the start.
    "server/theatre/folder.ts",
  ]);
});

test("only sanitized markup, or the site's own, is written unescaped", () => {
  const writing =
    /\b(?:dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|srcdoc)\b|document\.write/u;
  expect(filesWith(writing)).toEqual([
    // Sanitized by server/upstream/sanitize.ts.
    "app/components/rich-text.tsx",
    // JSON whose `<` are escaped.
    "app/components/structured-data.tsx",
    // The script in the head.
    "app/root.tsx",
    // Sanitized by server/upstream/sanitize.ts.
    "app/routes/shop/product/product-details.tsx",
  ]);
});

test("SQL is written as text only by the migrations", () => {
  const found = callsIn((node) =>
    /^sql\.(?:raw|lit)$/u.test(node.expression.getText()) ? node.getText() : null,
  );
  expect(found).toEqual([
    "server/standalone/db/migrate.ts: sql.lit(lock)",
    "server/standalone/db/migrate.ts: sql.raw(text)",
    "server/standalone/seed/write-content.ts: sql.lit(lock)",
  ]);
});

test("one place begins transactions, and tries again those that lost a deadlock", () => {
  const found = callsIn((node) =>
    /\.(?:startTransaction|transaction)$/u.test(node.expression.getText()) ? node.getText() : null,
  );
  expect(found).toEqual(["server/standalone/db/in-transaction.ts: db.transaction()"]);
});

test("hashes are SHA-256, ciphers AES-256-GCM with a whole tag", () => {
  const used = callsIn((node) => {
    const called = node.expression.getText();
    return /^(?:createHash|createHmac|hkdfSync|create(?:C|Dec)ipheriv)$/u.test(called)
      ? `${called}(${node.arguments?.[0]?.getText() ?? ""})`
      : null;
  }).map((call) => call.replace(/^.*: /u, ""));
  expect([...new Set(used)].toSorted()).toEqual([
    "createCipheriv(cipher)",
    "createDecipheriv(cipher)",
    'createHash("sha256")',
    'createHmac("sha256")',
    'hkdfSync("sha256")',
  ]);
  const secrets = sources.find(({ file }) => file === "server/standalone/secrets.ts")?.text ?? "";
  expect(secrets).toContain('const cipher = "aes-256-gcm";');
  expect(secrets).toContain("authTagLength: 16");
});

test("the certificate of another server is always verified", () => {
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity|allowInsecure/iu)).toEqual([]);
});

test("what nobody may guess is never made by Math.random", () => {
  // The key of a history entry, the delay before a transaction or a call is tried again, and the lifetime of a cached
  // answer.
  expect(filesWith(/\bMath\.random\b/u)).toEqual([
    "app/shell/browser/history-entry.ts",
    "server/standalone/db/in-transaction.ts",
    "server/upstream/cache.ts",
    "server/upstream/exchange.ts",
  ]);
});

test("a length or a pattern bounds every text of an answer", () => {
  const bounded = /^z\.string\(\)(?:\.min\(1\))?\.(?:max\(|regex\(|transform\(sanitizeAndTypeset\))/u;
  const unbounded = sources
    .filter(({ file }) => file.startsWith("server/upstream/resources/"))
    .flatMap(({ file, text }) =>
      text
        .replace(/\n\s+\./gu, ".")
        .split(/(?=z\.string\(\))|(?=z\.array\()/u)
        .slice(1)
        .filter((use) => !bounded.test(use) && !use.startsWith("z.array(z.unknown())"))
        .map((use) => `${file}: ${use.slice(0, 60)}`),
    );
  expect(unbounded).toEqual([]);
});

test.each(["eval(text)", "new Function(text)", 'setTimeout("act()", 1)', "globalThis.eval(text)"])(
  "„%s“ would be noticed",
  (text) => {
    const tree = ts.createSourceFile("x.ts", text, ts.ScriptTarget.Latest, true);
    const isNoticed = callsOf(tree).some((node) => {
      const called = node.expression.getText(tree);
      return /(?:^|\.)(?:eval|Function)$/u.test(called) || called === "setTimeout";
    });
    expect(isNoticed).toBe(true);
  },
);

type Called = ts.CallExpression | ts.NewExpression;

function callsOf(tree: ts.SourceFile): Called[] {
  const found: Called[] = [];
  visit(tree);
  return found;
  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) found.push(node);
    ts.forEachChild(node, visit);
  }
}

/** The result of each call, with its file; null: nothing. Sorted. */
function callsIn(resultOf: (node: Called) => string | null | undefined | false): string[] {
  return sources
    .flatMap(({ file, tree }) =>
      callsOf(tree).flatMap((node) => {
        const result = resultOf(node);
        return result ? [`${file}: ${result}`] : [];
      }),
    )
    .toSorted();
}

function importersOf(module: RegExp): string[] {
  const imports = ({ imports: all }: Source) =>
    all.some(({ written, isType }) => !isType && module.test(written));
  return sources
    .filter(imports)
    .map(({ file }) => file)
    .toSorted();
}

function filesWith(text: RegExp): string[] {
  return sources
    .filter((source) => text.test(source.text))
    .map(({ file }) => file)
    .toSorted();
}
