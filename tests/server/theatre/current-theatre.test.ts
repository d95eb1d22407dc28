import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { readConfig } from "#server/operator/config.ts";
import { currentTheatre, readFolder, settingsWith } from "#server/operator/current-theatre.ts";
import { recordingLog } from "#server/standalone/tests/open.ts";
import { folderOf } from "../../support/theatre-folder.ts";

const production = (fields: string) =>
  `---\ntitle: Sál a hvězdy\nsummary: Krátce.\nhall: sal\n${fields}---\n`;

function standalone(files: Parameters<typeof folderOf>[0]) {
  const config = readConfig({ THEATRE_DIR: folderOf(files) });
  return { config, theatre: readFolder(config) };
}

test("an empty folder closes areas only of a site without a back office", () => {
  const { config, theatre } = standalone({});
  const absent = [
    "news",
    "people",
    "partners",
    "documents",
    "annual-reports",
    "products",
    "brands",
    "branches",
  ];
  expect(settingsWith(config, theatre).absentAreas).toEqual(absent);
  const connected = { ...config, apiBaseUrl: "http://upstream.example", absentAreas: ["resend"] as const };
  expect(settingsWith(connected, theatre).absentAreas).toEqual(["resend"]);
});

test("a file that has another name leads from its old address to the new one", () => {
  const { config, theatre } = standalone({
    "productions/sal-a-hvezdy.md": production("formerly: [hvezdy, sal]\n"),
    "pages/rad.md": "---\ntitle: Řád\nupdated: 1. 9. 2026\nformerly: navstevni-rad\n---\n",
  });
  expect([...settingsWith(config, theatre).redirects]).toEqual([
    ["/repertoar/hvezdy", "/repertoar/sal-a-hvezdy"],
    ["/repertoar/sal", "/repertoar/sal-a-hvezdy"],
    ["/info/navstevni-rad", "/info/rad"],
  ]);
});

test("an earlier name is not that of another file", () => {
  const files = {
    "productions/sal-a-hvezdy.md": production("formerly: druha\n"),
    "productions/druha.md": production("soon: ano\n"),
  };
  expect(() => standalone(files)).toThrow(
    "productions/sal-a-hvezdy.md, line 5, formerly: the file druha.md exists",
  );
});

test("without a folder the demonstration is shown, and before a back office nothing", () => {
  expect(readFolder(readConfig({}))?.demo).not.toBeNull();
  expect(readFolder(readConfig({ API_BASE_URL: "http://upstream.example" }))).toBeNull();
  expect(() => readFolder(readConfig({ THEATRE_DIR: "/neni-tu" }))).toThrow(
    "THEATRE_DIR: /neni-tu is no folder that can be read (ENOENT)",
  );
});

test("a broken folder changes nothing, and the log names all its problems", async () => {
  const { config, theatre } = standalone({});
  const { log, logged } = recordingLog();
  const write = vi.fn<() => Promise<void>>(async () => undefined);
  const current = currentTheatre(config, theatre, { log, write });
  const file = path.join(String(config.theatreDir), "theatre.json");

  writeFileSync(file, '{ "nmae": "Divadlo" }');
  expect(await current.reload()).toBe(false);
  expect(write).not.toHaveBeenCalled();
  expect(current.settings.identity?.theatre.name).toBe("Divadlo U Mostu");
  expect(logged).toMatchObject([{ level: "error", event: "theatre.not-loaded" }]);
  expect(logged[0]?.fields["problems"]).toEqual([
    "THEATRE_DIR: theatre.json, line 1, column 1, name: is missing",
    "THEATRE_DIR: theatre.json, line 1, column 11, nmae: is an unknown field",
  ]);

  writeFileSync(file, '{ "name": "Nové divadlo" }');
  expect(await current.reload()).toBe(true);
  expect(write).toHaveBeenCalledTimes(1);
  expect(current.settings.identity?.theatre.name).toBe("Nové divadlo");
});

test("the site keeps what it has if the new content cannot be written", async () => {
  const { config, theatre } = standalone({});
  const { log, logged } = recordingLog();
  const write = async () => {
    throw new Error("The database is away.");
  };
  const current = currentTheatre(config, theatre, { log, write });
  expect(await current.reload()).toBe(false);
  expect(logged).toMatchObject([{ level: "error", event: "theatre.not-loaded" }]);
});
