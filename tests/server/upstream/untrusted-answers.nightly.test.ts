import { expect, test } from "vitest";
import type { Upstream } from "#server/upstream/client.ts";
import { listBytes } from "#server/upstream/endpoints.ts";
import { readArticle } from "#server/upstream/resources/blog.ts";
import { readInfoPage } from "#server/upstream/resources/pages.ts";
import { readPeople } from "#server/upstream/resources/people.ts";
import { readProgramme } from "#server/upstream/resources/programme.ts";
import { readSettings } from "#server/upstream/resources/settings.ts";
import { minLongestIteration, longestAllowed } from "../../support/cpu-time.ts";
import { untrustedUnits, repeated } from "../../support/untrusted-texts.ts";
import { clientOver } from "../support/fake-context.ts";

/** A long timeout for a loaded machine, because only CPU time is judged. */
const patience = { timeout: 180_000 };
const answerBytes = 2 * 1024 * 1024;

/** The longest uninterrupted task while reading an answer of these bytes, in milliseconds of CPU time. */
function longestTurnOf(body: string, read: (upstream: Upstream) => Promise<unknown>): Promise<number> {
  const bytes = Buffer.from(body);
  return minLongestIteration(() => {
    const client = clientOver(async () => new Response(bytes));
    return read(client.forRequest({ requestId: "r", token: null }));
  });
}

/** JSON of the largest allowed size: `around` with repetitions of the unit in place of its `"TEXT"`. */
function filled(around: unknown, unit: string, bytes: number): string {
  const json = JSON.stringify(around);
  const each = Buffer.byteLength(JSON.stringify(unit)) - 2;
  const room = (bytes - json.length) / (json.split('"TEXT"').length - 1);
  return json.replaceAll('"TEXT"', () => JSON.stringify(unit.repeat(Math.floor(room / each))));
}

test.each(untrustedUnits)("a page of 2 MB of %j does not block the event loop", patience, async (unit) => {
  const body = filled(
    { data: { title: "Podmínky", body: "TEXT", updated_at: null, sample: false } },
    unit,
    answerBytes,
  );
  expect(await longestTurnOf(body, (upstream) => readInfoPage(upstream, "podminky"))).toBeLessThan(
    longestAllowed,
  );
});

const performance = {
  id: 1,
  title: "TEXT",
  production: { slug: "revizor", title: "TEXT", author: "TEXT" },
  starts_at: "2026-11-21T19:00:00+01:00",
  venue: { slug: "sal", name: "TEXT", step_free: false },
  state: "on_sale",
  note: "TEXT",
  description: "TEXT",
  cast: [{ role: "TEXT", name: "TEXT" }],
};
const person = {
  id: 1,
  slug: "jan",
  name: "TEXT",
  surname: "TEXT",
  function: "TEXT",
  group: { slug: "a", name: "TEXT" },
};

test.each(["<", "&#", '"', "1–2 ", "k ", "😀", "\u0301\u0316", "Sejdeme se v divadle „U řeky“ - ne? "])(
  "lists of 5 MB of %j do not block the event loop",
  patience,
  async (unit) => {
    const programme = filled({ data: Array.from({ length: 2_000 }, () => performance) }, unit, listBytes);
    expect(await longestTurnOf(programme, (upstream) => readProgramme(upstream, "2026-11-21"))).toBeLessThan(
      longestAllowed,
    );
    const people = filled({ data: Array.from({ length: 3_000 }, () => person) }, unit, listBytes);
    expect(await longestTurnOf(people, readPeople)).toBeLessThan(longestAllowed);
  },
);

test.each([
  ["things that are none", `[${"{},".repeat(90_000)}{}]`],
  ["numbers", `[${repeated("0,", listBytes - 10)}0]`],
  [
    "keys that nobody knows",
    `{${Array.from({ length: 190_000 }, (_, at) => `"${at.toString(36)}":0`).join(",")}}`,
  ],
  ["levels", "[".repeat(listBytes)],
  ["entries of settings", `[${'{"name":"topmenu","value":"[[[[[["},'.repeat(20_000)}{}]`],
  [
    "a setting that is JSON in a text",
    JSON.stringify([{ name: "topmenu", value: `[${"{},".repeat(400_000)}{}]` }]),
  ],
])("an answer full of %s does not block the event loop", patience, async (_, body) => {
  for (const read of [readSettings, readPeople, (upstream: Upstream) => readArticle(upstream, "a")]) {
    expect(await longestTurnOf(body, read)).toBeLessThan(longestAllowed);
  }
});
