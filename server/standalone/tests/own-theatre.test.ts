import path from "node:path";
import { expect, test } from "vitest";
import { ownTheatre } from "../../bootstrap.ts";
import { drawVoucher } from "#standalone/pdf/gift-voucher/draw-voucher.ts";
import { identityOf, readTheatreFile } from "../../theatre/identity/theatre-file.ts";
import { openSeededDatabase } from "./seeded-database.ts";
import { root } from "../../../tests/support/output.ts";
import { openUnseeded } from "./open.ts";

const own = ownTheatre(readTheatreFile(path.join(root, "docs/examples/theatre/theatre.json")));

test("e-mails are sent and signed by the theatre of the file", async () => {
  const backend = await openUnseeded({ own, database: await openSeededDatabase() });
  await backend.call("POST", "/api/auth/password/forgot", {
    json: { email: backend.customer?.email, reset_url: "http://localhost:3000/zmena-hesla/{hash}" },
  });
  const [email] = await backend.outbox();
  expect(email?.subject).toBe("Nové heslo – Modré divadlo");
  expect(email?.text.trimEnd().split("\n").slice(-3)).toEqual([
    "Modré divadlo",
    "Za Vodou 4, 799\u00a098 Březany, IČO 00000027",
    "+420 200 000 220, pokladna@modredivadlo.example",
  ]);
  expect(email?.raw).toContain("<pokladna@modredivadlo.example>");
  expect(email?.text).not.toMatch(/Vantrok/iu);
  await backend.close();
});

test("a file that names no theatre leaves the demo's", () => {
  expect(ownTheatre(identityOf('{ "claim": "Jen heslo" }', () => ""))).toBeNull();
});

test("vouchers are printed in its colours, without the demo theatre's sign", async () => {
  const voucher = { name: "Poukaz", code: "DAR-7KQ4-M2XW-P9TC", value: 500, dedication: null, lastDay: null };
  const now = new Date("2026-11-21T10:00:00Z");
  const issuer = { theatre: "Modré divadlo", site: null };
  const [demo, blue] = await Promise.all([
    drawVoucher(voucher, issuer, now),
    drawVoucher(voucher, { ...issuer, ...(own && { colours: own.colours }) }, now),
  ]);
  // The wheel is a long path.
  expect(blue.byteLength).toBeLessThan(demo.byteLength);
  expect(own?.colours).toEqual({ panel: "#1a47b8", fold: "#1740a6", light: "#f6f8fd" });
});
