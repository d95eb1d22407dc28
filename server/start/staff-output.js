// Prints the answers of the staff calls: in Czech, in Prague's time, in tables that fit a sheet of paper.
import { stateName, word } from "./staff-words.js";

/** Columns of a sheet in landscape, in a printer's usual typeface. */
const sheet = 116;
/** No column is cut below it. */
const narrowest = 8;

const moment = new Intl.DateTimeFormat("cs-CZ", {
  timeZone: "Europe/Prague",
  day: "numeric",
  month: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
});
const crowns = new Intl.NumberFormat("cs-CZ", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `442,50 Kč`. @param {number} amount */
export function czk(amount) {
  return `${plain(crowns.format(amount))} Kč`;
}

/** `5. 12. 2026 19:00` in Prague, of an ISO 8601 time; another text as it is. @param {string} time */
export function at(time) {
  return Number.isNaN(Date.parse(time)) ? time : plain(moment.format(new Date(time)));
}

/** `5. 12. 2026`. @param {string} time */
function on(time) {
  return at(time).replace(/ \d+:\d+$/, "");
}

/** No-break spaces are for pages: a search in the terminal does not match them. @param {string} text */
function plain(text) {
  return text.replace(/\s/gu, " ");
}

export function stockText(/** @type {number | null} */ stock) {
  return stock === null ? "nepočítá se" : `${stock} ks`;
}

/** The line under a list. */
export function pages(/** @type {any} */ { total, page, pages: last }, /** @type {string} */ what) {
  const next = page < last ? ` (další: --page ${page + 1})` : "";
  return last > 1 ? `${what}: ${total}, list ${page} z ${last}${next}` : `${what}: ${total}`;
}

/**
 * Columns with heads, as wide as their longest cell; cells too long for the sheet end with …. Nothing for no rows.
 * @param {readonly string[]} heads @param {readonly (readonly unknown[])[]} rows
 */
export function table(heads, rows) {
  if (rows.length === 0) return [];
  const cells = rows.map((row) => row.map((cell) => plain(String(cell ?? ""))));
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  while (widths.reduce((sum, width) => sum + width + 2, -2) > sheet && Math.max(...widths) > narrowest)
    widths[widths.indexOf(Math.max(...widths))] = Math.max(...widths) - 1;
  const line = (/** @type {readonly string[]} */ row) =>
    row.map((cell, column) => cut(cell, widths[column] ?? 0).padEnd(widths[column] ?? 0)).join("  ").trimEnd(); // oxfmt-ignore
  return [line(heads), widths.map((width) => "─".repeat(width)).join("  "), ...cells.map(line)];
}

/** @param {string} text @param {number} width */
function cut(text, width) {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
}

/** `Name: value` lines; those without a value are left out. */
function facts(/** @type {(readonly [string, unknown])[]} */ ...pairs) {
  return pairs.filter(([, value]) => ![null, undefined, ""].includes(/** @type {any} */ (value))).map(([name, value]) => `${name}: ${value}`); // oxfmt-ignore
}

export function orderTable(/** @type {readonly any[]} */ orders) {
  return table(
    ["Objednávka", "Přišla", "Stav", "Platba", "Doručení", "K úhradě", "Jméno"],
    orders.map((order) => [
      order.code,
      on(order.date),
      stateName(order.state),
      `${word(order.payment_kind)}, ${word(order.payment_state)}`,
      word(order.delivery_kind),
      czk(order.to_pay),
      order.name,
    ]),
  );
}

export function logTable(/** @type {readonly any[]} */ entries) {
  return table(
    ["Kdy", "Kdo", "Co", "Čeho se to týká", "Podrobnosti"],
    entries.map(({ date, who, action, subject, detail }) => [
      at(date),
      who,
      action,
      subject,
      JSON.stringify(detail),
    ]),
  );
}

/** Each with the whole statement: an account and a note need room. */
export function withdrawalLines(/** @type {any} */ withdrawal) {
  const { reference, received_at: received, order, order_code: code, name, email, items, account, note, receipt } = withdrawal; // oxfmt-ignore
  return [
    `${reference}  ${at(received)}`,
    ...indented(
      ["Objednávka", order ?? `${code} (s tímto e-mailem žádná taková není)`],
      ["Od koho", `${name}, ${email}`],
      ["Co", items ? namesOf(items) : "celá objednávka"],
      ["Účet", account],
      ["Poznámka", oneLine(note)],
      ["Potvrzení", receipt ? word(receipt) : "neví se"],
    ),
  ];
}

function indented(/** @type {(readonly [string, unknown])[]} */ ...lines) {
  return facts(...lines).map((line) => `  ${line}`);
}

function oneLine(/** @type {string | null | undefined} */ text) {
  return text?.replace(/\s+/g, " ") ?? null;
}

function namesOf(/** @type {readonly any[]} */ items) {
  return items.map((item) => `${item.quantity}× ${item.name}`).join(", ");
}

export function ratingLines(/** @type {any} */ { id, date, production, stars, name, text }) {
  return [
    `${id}  ${production.title}, ${stars} z 5, ${name}, ${at(date)}`,
    ...indented(["Text", oneLine(text)]),
  ];
}

export function reportLines(/** @type {any} */ report) {
  const { id, reference, received_at: received, reason, explanation, name, email, rating } = report;
  return [
    `${id}  ${reference}  ${at(received)}  ${word(reason)}`,
    ...indented(
      ["Vysvětlení", oneLine(explanation)],
      ["Od koho", [name, email].filter(Boolean).join(", ")],
      ["Hodnocení", `${rating.id}, ${rating.title}, ${rating.stars} z 5, ${rating.name}`],
      ["Text", oneLine(rating.text)],
    ),
  ];
}

export function orderLines(/** @type {any} */ order) {
  const { delivery, payment } = order;
  return [
    `Objednávka ${order.code}, ${at(order.date)}: ${stateName(order.state)}`,
    ...facts(
      ["Zákazník", [order.name, order.email, order.phone].filter(Boolean).join(", ")],
      ["Platba", `${word(payment.kind)}, ${word(payment.state)}`],
      ["Doručení", [delivery.name, delivery.branch].filter(Boolean).join(", ")],
      ["Zásilka", delivery.parcel_number],
      ["Poznámka", oneLine(order.note)],
    ),
    "",
    ...table(
      ["Řádek", "Kusů", "Co", "Cena", "Poznámka"],
      order.lines.map((/** @type {any} */ line, /** @type {number} */ index) => [
        index + 1,
        line.quantity,
        [line.name, line.variant_name].filter(Boolean).join(", "),
        czk(line.total),
        oneLine(line.note),
      ]),
    ),
    "",
    ...facts(
      ["Celkem", czk(order.total)],
      ["Zaokrouhlení", order.rounding ? czk(order.rounding) : null],
      ["K úhradě", czk(order.to_pay ?? order.total)],
    ),
    ...(order.refunds ?? []).map(
      (/** @type {any} */ { date, amount, to_vouchers: back, items }) =>
        `Vráceno ${on(date)}: ${czk(amount)}${back > 0 ? ` (z toho ${czk(back)} na poukazy)` : ""}, ${namesOf(items)}`,
    ),
    ...(order.log.length > 0 ? ["", ...logTable(order.log)] : []),
  ];
}

export function voucherLines(/** @type {any} */ voucher) {
  const value = voucher.voucher_type === "percent" ? `${voucher.value} %` : czk(voucher.value);
  return [
    `${voucher.code}, ${word(voucher.kind)}`,
    ...facts(
      ["Hodnota", value],
      ["Zůstatek", voucher.balance === null ? null : czk(voucher.balance)],
      ["Platí do", voucher.valid_until ? at(voucher.valid_until) : "bez omezení"],
    ),
    ...(voucher.movements.length > 0
      ? [
          "",
          ...table(
            ["Kdy", "Proč", "Kolik", "Zbylo", "Objednávka", "Poznámka"],
            voucher.movements.map((/** @type {any} */ { date, reason, amount, balance, order, note }) => [
              at(date),
              word(reason),
              czk(amount),
              czk(balance),
              order,
              oneLine(note),
            ]),
          ),
        ]
      : []),
  ];
}

export function complaintTable(/** @type {readonly any[]} */ complaints) {
  return table(
    ["Reklamace", "Stav", "Vyřídit do", "Objednávka", "Zboží", "Žádá", "Jméno"],
    complaints.map(({ reference, state, decide_by: by, order, item, remedy, name }) => [
      reference,
      word(state),
      on(by),
      order,
      item,
      word(remedy),
      name,
    ]),
  );
}

export function complaintLines(/** @type {any} */ complaint) {
  const { reference, state, received_at: received, decide_by: by, order, is_known: isKnown } = complaint;
  return [
    `Reklamace ${reference}: ${word(state)}`,
    ...facts(
      ["Přišla", at(received)],
      ["Vyřídit do", on(by)],
      ["Objednávka", isKnown ? order : `${order} (TAKOVOU OBJEDNÁVKU NEMÁME)`],
      ["Zboží", complaint.item],
      ["Vada", oneLine(complaint.defect)],
      ["Žádá", word(complaint.remedy)],
      ["Zákazník", [complaint.name, complaint.email, complaint.phone].filter(Boolean).join(", ")],
      ["Vyřízena", complaint.settled_at ? `${at(complaint.settled_at)}: ${complaint.manner}` : null],
    ),
  ];
}

export function ticketLines(/** @type {any} */ { title, starts_at: starts, venue, ...ticket }) {
  const { seat, category, needs_proof: proof, order } = ticket;
  return [
    "VPUSTIT",
    ...facts(
      ["Představení", `${title}, ${at(starts)}, ${venue}`],
      ["Místo", seat],
      ["Vstupenka", category],
      ["Objednávka", order],
      ["VYŽÁDEJTE SI", proof],
    ),
  ];
}

/** The list of a performance for printing, with boxes to tick. */
export function guestLines(/** @type {any} */ { title, starts_at: starts, venue, guests }) {
  const admitted = guests.filter((/** @type {any} */ guest) => guest.admitted_at).length;
  return [
    `${title}, ${at(starts)}, ${venue}`,
    "",
    ...table(
      ["", "Řada", "Č.", "Jméno", "Objednávka", "Vstupenka", "Vyžádat", "Platba"],
      guests.map((/** @type {any} */ guest) => [
        guest.admitted_at ? "[x]" : "[ ]",
        guest.row ?? guest.zone,
        guest.seat,
        guest.name,
        guest.order,
        guest.category,
        guest.needs_proof,
        guest.is_paid ? "zaplaceno" : "NEZAPLACENO",
      ]),
    ),
    "",
    `Vstupenek: ${guests.length}, vpuštěno: ${admitted}`,
  ];
}
