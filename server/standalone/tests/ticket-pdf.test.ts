import { spawnSync } from "node:child_process";
import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { OrderTicket } from "#standalone/domain/tickets/tickets.ts";
import { drawTickets } from "#standalone/pdf/ticket/draw-tickets.ts";
import { newSecret } from "#standalone/secrets.ts";
import { needPoppler, opened, printedText, savedPdf } from "./pdf-text.ts";

const evening = {
  id: 7,
  title: "Příliš žluťoučký kůň",
  starts_at: "2026-11-28T18:00:00.000Z",
  venue: "Velký sál",
};
const ticket: OrderTicket = {
  id: 1,
  order_id: 1,
  position: 0,
  piece: 0,
  performance_id: evening.id,
  zone: "6.–11. řada",
  row: "7. řada",
  code: newSecret(),
  admitted_at: null,
  voided_at: null,
  performance: evening,
  seat: "7. řada, místo 12",
  category: "6.–11. řada",
  unit_gross: "390.00",
  needs_proof: null,
};
const reduced: OrderTicket = {
  ...ticket,
  code: newSecret(),
  seat: "Volné sezení",
  category: "Student",
  unit_gross: "270.00",
  needs_proof: "platný průkaz studenta nebo ISIC",
};
const issuer = { theatre: "Divadlo Na Vantrokách", site: "www.example.cz" };

function draw(...tickets: readonly OrderTicket[]): Promise<Buffer> {
  const now = new Date("2026-11-21T10:00:00Z");
  return drawTickets(tickets, { code: "E26-00042" }, { issuer, now });
}

/** The result of a reader on each page at 150 dpi in grey: the code, and the width of its square in millimetres. */
async function scan(pdf: Buffer, page: number) {
  const file = savedPdf(pdf);
  const program = "pdftoppm";
  const only = String(page);
  spawnSync(program, ["-r", "150", "-gray", "-png", "-f", only, "-l", only, "-singlefile", file, file]);
  const picture = sharp(`${file}.png`).ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  const { topLeftCorner: from, topRightCorner: to } = found?.location ?? {};
  return { code: found?.data, size: (((to?.x ?? 0) - (from?.x ?? 0)) / 150) * 25.4 };
}

test("a ticket says which evening, where, for whom and how much", async ({ skip }) => {
  const text = await printedText(await draw(ticket), skip);
  for (const part of [
    "Divadlo Na Vantrokách",
    "Příliš žluťoučký kůň",
    "sobota 28. listopadu 2026 v 19:00",
    "sál otevíráme v 18:30",
    "Velký sál",
    "7. řada, místo 12",
    "6.–11. řada",
    "390,00 Kč",
    "Objednávka E26-00042",
    "Vstupenka je přenosná.",
    "Přijdete-li po začátku,",
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain("U vstupu ukážete");
  expect(text).not.toContain(ticket.code);
});

test("a reduced ticket says what proves it, and an unnumbered one names the zone", async ({ skip }) => {
  const text = await printedText(await draw(reduced), skip);
  for (const part of ["Volné sezení", "Student", "U vstupu ukážete platný průkaz studenta nebo ISIC."])
    expect(text).toContain(part);
});

test("each ticket has a page with its own code, at least 35 mm wide, readable in grey", async ({ skip }) => {
  await needPoppler(skip);
  const pdf = await draw(ticket, reduced);
  for (const [index, { code }] of [ticket, reduced].entries()) {
    const found = await scan(pdf, index + 1);
    expect(found.code).toBe(code);
    expect(found.size).toBeGreaterThanOrEqual(35);
  }
});

test("the file is tagged, Czech and titled, with a page for each ticket", async () => {
  const long = "Nejnepravděpodobnější představení všech dob aneb ".repeat(6);
  const performance = { ...evening, title: `${long} 😀`, venue: "Letní dvůr pod širým nebem za mlýnem" };
  const pdf = opened(
    await draw(ticket, reduced, { ...reduced, performance, seat: "balkon, 2. řada, místo 17", category: long }),
  ); // oxfmt-ignore
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(3);
  expect(pdf).toContain("/Lang (cs-CZ)");
  expect(pdf).toContain("<pdfuaid:part>1</pdfuaid:part>");
  for (const role of ["Document", "H1", "P", "Figure"]) expect(pdf).toContain(`/S /${role}`);
});
