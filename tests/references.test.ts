import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { filesUnder, root, testFolders } from "./support/output.ts";

/** Everything that readers of the repository see: its documents, and its sources with their comments. */
const documents = ["README.md", "docs", "server", ...testFolders]
  .flatMap(filesUnder)
  .filter((file) => file.endsWith(".md") && !file.startsWith("tests/.output/"))
  .map(read);
const sources = ["app", "server", ...testFolders, "remix.config.js", "Dockerfile", ".env.example"]
  .flatMap(filesUnder)
  .filter((file) => /\.(?:tsx?|js|css|sql|example)$|^Dockerfile$/u.test(file))
  .filter((file) => !file.startsWith("tests/.output/") && file !== "tests/references.test.ts")
  .map(read);

test("every link of a document leads to a file of the repository", () => {
  const dead = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?![a-z]+:|#)([^)\s#]+)[^)]*\)/gu)]
      .map(([, link = ""]) => link)
      // Addresses that a letter is filled with.
      .filter((link) => !link.startsWith("{{"))
      // Addresses of the site in a theatre's texts.
      .filter(
        (link) => !(/^(?:server\/standalone|docs\/examples)\/theatre\//u.test(file) && link.startsWith("/")),
      )
      .filter((link) => !existsSync(path.join(root, path.dirname(file), link)))
      .map((link) => `${file}: ${link}`),
  );
  expect(dead).toEqual([]);
});

/** The name that a heading has in links. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");
}

test("every link to a heading leads to one", () => {
  const headings = new Map(
    documents.map(({ file, text }) => [
      file,
      [...text.matchAll(/^#+ (.+)$/gmu)].map(([, heading = ""]) => anchorOf(heading)),
    ]),
  );
  const dead = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?![a-z]+:)([^)\s#]*)#([^)\s]+)\)/gu)]
      .filter(([, name = "", anchor = ""]) => {
        const target = name === "" ? file : path.join(path.dirname(file), name);
        return headings.get(target)?.includes(anchor) === false;
      })
      .map(([link]) => `${file}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test("files named in documents and comments exist", () => {
  const named =
    /(?<![\w/.*{}-])(?:app|server|tests|docs)\/[\w/.-]+\.(?:tsx?|js|css|sql|md|svg)(?![\w*{}/-])/gu;
  // A database refuses a migration whose text has changed, a comment's too.
  const changeable = sources.filter(({ file }) => !file.startsWith("server/standalone/db/migrations/"));
  const dead = [...documents, ...changeable].flatMap(({ file, text }) =>
    [...new Set(text.match(named))]
      .filter((name) => !existsSync(path.join(root, name)))
      .map((name) => `${file}: ${name}`),
  );
  expect(dead).toEqual([]);
});

test("comments cite no document that is not in the repository", () => {
  const foreign =
    /\b(?:design|reliability|theatre-cz|storefronts)\b[,:]?(?:'s)? (?:§ ?\d|[RS]\d)|\bissue \d/iu;
  const guilty = [...documents, ...sources].filter(({ text }) => foreign.test(text));
  expect(guilty.map(({ file }) => file)).toEqual([]);
});

test("a disabled check has its reason on the same line", () => {
  const silent = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:(?:ox|es)lint-disable|@ts-(?:ignore|expect-error|nocheck))\b.*/gu)]
      .filter(([line]) => !/ -- \S/u.test(line))
      .map(([line]) => `${file}: ${line}`),
  );
  expect(silent).toEqual([]);
});

test("every event of the log is explained to its operator", () => {
  const code = filesUnder("server")
    .filter((file) => /\.[jt]s$/u.test(file))
    .map((file) => readFileSync(path.join(root, file), "utf8"))
    .join("\n");
  const logged = code.matchAll(/\b(?:log|tools\.log)\.(?:info|warn|error|record)\(\s*"(?<event>[\w.-]+)"/gu);
  const events = new Set([...logged].map(({ groups }) => groups?.["event"] ?? ""));
  expect(events.size).toBeGreaterThan(40);
  const explained = readFileSync(path.join(root, "docs/operations.md"), "utf8");
  expect([...events].filter((event) => !explained.includes(`\`${event}\``))).toEqual([]);
});

test("the container of the README persists the data that the image writes", () => {
  const directory = /\bDATA_DIR=(\S+)/u.exec(read("Dockerfile").text)?.[1];
  const { text } = read("README.md");
  expect(/docker run .*-v [\w-]+:(\S+) /u.exec(text)?.[1]).toBe(directory);
});

test("the container runs as a user without privileges", () => {
  const { text } = read("Dockerfile");
  const users = [...text.slice(text.lastIndexOf("\nFROM ")).matchAll(/^USER (\S+)$/gmu)].map(
    ([, user]) => user,
  );
  expect(users).toEqual(["node"]);
});

function read(file: string): { file: string; text: string } {
  return { file, text: readFileSync(path.join(root, file), "utf8") };
}
