import { afterAll, beforeAll, expect, test } from "vitest";
import { openShared, type SharedStandalone } from "./open.ts";

let backend: SharedStandalone;
beforeAll(async () => {
  backend = await openShared();
});
afterAll(() => backend.close());

interface File {
  readonly title: string;
  readonly file: string;
  readonly type: string;
  readonly size: number;
  readonly date: string;
}

async function files(): Promise<File[]> {
  const documents = (await backend.call("GET", "/api/documents/cs")).body.data;
  const reports = (await backend.call("GET", "/api/annual-reports/cs")).body.data;
  expect(documents.length).toBe(10);
  expect(reports.length).toBe(6);
  return [...documents, ...reports];
}

test("every file is a tagged Czech PDF of the listed size with embedded typefaces", async () => {
  for (const { file, type, size, date } of await files()) {
    const answer = await backend.fetch(new Request(`http://localhost:3000/files/${file}`));
    const bytes = Buffer.from(await answer.arrayBuffer());
    const raw = bytes.toString("latin1");
    expect(answer.status, file).toBe(200);
    expect(answer.headers.get("Content-Type"), file).toBe("application/pdf");
    expect(type, file).toBe("PDF");
    expect(bytes.byteLength, file).toBe(size);
    expect(raw.slice(0, 5)).toBe("%PDF-");
    expect(raw).toContain("/Lang (cs-CZ)");
    expect(raw).toMatch(/\/Marked true/);
    expect(raw).toMatch(/\/ToUnicode \d+ 0 R/);
    expect((raw.match(/\/Type \/Page\b/g) ?? []).length, file).toBeLessThanOrEqual(2);
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test("annual reports are listed newest first, from the last finished year", async () => {
  const { data } = (await backend.call("GET", "/api/annual-reports/cs")).body;
  expect(data.map(({ year }: { year: number }) => year)).toEqual([2025, 2024, 2023, 2022, 2021, 2020]);
  expect(data[0].figures).toContainEqual({ label: "Představení", value: "214" });
});

test("a missing file is not found", async () => {
  expect((await backend.call("GET", "/files/neni.pdf")).status).toBe(404);
  expect((await backend.call("GET", "/files/..%2Fpackage.json")).status).toBe(404);
});
