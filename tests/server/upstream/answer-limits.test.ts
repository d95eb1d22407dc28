import { expect, test } from "vitest";
import { z } from "zod";
import { sanitizeAndTypeset, html } from "#server/upstream/sanitize.ts";
import { answerLimits, truncateHtml, truncateText } from "#server/upstream/answer-limits.ts";
import { readBranches } from "#server/upstream/resources/checkout.ts";
import { readPeople } from "#server/upstream/resources/people.ts";
import * as w from "#server/upstream/wire.ts";
import { clientOver, type LogLine } from "../support/fake-context.ts";

function answering(body: unknown) {
  const log: LogLine[] = [];
  const client = clientOver(async () => Response.json(body), { log });
  return { upstream: client.forRequest({ requestId: "request-1", token: null }), log };
}

async function read<T>(body: unknown, schema: z.ZodType<T>) {
  const { upstream, log } = answering(body);
  return { answer: await upstream.read("person", { id: 1 }, schema), log };
}

const words = (characters: number) => "slovo ".repeat(characters / 6);

test("a plain text that is too long ends after a word, with an ellipsis", () => {
  expect(truncateText("Byl jednou jeden král.", 100)).toBe("Byl jednou jeden král.");
  expect(truncateText("Byl jednou jeden král.", 12)).toBe("Byl jednou…");
  expect(truncateText("Byl jednou jeden král.", 10)).toBe("Byl jednou…");
  expect(truncateText("nejnezpravděpodobňovávatelnější", 12)).toBe("nejnezpravdě…");
  expect(truncateText("a😀😀", 2)).toBe("a…");
});

test("an HTML text that is too long ends between words or tags and is closed", () => {
  const cut = sanitizeAndTypeset(`<p>Úvod <b>${words(answerLimits.html)}</b></p><p>Konec</p>`);
  expect(cut).toMatch(/^<p>Úvod <b>(?:slovo )+slovo…<\/b><\/p>$/u);
  expect(cut.length).toBeLessThan(answerLimits.html + 50);
  const inTag = `${words(answerLimits.html - 10)}<a href="/eshop">sem</a>`;
  expect(truncateHtml(inTag)).toBe(`${words(answerLimits.html - 10).trimEnd()}…`);
});

test("tags beyond the limit are left out with their content", () => {
  const items = sanitizeAndTypeset("<li>a</li>".repeat(answerLimits.tags));
  expect(items.split("<li>")).toHaveLength(answerLimits.tags / 2 + 1);
  expect(items.endsWith("<li>a</li>…")).toBe(true);
});

test("tags nested too deeply are removed and their words stay", () => {
  const nested = sanitizeAndTypeset(`${"<div>".repeat(1_000)}dno${"</div>".repeat(1_000)}`);
  expect(nested.split("<div>")).toHaveLength(51);
  expect(nested).toContain("dno");
});

test("the list of branches may be longer than other lists", async () => {
  const branch = {
    id: 1,
    delivery_id: 2,
    name: "Výdejna",
    street: "Mlýnská 1",
    city: "Doubravín",
    zip: "79999",
  };
  const all = Array.from({ length: answerLimits.longList + 1 }, (_, at) => ({ ...branch, id: at + 1 }));
  const branches = await readBranches(answering({ data: all }).upstream);
  expect(branches.ok && branches.value.length).toBe(answerLimits.longList);
});

test("all HTML texts of an answer share the limits, and the log has the amount cut", async () => {
  const body = { first: `<p>${words(answerLimits.html)}</p>`, second: `<p>${words(600)}</p>`, third: null };
  const { answer, log } = await read(body, z.object({ first: html, second: html, third: html }));
  expect(answer).toMatchObject({ ok: true, value: { second: "", third: "" } });
  expect(log).toEqual([
    {
      level: "warn",
      event: "upstream.truncated",
      fields: {
        call: "GET /api/people/cs/:",
        request: "request-1",
        ms: expect.any(Number),
        texts: 2,
        characters: expect.any(Number),
        items: 0,
      },
    },
  ]);
  expect(log[0]?.fields["characters"]).toBeGreaterThan(600);
  expect(log[0]?.fields["characters"]).toBeLessThan(700);
});

test("plain texts of an answer share a limit too: a text over it counts as missing", async () => {
  const each = words(answerLimits.text - 4);
  const count = Math.ceil(answerLimits.texts / each.length) + 5;
  const schema = z.object({ texts: w.list(z.object({ title: w.line, text: w.optionalText })) });
  const { answer, log } = await read(
    { texts: Array.from({ length: count }, (_, index) => ({ title: `${index}.`, text: each })) },
    schema,
  );
  const texts = answer.ok ? answer.value.texts : [];
  expect(texts.reduce((sum, { title, text }) => sum + title.length + (text?.length ?? 0), 0)).toBeLessThan(
    answerLimits.texts + 10,
  );
  expect(texts[0]?.text).toBe(each.trim());
  expect(log.map(({ event }) => event).toSorted()).toEqual(["upstream.dropped", "upstream.truncated"]);
});

test("a name is one limited line, whatever the upstream sends", async () => {
  const { answer } = await read({ name: words(60_000) }, z.object({ name: w.line }));
  expect(answer.ok && answer.value.name.length).toBeLessThan(answerLimits.line + 2);
});

test("a list keeps its first items, and one that must be complete fails", async () => {
  const many = Array.from({ length: answerLimits.items + 7 }, (_, index) => ({ name: String(index) }));
  const { answer, log } = await read({ all: many }, z.object({ all: w.list(z.object({ name: w.line })) }));
  expect(answer.ok && answer.value.all).toHaveLength(answerLimits.items);
  expect(log).toMatchObject([{ event: "upstream.truncated", fields: { items: 7, texts: 0 } }]);
  const whole = await read({ all: many }, z.object({ all: w.strictList(z.object({ name: w.line })) }));
  expect(whole.answer).toMatchObject({ error: { kind: "broken" } });
});

test("the data of a large theatre are far below every limit", async () => {
  const person = (id: number) => ({
    id,
    slug: `osoba-${id}`,
    name: `Jana Nováková ${id}`,
    function: "herečka",
  });
  const { upstream, log } = answering({
    data: Array.from({ length: 1_500 }, (_, index) => person(index + 1)),
  });
  expect(await readPeople(upstream)).toMatchObject({ ok: true, value: { length: 1_500 } });
  const page = { body: `${"<p>".concat(words(600), "</p>")}`.repeat(150) };
  const read150 = await read(page, z.object({ body: html }));
  expect([...log, ...read150.log]).toEqual([]);
});

test("an answer of too many values is a broken one, and not parsed", async () => {
  const { answer, log } = await read({ data: Array.from({ length: 200_001 }, () => 0) }, z.unknown());
  expect(answer).toMatchObject({ error: { kind: "broken" } });
  expect(log).toMatchObject([{ event: "upstream.broken", fields: { why: "too-many" } }]);
});
