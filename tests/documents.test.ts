import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { filesUnder, root, testFolders } from "./support/output.ts";

/** Everything that documents refer to exists: files, headings and events of the log. */

const documents = ["README.md", "CHANGELOG.md", "docs", "server", ...testFolders]
  .flatMap((folder) => (existsSync(path.join(root, folder)) ? filesUnder(folder) : []))
  .filter((file) => file.endsWith(".md") && !file.startsWith("tests/.output/"))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));

/** `[text](target)`. A theatre's texts link to URLs of the site, and e-mails to placeholders. */
const links = documents
  .filter(({ file }) => !/^(?:server\/standalone|docs\/examples)\/theatre\//u.test(file))
  .flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?![a-z]+:|\{\{)([^)\s#]*)(?:#([^)\s]+))?\)/gu)].map(([, to = "", anchor]) => ({
      file,
      target: to === "" ? file : path.join(path.dirname(file), to),
      anchor,
    })),
  );

test("every link of a document leads to a file of the repository", () => {
  const dead = links.filter(({ target }) => !existsSync(path.join(root, target)));
  expect(dead).toEqual([]);
});

test("every link to a heading leads to one", () => {
  const dead = links.filter(({ target, anchor }) => {
    const text = documents.find(({ file }) => file === target)?.text;
    return anchor !== undefined && text !== undefined && !anchorsOf(text).includes(anchor);
  });
  expect(dead).toEqual([]);
});

/** The names that headings have in links. */
function anchorsOf(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.+)$/gmu)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-"),
  );
}

test("every file that a document names exists", () => {
  const named =
    /(?<![\w/.*{}-])(?:app|server|tests|docs)\/[\w/.-]+\.(?:tsx?|js|css|sql|md|svg)(?![\w*{}/-])/gu;
  const dead = documents
    // The history names removed files.
    .filter(({ file }) => file !== "CHANGELOG.md" && !file.startsWith("docs/decisions/"))
    .flatMap(({ file, text }) =>
      [...new Set(text.match(named))]
        .filter((name) => !existsSync(path.join(root, name)))
        .map((name) => `${file}: ${name}`),
    );
  expect(dead).toEqual([]);
});

test("every line of the specification and of the law names the files that prove it", () => {
  const rows = ["tests/specification.md", "docs/law.md"].flatMap((file) =>
    (documents.find((document) => document.file === file)?.text ?? "")
      .split("\n")
      .filter((line) => line.startsWith("| ") && !/^\| (?:row|rule|---)/u.test(line)),
  );
  const unproved = rows.filter(
    (row) => !/`[\w/.-]+\.(?:test|spec)\.ts` \|$|(?:↓|nothing to test) \|$|\| none/u.test(row),
  );
  expect(rows.length).toBeGreaterThan(300);
  expect(unproved).toEqual([]);
});

test("the runbook explains every event of the log", () => {
  const code = ["app", "server"]
    .flatMap(filesUnder)
    .filter((file) => /\.[jt]sx?$/u.test(file) && !file.includes("/tests/"))
    .map((file) => readFileSync(path.join(root, file), "utf8"))
    .join("\n");
  const logged = code.matchAll(/\b(?:log|tools\.log)\.(?:info|warn|error|record)\(\s*"(?<event>[\w.-]+)"/gu);
  const events = new Set([...logged].map(({ groups }) => groups?.["event"] ?? ""));
  const explained = readFileSync(path.join(root, "docs/operations.md"), "utf8");
  expect(events.size).toBeGreaterThan(40);
  expect([...events].filter((event) => !explained.includes(`\`${event}\``))).toEqual([]);
});
