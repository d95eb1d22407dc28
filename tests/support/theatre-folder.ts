import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

const minimal = {
  "theatre.json": '{ "name": "Divadlo U Mostu" }',
  "halls.json":
    '[{ "slug": "sal", "name": "Sál", "description": "Jeden *sál*.", "zones": [{ "name": "Sál", "price": 200, "seats": 50 }] }]',
  "productions/sal-a-hvezdy.md":
    "---\ntitle: Sál a hvězdy\nsummary: Krátce.\nhall: sal\nprices: 150–200\npremiere: 3. 9. 2026\n---\n\nText.\n",
  "programme.csv": "id;date;time;production;state\n1;21. 11. 2026;19:30;sal-a-hvezdy;v prodeji\n",
  "shop/payments.csv": "id;kind;name;price\n1;dobírka;Na dobírku;0\n",
} as const;

/** A folder with these files, over the ones that every theatre needs. */
export function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const root = mkdtempSync(path.join(tmpdir(), "opona-theatre-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, content] of Object.entries({ ...minimal, ...files })) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
  return root;
}
