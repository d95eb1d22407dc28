import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "postcss";
import { expect, test } from "vitest";
import { filesUnder, root } from "./support/output.ts";

const sheets = filesUnder("app")
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }))
  .map(({ file, text }) => ({ file, text, tree: parse(text) }));

function sheet(file: string): string {
  return sheets.find((item) => item.file === file)?.text ?? "";
}

test("the layout changes at the specification's breakpoints and nowhere else", () => {
  const allowed = /^\((?:min-width: (?:768|1024|1200|1506)px|max-width: (?:767|1023|1199|1505)px)\)$/u;
  const odd = sheets.flatMap(({ file, tree }) => {
    const queries: string[] = [];
    // Cards may use container queries of any width: only the window has breakpoints.
    tree.walkAtRules("media", ({ params }) => {
      queries.push(...(params.match(/\((?:min|max)-width:[^)]*\)|\(\s*width\s*[<>][^)]*\)/gu) ?? []));
    });
    return queries.filter((query) => !allowed.test(query)).map((query) => `${file}: ${query}`);
  });
  expect(odd).toEqual([]);
});

test("body text starts at 18 px, red is the primary colour, columns are 15 px apart", () => {
  expect(sheet("app/styles/base.css")).toMatch(/html\s*\{[^}]*font-size: 18px;/u);
  expect(sheet("app/styles/tokens.css")).toMatch(/--red: #c8102e;/u);
  expect(sheet("app/styles/tokens.css")).toMatch(/--gap: 15px;/u);
});

test("a page is up to 1140 px wide, 1446 px on full HD", () => {
  expect(sheet("app/ui/page-column.module.css")).toMatch(
    /1140px[^@]*@media \(min-width: 1506px\)[^@]*1446px/u,
  );
});
