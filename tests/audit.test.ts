import { expect, test } from "vitest";
import { problemsOf } from "./audit.js";

/** The output of `npm audit --json`, reduced to the fields that `audit.js` reads. */
const printed = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    parser: {
      via: [
        { title: "Slow text", severity: "high", url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc" },
      ],
    },
    reader: { via: ["parser"] },
  },
});

test("an advisory is named once, with the package that has it", () => {
  expect(problemsOf(printed, {})).toEqual(["GHSA-aaaa-bbbb-cccc: parser, high: Slow text"]);
});

test("an advisory with a reason is no problem, and a reason without an advisory is one", () => {
  expect(problemsOf(printed, { "GHSA-aaaa-bbbb-cccc": "no visitor's text reaches it" })).toEqual([]);
  const exceptions = { "GHSA-aaaa-bbbb-cccc": "as above", "GHSA-dddd-eeee-ffff": "long gone" };
  expect(problemsOf(printed, exceptions)).toEqual(["GHSA-dddd-eeee-ffff: an exception that nothing needs"]);
});

test("product packages without advisories have no problems", () => {
  expect(problemsOf('{ "auditReportVersion": 2, "vulnerabilities": {} }', {})).toEqual([]);
});

test.each(["", '{ "statusCode": 405, "error": { "summary": "" } }'])(
  "a registry that answers %j has not answered",
  (text) => {
    expect(problemsOf(text, {})).toBeNull();
  },
);
