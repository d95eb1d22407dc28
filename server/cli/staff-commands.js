// The commands of `npm run staff`: what each asks of the calls under "Staff calls" in docs/upstream-api.md.

import {
  complaintLines,
  complaintRow,
  counted,
  czk,
  logRow,
  orderLines,
  orderRow,
  pages,
  ratingRow,
  reportRow,
  voucherLines,
  withdrawalRow,
} from "./staff-output.js";
import { isId, one } from "./staff-words.js";
import { ticketCommands } from "./staff-tickets.js";

/**
 * @typedef {Readonly<Record<string, string | undefined>>} Options
 * @typedef {object} StaffRequest
 * @property {"GET" | "POST" | "PUT"} method
 * @property {string} path
 * @property {Readonly<Record<string, unknown>>} [json]
 * @property {(answer: any) => readonly string[]} show Lines to print for the parsed answer.
 *
 * @typedef {object} Command
 * @property {string} usage
 * @property {readonly string[]} [options] Names of `--name value`.
 * @property {(words: readonly string[], options: Options) => StaffRequest | null} ask Null: it was called wrongly.
 */

/** @type {Readonly<Record<string, Command>>} */
export const commands = {
  orders: {
    usage: "orders [--state STATE] [--page N] [part of a code, a name or an e-mail]",
    options: ["state", "page"],
    ask: (words, { state, page }) => ({
      method: "GET",
      path: `/api/admin/orders${query({ state, page, q: words.join(" ") })}`,
      show: ({ data, meta }) => [...data.map(orderRow), pages(meta, "Orders")],
    }),
  },
  order: {
    usage: "order CODE",
    ask: one((code) => ({ method: "GET", path: orderPath(code), show: ({ data }) => orderLines(data) })),
  },
  paid: { usage: "paid CODE", ask: one((code) => move(code, "paid")) },
  ready: { usage: "ready CODE", ask: one((code) => move(code, "ready")) },
  shipped: {
    usage: "shipped CODE --parcel NUMBER",
    options: ["parcel"],
    ask: one((code, { parcel }) => (parcel ? move(code, "shipped", { parcel_number: parcel }) : null)),
  },
  cancelled: {
    usage: "cancelled CODE [--reason TEXT]",
    options: ["reason"],
    ask: one((code, { reason = null }) => move(code, "cancelled", { reason })),
  },
  refunded: {
    usage: "refunded CODE [--items LINE[:PIECES],… as `order` numbers them]",
    options: ["items"],
    ask: one((code, { items }) => {
      if (items === undefined) return move(code, "refunded");
      const parts = items.split(",").map((part) => /^([1-9]\d{0,3})(?::([1-9]\d{0,5}))?$/.exec(part.trim()));
      if (parts.includes(null)) return null;
      const lines = parts.map((part) => ({
        line: Number(part?.[1]),
        quantity: part?.[2] ? Number(part[2]) : null,
      }));
      return move(code, "refunded", { items: lines });
    }),
  },
  stock: {
    usage: "stock PRODUCT [--variant ID] [PIECES | uncounted]",
    options: ["variant"],
    ask: ([product, pieces, ...others], { variant }) => {
      const isWrong = !isId(product) || (variant !== undefined && !isId(variant)) || others.length > 0;
      if (isWrong || !/^(?:\d{1,7}|uncounted)$/.test(pieces ?? "0")) return null;
      const path = `/api/admin/stock/${product}`;
      if (pieces === undefined) {
        const show = (/** @type {any} */ { data }) => [`${data.name}: ${counted(data.stock)}`];
        return { method: "GET", path: path + query({ variant }), show };
      }
      return {
        method: "PUT",
        path,
        json: {
          variant: variant === undefined ? null : Number(variant),
          stock: pieces === "uncounted" ? null : Number(pieces),
        },
        show: ({ data }) => [`${data.name}: ${counted(data.after)}, it was ${counted(data.before)}`],
      };
    },
  },
  voucher: {
    usage: "voucher CODE",
    ask: one((code) => ({
      method: "POST",
      path: "/api/admin/vouchers/lookup",
      json: { code },
      show: ({ data }) => voucherLines(data),
    })),
  },
  debit: {
    usage: "debit CODE AMOUNT [--note TEXT]",
    options: ["note"],
    ask: ([code, amount, ...others], { note = null }) => {
      if (!code || !/^\d{1,7}(?:[.,]\d{1,2})?$/.test(amount ?? "") || others.length > 0) return null;
      return {
        method: "POST",
        path: "/api/admin/vouchers/debit",
        json: { code, amount: Number(amount?.replace(",", ".")), note },
        show: ({ data }) => [`Left: ${czk(data.balance)}`],
      };
    },
  },
  ...ticketCommands,
  ratings: {
    usage: "ratings",
    ask: (words) =>
      words.length > 0
        ? null
        : {
            method: "GET",
            path: "/api/admin/ratings",
            show: ({ data }) => [...data.map(ratingRow), `Ratings to publish: ${data.length}`],
          },
  },
  publish: {
    usage: "publish ID",
    ask: one((id) =>
      isId(id)
        ? {
            method: "POST",
            path: `/api/admin/ratings/${id}/published`,
            show: () => [`The rating ${id} is published.`],
          }
        : null,
    ),
  },
  reports: {
    usage: "reports",
    ask: (words) =>
      words.length > 0
        ? null
        : {
            method: "GET",
            path: "/api/admin/rating-reports",
            show: ({ data }) => [...data.map(reportRow), `Reports to decide: ${data.length}`],
          },
  },
  decided: {
    usage: "decided REPORT-ID --decision removed|kept --grounds TEXT",
    options: ["decision", "grounds"],
    ask: one((id, { decision = "", grounds }) =>
      isId(id) && grounds && ["removed", "kept"].includes(decision)
        ? {
            method: "POST",
            path: `/api/admin/rating-reports/${id}/decided`,
            json: { decision, grounds },
            show: () => [`The report ${id} is decided: the rating is ${decision}.`],
          }
        : null,
    ),
  },
  withdrawals: {
    usage: "withdrawals [--page N]",
    options: ["page"],
    ask: (words, { page }) =>
      words.length > 0
        ? null
        : {
            method: "GET",
            path: `/api/admin/withdrawals${query({ page })}`,
            show: ({ data, meta }) => [...data.map(withdrawalRow), pages(meta, "Withdrawals")],
          },
  },
  complaints: {
    usage: "complaints [--state open | all] [--page N]",
    options: ["state", "page"],
    ask: (words, { state, page }) =>
      words.length > 0
        ? null
        : {
            method: "GET",
            path: `/api/admin/complaints${query({ state, page })}`,
            show: ({ data, meta }) => [...data.map(complaintRow), pages(meta, "Complaints")],
          },
  },
  complaint: {
    usage: "complaint REFERENCE",
    ask: one((reference) => ({
      method: "GET",
      path: complaintPath(reference),
      show: ({ data }) => complaintLines(data),
    })),
  },
  closed: {
    usage: "closed REFERENCE --result accepted|rejected --manner TEXT",
    options: ["result", "manner"],
    ask: one((reference, { result = "", manner }) =>
      manner && ["accepted", "rejected"].includes(result)
        ? {
            method: "POST",
            path: `${complaintPath(reference)}/closed`,
            json: { result, manner },
            show: ({ data }) => [`The complaint ${data.reference} is ${data.state}.`],
          }
        : null,
    ),
  },
  log: {
    usage: 'log [--page N] [an order\'s code, or a subject such as "product 105"]',
    options: ["page"],
    ask: (words, { page }) => ({
      method: "GET",
      path: `/api/admin/log${query({ page, subject: words.join(" ") })}`,
      show: ({ data, meta }) => [...data.map(logRow), pages(meta, "Changes")],
    }),
  },
};

function orderPath(/** @type {string} */ code) {
  return `/api/admin/orders/${encodeURIComponent(code)}`;
}

function complaintPath(/** @type {string} */ reference) {
  return `/api/admin/complaints/${encodeURIComponent(reference)}`;
}

/**
 * @param {string} code
 * @param {string} transition
 * @param {Readonly<Record<string, unknown>>} [json]
 * @returns {StaffRequest}
 */
function move(code, transition, json) {
  return {
    method: "POST",
    path: `${orderPath(code)}/${transition}`,
    ...(json && { json }),
    show: ({ data }) => [`${data.code} is ${data.state}, payment ${data.payment_state}.`],
  };
}

function query(/** @type {Options} */ values) {
  const entries = Object.entries(values).filter(([, value]) => value);
  const text = new URLSearchParams(entries.map(([name, value]) => [name, value ?? ""])).toString();
  return text && `?${text}`;
}
