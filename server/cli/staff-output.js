// How the answers of the staff calls are printed: lines of cells with two spaces between them.

/** `442.50 CZK`. @param {number} amount */
export function czk(amount) {
  return `${amount.toFixed(2)} CZK`;
}

export function counted(/** @type {number | null} */ stock) {
  return stock === null ? "not counted" : String(stock);
}

export function pages(/** @type {any} */ { total, page, pages: last }, /** @type {string} */ what) {
  return `${what}: ${total}${last > 1 ? `, page ${page} of ${last}` : ""}`;
}

function row(/** @type {readonly unknown[]} */ ...cells) {
  return cells.filter((cell) => cell !== null && cell !== "").join("  ");
}

export function orderRow(/** @type {any} */ order) {
  const payment = `${order.payment_kind} ${order.payment_state}`;
  return row(order.code, order.date, order.state, payment, order.delivery_kind, czk(order.to_pay), order.name, order.email); // oxfmt-ignore
}

export function logRow(/** @type {any} */ { date, who, action, subject, detail }) {
  return row(date, who, action, subject, JSON.stringify(detail));
}

export function withdrawalRow(
  /** @type {any} */ { reference, received_at, order_code, order, name, email, ...stated },
) {
  const { items, account, note, receipt } = stated;
  const what = items ? namesOf(items) : "the whole order";
  const code = order ?? `${order_code} (no such order with this e-mail)`;
  const to = account && `account ${account}`;
  const text = note?.replace(/\s+/g, " ") ?? null;
  return row(
    reference,
    received_at,
    code,
    name,
    email,
    what,
    to,
    text,
    `confirmation ${receipt ?? "unknown"}`,
  );
}

function namesOf(/** @type {readonly any[]} */ items) {
  return items.map((item) => `${item.quantity}× ${item.name}`).join(", ");
}

export function ratingRow(/** @type {any} */ { id, date, production, stars, name, text }) {
  return row(id, date, production.title, `${stars}/5`, name, text?.replace(/\s+/g, " ") ?? null);
}

export function reportRow(
  /** @type {any} */ { id, reference, received_at, reason, explanation, name, email, rating },
) {
  const texts = [explanation, rating.text].map((text) => text?.replace(/\s+/g, " ") ?? null);
  const what = `rating ${rating.id} ${rating.stars}/5`;
  return row(
    id,
    reference,
    received_at,
    reason,
    texts[0],
    name,
    email,
    what,
    rating.title,
    rating.name,
    texts[1],
  );
}

export function orderLines(/** @type {any} */ order) {
  const { delivery, payment } = order;
  return [
    row(order.code, order.date, order.state, `payment ${payment.kind} ${payment.state}`),
    row(order.name, order.email, order.phone),
    row(delivery.name, delivery.branch, delivery.parcel_number ? `parcel ${delivery.parcel_number}` : null),
    ...order.lines.map((/** @type {any} */ line, /** @type {number} */ index) =>
      row(`${index + 1}.`, `${line.quantity}×`, line.name, line.variant_name, czk(line.total), line.note),
    ),
    row(
      `Total ${czk(order.total)}`,
      order.rounding ? `rounding ${czk(order.rounding)}` : null,
      `to pay ${czk(order.to_pay ?? order.total)}`,
    ),
    ...(order.refunds ?? []).map((/** @type {any} */ { date, amount, to_vouchers: back, items }) =>
      row(
        `Refunded ${date}`,
        czk(amount),
        back > 0 ? `${czk(back)} of it to vouchers` : null,
        namesOf(items),
      ),
    ),
    ...(order.note ? [`Note: ${order.note}`] : []),
    ...order.log.map(logRow),
  ];
}

export function voucherLines(/** @type {any} */ voucher) {
  const value = voucher.voucher_type === "percent" ? `${voucher.value} %` : czk(voucher.value);
  return [
    row(voucher.code, voucher.kind, `value ${value}`),
    ...(voucher.balance === null ? [] : [`Left: ${czk(voucher.balance)}`]),
    `Valid until: ${voucher.valid_until ?? "not limited"}`,
    ...voucher.movements.map((/** @type {any} */ { date, reason, amount, balance, order, note }) =>
      row(date, reason, czk(amount), `left ${czk(balance)}`, order, note),
    ),
  ];
}

export function complaintRow(/** @type {any} */ complaint) {
  const { reference, decide_by, state, order, item, remedy, name, email } = complaint;
  return row(reference, state, `until ${decide_by}`, order, item, remedy, name, email);
}

export function complaintLines(/** @type {any} */ complaint) {
  const { received_at, phone, is_known, defect, manner, settled_at } = complaint;
  return [
    complaintRow(complaint),
    row(`Received ${received_at}`, phone, is_known ? "the order is known" : "THE ORDER IS NOT KNOWN"),
    `Defect: ${defect}`,
    ...(settled_at ? [`Settled ${settled_at}: ${manner}`] : []),
  ];
}

/** `2026-12-05 19:00` in Prague, of an ISO 8601 time. */
export function atTheDoor(/** @type {string} */ time) {
  return new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Prague",
    dateStyle: "short",
    timeStyle: "short",
  }).format(new Date(time));
}

export function ticketLines(/** @type {any} */ { title, starts_at: starts, venue, ...ticket }) {
  const { seat, category, needs_proof: proof, order } = ticket;
  return [row("ADMITTED", title, atTheDoor(starts), venue, seat, category, order), ...(proof ? [`ASK FOR: ${proof}`] : [])]; // oxfmt-ignore
}

/** The list of an evening, to be printed: its columns are aligned. */
export function guestLines(/** @type {any} */ { title, starts_at: starts, venue, guests }) {
  const rows = guests.map((/** @type {any} */ guest) => [
    guest.zone,
    guest.row ?? "",
    String(guest.seat ?? ""),
    guest.name,
    guest.order,
    guest.category ?? "",
    guest.needs_proof ? `ask for: ${guest.needs_proof}` : "",
    guest.is_paid ? "paid" : "NOT PAID",
    guest.admitted_at ? `admitted ${atTheDoor(guest.admitted_at)}` : "",
  ]);
  const admitted = guests.filter((/** @type {any} */ guest) => guest.admitted_at).length;
  return [
    row(title, atTheDoor(starts), venue),
    ...aligned(rows),
    `Tickets: ${rows.length}, admitted: ${admitted}`,
  ];
}

/** @param {readonly (readonly string[])[]} rows */
function aligned(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return rows.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd()); // oxfmt-ignore
}
