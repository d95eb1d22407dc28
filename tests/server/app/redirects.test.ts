import { mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "#server/operator/config.ts";
import { readRedirects } from "#server/operator/redirects-file.ts";
import { outputFolder } from "../../support/output.ts";
import { openTestApp } from "../../support/open-app.ts";

function fileWith(content: unknown): string {
  const file = path.join(mkdtempSync(path.join(outputFolder("scratch"), "redirects-")), "redirects.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

const redirects = readRedirects(
  fileWith({
    "/predstaveni.php?id=7": "/repertoar/rur",
    "/predstaveni.php": "/repertoar",
    "/stary-program/": "/program#listopad",
    "/program/říjen": "/program?mesic=2026-10",
    "/rezervace": "https://vstupenky.example/",
    "/eshop": "/products/new",
  }),
);
const app = await openTestApp({ onlyReads: true, config: { redirects } });

test.each([
  ["/predstaveni.php?id=7", "/repertoar/rur"],
  ["/predstaveni.php?id=8", "/repertoar"],
  ["/predstaveni.php", "/repertoar"],
  ["/stary-program/", "/program#listopad"],
  ["/program/%C5%99%C3%ADjen", "/program?mesic=2026-10"],
  ["/rezervace", "https://vstupenky.example/"],
  // Even if a page has this path.
  ["/eshop", "/products/new"],
])("the old address %s is moved to %s for ever", async (from, to) => {
  for (const method of ["GET", "HEAD"]) {
    const answer = await app.handle(new Request(`http://localhost:3000${from}`, { method }));
    expect(answer.status).toBe(301);
    expect(answer.headers.get("Location")).toEqual(to);
  }
});

test.each(["/predstaveni.php/x", "/Predstaveni.php", "/program"])("%s is no old address", async (address) => {
  const answer = await app.handle(new Request(`http://localhost:3000${address}`));
  expect(answer.status).not.toBe(301);
});

test("a form that is sent to an old address is not moved", async () => {
  const answer = await app.handle(new Request("http://localhost:3000/rezervace", { method: "POST" }));
  expect(answer.status).not.toBe(301);
});

test.each<[content: unknown, problems: readonly string[]]>([
  ["[", ['must be a JSON object of addresses, such as { "/old/path": "/new" }']],
  [{ "/a": 5 }, ['must be a JSON object of addresses, such as { "/old/path": "/new" }']],
  [{ a: "/b" }, ["a: must be a path of this site without a fragment, such as /old/path?id=1"]],
  [{ "/a#b": "/b" }, ["/a#b: must be a path of this site without a fragment, such as /old/path?id=1"]],
  [
    { "/a": "http://jinam.example/" },
    ["/a: http://jinam.example/ must be a path of this site or an https address"],
  ],
  [{ "/a": "//jinam.example/" }, ["/a: //jinam.example/ must be a path of this site or an https address"]],
  [{ "/a": "/a?x=1" }, ["/a: leads in a circle"]],
  [
    { "/a": "/b", "/b": "/c#x", "/c": "/a", "/d": "/a" },
    ["/a: leads in a circle", "/b: leads in a circle", "/c: leads in a circle", "/d: leads in a circle"],
  ],
])("a file with %j is refused at the start", (content, problems) => {
  const file = fileWith(content);
  try {
    readConfig({ REDIRECTS_FILE: file });
    expect.unreachable();
  } catch (error) {
    expect(error instanceof ConfigError && error.problems).toEqual(
      problems.map((problem) => `REDIRECTS_FILE: ${problem}`),
    );
  }
});
