import { readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import { notPrefetched } from "#app/shell/prefetch.tsx";
import routes from "#app/routes.ts";
import { filesUnder, root } from "./support/output.ts";

/** Configuration that repeats names of files and of URLs must not name what no longer exists. */

test("every URL that is never prefetched belongs to a route, or to the standalone back office", () => {
  const [, inside = ""] = /^\^\\\/\(\?:(.+?)\)\(\?:/u.exec(notPrefetched.source) ?? [];
  const named = alternatives(inside.replaceAll("\\/", "/"));
  const urls = ["api", ...pathsOf(routes)];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !urls.some((url) => url === name || url.startsWith(`${name}/`)))).toEqual([]);
});

test("alternatives of a pattern are expanded, nested ones too", () => {
  expect(alternatives("ui/alert|shop/(a|b-(c|d))|x")).toEqual([
    "ui/alert",
    "shop/a",
    "shop/b-c",
    "shop/b-d",
    "x",
  ]);
});

test("the demo theatre is named in its own data only", () => {
  const files = ["app", "server", "public"].flatMap(filesUnder);
  const naming = files.filter(
    (file) =>
      /\.(?:[cm]?[jt]sx?|css|json|svg|sql|md|webmanifest)$/u.test(file) &&
      /vantrok/iu.test(readFileSync(path.join(root, file), "utf8")),
  );
  expect(naming.length).toBeGreaterThan(5);
  expect(naming.filter((file) => !file.startsWith("server/standalone/theatre/"))).toEqual([]);
});

/** All texts that a pattern of plain characters, `|` and groups matches. */
function alternatives(pattern: string): string[] {
  const inner = /^(.*)\(([^()]*)\)(.*)$/su.exec(pattern);
  if (!inner) return pattern.split("|");
  const [, before = "", choices = "", after = ""] = inner;
  const start = before.slice(before.search(/[^|(]*$/u));
  const end = after.slice(0, after.search(/[|)]|$/u));
  const expanded = choices.split("|").map((choice) => `${start}${choice}${end}`);
  return alternatives(
    before.slice(0, before.length - start.length) + expanded.join("|") + after.slice(end.length),
  );
}

function pathsOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path: own, children }) => {
    const full = [parent, own].filter(Boolean).join("/");
    return [...(own ? [full] : []), ...pathsOf(children ?? [], full)];
  });
}
