import ts from "typescript";
import { checkSync } from "recheck";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { sourcesUnder } from "./support/source.ts";

/**
 * Expressions that the tool finds to take more than linear time, cannot decide, or decides in more than a second; and
 * why no text makes them slow. `own`: they read texts of this repository, of the operator or of Node.js only. `at
 * most`: the longest text, and where the length is limited. `measured`: tests/linear-texts.nightly.test.ts measures
 * their function.
 */
const exceptions: readonly (Pick<Found, "file" | "expression"> &
  (
    | { readonly own: string }
    | { readonly atMost: string; readonly limited: readonly [file: string, text: string] }
    | { readonly measured: string }
  ))[] = [
  {
    file: "app/domain/paths.ts",
    expression: String.raw`/\/*(?:[?#].*)?$/u`,
    atMost: "2 048 characters of an address of the site",
    limited: ["server/http/validate-request.ts", "maxUrlLength = 2048"],
  },
  {
    file: "app/domain/share-card.ts",
    expression: String.raw`/^[^.].*(?=\.png$)/u`,
    atMost: "2 048 characters of an address of the site",
    limited: ["server/http/validate-request.ts", "maxUrlLength = 2048"],
  },
  {
    file: "app/shell/prefetch.tsx",
    expression: String.raw`/^\/(?:kosik|ucet|login|odhlaseni|registrace|obnova-hesla|zmena-hesla|account|shrnuti|souhlas|mena|images|soubory|api|hledani|hodnoceni\/potvrzeni)(?:\/|$)|\.[a-z]+$/u`,
    atMost: "2 000 characters of a link",
    limited: ["server/upstream/sanitize.ts", "text.length > 2_000"],
  },
  { file: "app/domain/shop/money.ts", expression: String.raw`/\B(?=(\d{3})+$)/g`, own: "digits of a number" },
  {
    file: "app/messages/ratings.ts",
    expression: String.raw`/\B(?=(?:\d{3})+$)/g`,
    own: "digits of a number",
  },
  {
    file: "server/standalone/domain/orders/czech-text.ts",
    expression: String.raw`/\B(?=(\d{3})+$)/g`,
    own: "digits of a number",
  },
  ...[
    String.raw`/ (?<=(?<!\d)(?!(?:19|20)\d\d(?!\d))\d+ )(?=\p{Ll}{2}|[gmlh](?!\p{L}))/gu`,
    String.raw`/'(?<=(?:^|[\s([„])')(?=\S)([^'"„“]*[^'"„“\s])'(?=$|[\s.,;:!?)\]“…])/gu`,
    String.raw`/(?<![\p{L}\p{N}.,:/-])\d[\d:.,]*-\d[\d:.,]*(?![\p{L}\p{N}/-])/gu`,
    String.raw`/x(?<=\d[ \u00a0]x)(?=[ \u00a0]\d)|x(?<=(?<![\p{L}\p{N}])\d+x)(?![\p{L}\p{N}])/gu`,
  ].map((expression) => ({ file: "app/domain/typography.ts", expression, measured: "nbsp, czechMarks" })),
  {
    file: "app/domain/typography.ts",
    expression: String.raw`/(\d[\d:.,]*–\d(?:[\d:.,]*\d)?|(?<!\p{L})[ez]-\p{L}+)|\d[\d:.,]*/giu`,
    measured: "withRanges",
  },
  {
    file: "server/operator/config-values.ts",
    expression: String.raw`/^(https?:\/\/)(\{s\}\.[a-z0-9.-]+|[a-z0-9.-]+(?::\d+)?)\//i`,
    own: "a setting",
  },
  { file: "server/operator/config-values.ts", expression: String.raw`/\/+$/`, own: "a setting" },
  { file: "server/upstream/requests.ts", expression: String.raw`/\/+$/`, own: "a setting" },
  { file: "server/upstream/check/command.ts", expression: String.raw`/\/+$/`, own: "an operator's argument" },
  {
    file: "server/standalone/domain/search/excerpt.ts",
    expression: String.raw`/<\/?(?:a|abbr|b|em|i|small|span|strong|sub|sup|time)\b[^<>]*>/g`,
    measured: "excerptOf",
  },
  {
    file: "server/standalone/seed/typeset.ts",
    expression: String.raw`/\s*\n\s*/g`,
    own: "texts of the demo",
  },
  {
    file: "server/guards/access.ts",
    expression: String.raw`/^\/(?![/\\])[^\\\s\p{Cc}]*$/u`,
    atMost: "1 024 characters",
    limited: ["server/guards/access.ts", "longest = 1024"],
  },
  {
    file: "server/http/images.ts",
    expression: String.raw`/^\uFEFF?\s*<(?:svg|\?xml|!DOCTYPE svg|!--)/iu`,
    atMost: "256 bytes",
    limited: ["server/http/images.ts", "bytes.subarray(0, 256)"],
  },
  {
    file: "server/http/route-pattern.ts",
    expression: String.raw`/^:[\w-]+(?<end>.*)$/`,
    own: "the route table",
  },
  {
    file: "server/upstream/exchange.ts",
    expression: String.raw`/^(?:ECONNREFUSED|ENOTFOUND|EAI_\w+|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|EPROTO|(?:ERR_(?:SSL|TLS)|CERT|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO)_\w+)$/`,
    own: "codes of Node.js",
  },
  {
    file: "server/upstream/heading-ids.ts",
    expression: String.raw`/<h2((?: [^<>]*)?)>(.*?)<\/h2>/gs`,
    measured: "addHeadingIds",
  },
  {
    file: "server/upstream/typeset-html.ts",
    expression: String.raw`/<\/?([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>|[^<]+/g`,
    measured: "typesetHtml",
  },
];

interface Found {
  readonly file: string;
  readonly expression: string;
  readonly source: string;
  readonly flags: string;
}

/** Without the plugins of the build, which read its own files. */
const sources = sourcesUnder("app", "server").filter(({ file }) => !file.startsWith("server/vite/"));

const literals = sources.flatMap(({ file, tree }) => {
  const found: Found[] = [];
  visit(tree);
  return found;

  function visit(node: ts.Node): void {
    if (ts.isRegularExpressionLiteral(node)) {
      const { text } = node;
      const end = text.lastIndexOf("/");
      found.push({ file, expression: text, source: text.slice(1, end), flags: text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  }
});

/** Expressions of libraries that read foreign text: those that zod compares e-mails and dates with. */
const ofZod = [z.regexes.email, z.regexes.date, z.regexes.datetime({ offset: true })].map(
  ({ source, flags }): Found => ({ file: "zod", expression: `/${source}/${flags}`, source, flags }),
);

/** Put together at run time: those of the route table and of closed paths, and of the demo's units and months. */
test("regular expressions are literals, but those of paths and of the demo's texts", () => {
  const constructed = sources.flatMap(({ file, tree }) => constructors(tree).map(() => file));
  expect(constructed).toEqual([
    // The same as that of server/http/closed-paths.ts.
    "app/shell/shell.tsx",
    "server/standalone/seed/typeset.ts",
    "server/standalone/seed/typeset.ts",
    "server/http/closed-paths.ts",
  ]);
});

function constructors(tree: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  visit(tree);
  return found;

  function visit(node: ts.Node): void {
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isCall && /^(?:globalThis\.)?RegExp$/u.test(node.expression.getText())) found.push(node);
    ts.forEachChild(node, visit);
  }
}

function isException({ file, expression }: Found): boolean {
  return exceptions.some((one) => one.file === file && one.expression === expression);
}

/** What recheck says of an expression; it proves linear time by automata, without trying texts. */
function verdict({ source, flags }: Pick<Found, "source" | "flags">): string {
  // Its JavaScript: its other forms are not installed (package.json, `overrides`).
  vi.stubEnv("RECHECK_BACKEND", "pure");
  const said = checkSync(source, flags, { checker: "automaton", timeout: 60_000 });
  vi.unstubAllEnvs();
  if (said.status === "safe") return said.status;
  return said.status === "vulnerable"
    ? `vulnerable: ${said.complexity.summary}`
    : `unknown: ${said.error.kind}`;
}

test(
  "every regular expression takes linear time, or is an exception with its reason",
  { timeout: 600_000 },
  () => {
    expect(literals.length).toBeGreaterThan(250);
    const verdicts = new Map<string, string>();
    const slow = [...literals, ...ofZod]
      .filter((one) => !isException(one))
      .flatMap((one) => {
        const known = verdicts.get(one.expression) ?? verdict(one);
        verdicts.set(one.expression, known);
        return known === "safe" ? [] : [{ file: one.file, expression: one.expression, known }];
      });
    expect(slow).toEqual([]);
  },
);

test.each(["(a+)+$", "\\/+$", "<svg\\s[^>]*>", "^(.*)(\\..*)$"])("the tool notices %s", (source) => {
  expect(verdict({ source, flags: "" })).toMatch(/^vulnerable/u);
});

test("every exception is an expression of its file", () => {
  const gone = exceptions.filter(
    (one) => !literals.some(({ file, expression }) => file === one.file && expression === one.expression),
  );
  expect(gone).toEqual([]);
});

test("the text of every exception is limited where it says, or its function is measured", () => {
  const { imports = [], text: measuring = "" } =
    sourcesUnder("tests/linear-texts.nightly.test.ts").find(
      ({ file }) => file === "tests/linear-texts.nightly.test.ts",
    ) ?? {};
  const unlimited = exceptions.filter((one) => {
    if ("own" in one) return false;
    if ("limited" in one) {
      const [file, text] = one.limited;
      return !sources.some((source) => source.file === file && source.text.includes(text));
    }
    const names = one.measured.split(", ");
    return (
      !imports.some(({ of }) => of === one.file) ||
      names.some((name) => !new RegExp(`^  ${name}: (?!null)`, "mu").test(measuring))
    );
  });
  expect(unlimited).toEqual([]);
});
