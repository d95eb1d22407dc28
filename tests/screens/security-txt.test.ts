import { expect, test } from "vitest";
import { seededAt } from "#server/standalone/tests/seeded-database.ts";
import { openTestApp } from "../support/open-app.ts";

const address = "/.well-known/security.txt";
const securityContact = "mailto:bezpecnost@divadlo.example";

test("security.txt names the operator's contact, and is valid for 90 days", async () => {
  const app = await openTestApp({ onlyReads: true, config: { securityContact } });
  const response = await app.visitor().request(address);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const fields = (await response.text()).trimEnd().split("\n");
  const midnight = `${seededAt.toISOString().slice(0, 10)}T00:00:00.000Z`;
  const expires = new Date(Date.parse(midnight) + 90 * 24 * 3_600_000).toISOString();
  expect(fields).toEqual([
    `Contact: ${securityContact}`,
    `Expires: ${expires}`,
    "Preferred-Languages: cs, en",
  ]);
});

test("over https security.txt names its own address", async () => {
  const publicOrigin = "https://www.divadlo.example";
  const config = { securityContact, publicOrigin, secure: true };
  const app = await openTestApp({ onlyReads: true, config });
  const response = await app.handle(new Request(`${publicOrigin}${address}`));
  expect(await response.text()).toContain(`\nCanonical: ${publicOrigin}${address}\n`);
});

test("without a contact security.txt does not exist", async () => {
  const app = await openTestApp({ onlyReads: true });
  expect((await app.visitor().request(address)).status).toBe(404);
});
