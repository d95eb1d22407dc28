import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { allowed, bundled, exceptionFor, exceptions, readLicences } from "./licences.js";
import { filesUnder, root } from "./support/output.ts";
import { sourcesUnder, type Source } from "./support/source.ts";

const licences = readLicences();

/** Whether the package may be used: by its expression, with the licence of its exception added to the allowed ones. */
function isAllowed(one: { name: string; version: string; licence: string | null }): boolean {
  const exception = exceptionFor(one);
  if (one.licence === null) return exception?.version === one.version;
  return satisfies(one.licence, exception ? [...allowed, exception.licence] : allowed);
}

/** An SPDX expression without brackets inside; any other text is none of the accepted ids. */
function satisfies(expression: string, accepted: readonly string[]): boolean {
  const inner = /^\(([^()]+)\)$/u.exec(expression)?.[1] ?? expression;
  return inner.split(" OR ").some((choice) => choice.split(" AND ").every((id) => accepted.includes(id)));
}

test("every package of the product has an allowed licence, or a reasoned exception", () => {
  expect(licences.filter((licence) => !isAllowed(licence))).toEqual([]);
});

test.each(["GPL-3.0-only", "MIT AND AGPL-3.0-only", "SEE LICENSE IN x.md", "UNLICENSED", null])(
  "a package with the licence %s is refused",
  (licence) => {
    expect(isAllowed({ name: "some-package", version: "1.0.0", licence })).toBe(false);
  },
);

test("an exception does not cover a version without a licence field", () => {
  expect(isAllowed({ name: "png-js", version: "2.0.1", licence: null })).toBe(false);
});

test("the list has every package that the lockfile does not mark as development", () => {
  const { packages } = z
    .object({
      packages: z.record(
        z.string(),
        z.object({
          version: z.string().optional(),
          name: z.string().optional(),
          dev: z.boolean().optional(),
        }),
      ),
    })
    .parse(JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")));
  const installed = Object.entries(packages).flatMap(([folder, { dev, version, name }]) =>
    !folder.includes("node_modules/") || dev || version === undefined
      ? []
      : [`${name ?? folder.replace(/^.*node_modules\//u, "")} ${version}`],
  );
  const listed = new Set(licences.map(({ name, version }) => `${name} ${version}`));
  expect(installed.length).toBeGreaterThan(100);
  expect([...new Set(installed)].filter((value) => !listed.has(value))).toEqual([]);
});

test("every package for development whose files are in the product is in the list", () => {
  /** Programs of the build and of a terminal, and types: the product contains nothing of them. */
  const onlyBuild = [
    "@remix-run/route-config",
    "pino-pretty",
    "postcss",
    "schema-dts",
    "subset-font",
    "terser",
    "vite",
  ];
  const sources = sourcesUnder("app", "server");
  const isOfPackage = ({ file }: Source) => file.startsWith("server/standalone/");
  const imported = [
    ...importedForDevelopment(
      "package.json",
      sources.filter((source) => !isOfPackage(source)),
    ),
    ...importedForDevelopment("server/standalone/package.json", sources.filter(isOfPackage)),
  ];
  expect([...new Set(imported)].filter((name) => !onlyBuild.includes(name)).toSorted()).toEqual(bundled);
});

/** Packages for development of a manifest that its sources import. */
function importedForDevelopment(manifest: string, sources: readonly Source[]): string[] {
  const { devDependencies } = z
    .object({ devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path.join(root, manifest), "utf8")));
  return sources
    .flatMap(({ imports }) => imports.map(({ of }) => of))
    .flatMap((of) => Object.keys(devDependencies).filter((name) => of === name || of.startsWith(`${name}/`)));
}

test("every exception is needed", () => {
  const used = new Set(
    licences
      .filter(({ licence }) => licence === null || !satisfies(licence, allowed))
      .map((licence) => exceptionFor(licence)),
  );
  expect(exceptions.filter((exception) => !used.has(exception))).toEqual([]);
});

test("the package without a field has the text of its licence", () => {
  expect(readFileSync(path.join(root, "node_modules/png-js/LICENSE"), "utf8")).toMatch(/^MIT License\n/u);
});

test("the build has the licence texts of what browsers load", () => {
  const [file = ""] = filesUnder("build/client/assets").filter((name) => /\/licences[^/]*\.txt$/u.test(name));
  const text = readFileSync(path.join(root, file), "utf8");
  for (const name of ["react", "react-dom", "swiper"]) expect(text).toMatch(new RegExp(`^${name}\n`, "mu"));
});
