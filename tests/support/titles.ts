import ts from "typescript";
import { testFolders } from "./output.ts";
import { sourcesUnder } from "./source.ts";

/** Every title of a test or group, by file. */
const titles = new Map(
  sourcesUnder(...testFolders)
    .filter(({ file }) => /\.(?:test|spec)\.tsx?$/u.test(file))
    .map(({ file, tree }) => [file, titlesIn(tree)]),
);

/** Whether there is a test with this title: „file › (group ›) title“, as written; `%s` stands for a `${…}`. */
export function isTest(named: string): boolean {
  const [file = "", ...names] = named.split(" › ");
  const known = titles.get(file);
  return names.length > 0 && known !== undefined && names.every((name) => known.has(name));
}

/** Titles of `test`, `describe`, `test.each(…)` and the like, as written. */
function titlesIn(tree: ts.SourceFile): Set<string> {
  const found = new Set<string>();
  visit(tree);
  return found;

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      if (title && /^(?:test|it|describe)\b/u.test(node.expression.getText())) {
        if (ts.isStringLiteralLike(title)) found.add(title.text);
        if (ts.isTemplateExpression(title))
          found.add(title.head.text + title.templateSpans.map(({ literal }) => `%s${literal.text}`).join(""));
      }
    }
    ts.forEachChild(node, visit);
  }
}
