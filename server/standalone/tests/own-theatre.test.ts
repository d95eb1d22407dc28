import { expect, test } from "vitest";
import { drawVoucher } from "#standalone/pdf/gift-voucher/draw-voucher.ts";
import { nameTheatre, openChanged } from "./open.ts";

const colours = { panel: "#1a47b8", fold: "#1740a6", light: "#f6f8fd" };
const entry = {
  name: "Modré divadlo",
  street: "Za Vodou 4",
  zip: "799 98",
  city: "Březany",
  ico: "00000027",
  phone: "+420 200 000 220",
  email: "pokladna@modredivadlo.example",
  colours,
};

test("e-mails are sent and signed by the theatre of the settings, in its colours", async () => {
  const backend = await openChanged((db) => nameTheatre(db, entry));
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
  expect(email?.html).toContain(`background:${colours.panel};color:${colours.light}`);
  expect(email?.text).not.toMatch(/Vantrok/iu);
  await backend.close();
});

test("vouchers are printed in its colours, without the demo theatre's sign", async () => {
  const voucher = { name: "Poukaz", code: "DAR-7KQ4-M2XW-P9TC", value: 500, dedication: null, lastDay: null };
  const now = new Date("2026-11-21T10:00:00Z");
  const issuer = { theatre: "Modré divadlo", site: null };
  const [demo, blue] = await Promise.all([
    drawVoucher(voucher, issuer, now),
    drawVoucher(voucher, { ...issuer, colours }, now),
  ]);
  // The wheel is a long path.
  expect(blue.byteLength).toBeLessThan(demo.byteLength);
});
