// The commands of `npm run staff`: the request that each makes, of those under "Staff calls" in
// server/standalone/README.md.

import {
  complaintLines,
  complaintTable,
  stockText,
  czk,
  logTable,
  orderLines,
  orderTable,
  pages,
  ratingLines,
  reportLines,
  table,
  voucherLines,
  withdrawalLines,
} from "./staff-output.js";
import { isId, one, orderStateWords, stateName, word } from "./staff-words.js";
import { ticketCommands } from "./staff-tickets.js";

/**
 * @typedef {import("./staff-words.js").StaffRequest} StaffRequest
 * @typedef {import("./staff-words.js").Command} Command
 * @typedef {import("./staff-words.js").Options} Options
 */

/** @type {Readonly<Record<string, Command>>} */
export const commands = {
  orders: {
    usage: "orders [--state STAV z příkazu states] [--page N] [část čísla, jména nebo e-mailu]",
    about: "objednávky od nejnovější, padesát na list",
    options: ["state", "page"],
    ask: (words, { state, page }) => {
      if (state !== undefined && !Object.hasOwn(orderStateWords, state)) return null;
      return {
        method: "GET",
        path: `/api/admin/orders${query({ state, page, per_page: "50", q: words.join(" ") })}`,
        show: ({ data, meta }) => [...orderTable(data), pages(meta, "Objednávek")],
      };
    },
  },
  states: {
    usage: "states",
    about: "stavy objednávek pro --state",
    ask: (words) =>
      words.length > 0 ? null : table(["Stav", "Zákazník čte"], Object.entries(orderStateWords)),
  },
  order: {
    usage: "order ČÍSLO",
    about: "jedna objednávka se vším, co se s ní stalo",
    ask: one((code) => ({ method: "GET", path: orderPath(code), show: ({ data }) => orderLines(data) })),
  },
  paid: { usage: "paid ČÍSLO", about: "peníze přišly", ask: one((code) => move(code, "paid")) },
  ready: { usage: "ready ČÍSLO", about: "připravena k vyzvednutí", ask: one((code) => move(code, "ready")) },
  shipped: {
    usage: "shipped ČÍSLO --parcel ČÍSLO-ZÁSILKY",
    about: "odeslána",
    options: ["parcel"],
    ask: one((code, { parcel }) => (parcel ? move(code, "shipped", { parcel_number: parcel }) : null)),
  },
  cancelled: {
    usage: "cancelled ČÍSLO [--reason TEXT]",
    about: "zruší ji; text se pošle zákazníkovi",
    options: ["reason"],
    ask: one((code, { reason = null }) => move(code, "cancelled", { reason })),
  },
  refunded: {
    usage: "refunded ČÍSLO [--items ŘÁDEK[:KUSŮ],…]",
    about: "peníze jsou vráceny; řádky čísluje příkaz order",
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
    usage: "stock ČÍSLO-ZBOŽÍ [--variant ČÍSLO] [KUSŮ | uncounted]",
    about: "kolik je na skladě, nebo kolik jste napočítali",
    options: ["variant"],
    ask: ([product, pieces, ...others], { variant }) => {
      const isWrong = !isId(product) || (variant !== undefined && !isId(variant)) || others.length > 0;
      if (isWrong || !/^(?:\d{1,7}|uncounted)$/.test(pieces ?? "0")) return null;
      const path = `/api/admin/stock/${product}`;
      if (pieces === undefined) {
        const show = (/** @type {any} */ { data }) => [`${data.name}: ${stockText(data.stock)}`];
        return { method: "GET", path: path + query({ variant }), show };
      }
      return {
        method: "PUT",
        path,
        json: {
          variant: variant === undefined ? null : Number(variant),
          stock: pieces === "uncounted" ? null : Number(pieces),
        },
        show: ({ data }) => [`${data.name}: ${stockText(data.after)}, předtím ${stockText(data.before)}`],
      };
    },
  },
  voucher: {
    usage: "voucher KÓD",
    about: "poukaz a jeho pohyby",
    ask: one((code) => ({
      method: "POST",
      path: "/api/admin/vouchers/lookup",
      json: { code },
      show: ({ data }) => voucherLines(data),
    })),
  },
  debit: {
    usage: "debit KÓD ČÁSTKA [--note TEXT]",
    about: "platba poukazem na pokladně",
    options: ["note"],
    ask: ([code, amount, ...others], { note = null }) => {
      if (!code || !/^\d{1,7}(?:[.,]\d{1,2})?$/.test(amount ?? "") || others.length > 0) return null;
      return {
        method: "POST",
        path: "/api/admin/vouchers/debit",
        json: { code, amount: Number(amount?.replace(",", ".")), note },
        show: ({ data }) => [`Zůstatek: ${czk(data.balance)}`],
      };
    },
  },
  ...ticketCommands,
  ratings: {
    usage: "ratings",
    about: "hodnocení, která čekají na zveřejnění",
    ask: (words) =>
      words.length > 0
        ? null
        : {
            method: "GET",
            path: "/api/admin/ratings",
            show: ({ data }) => [...data.flatMap(ratingLines), `Čeká na zveřejnění: ${data.length}`],
          },
  },
  publish: {
    usage: "publish ČÍSLO",
    about: "zveřejní hodnocení",
    ask: one((id) =>
      isId(id)
        ? {
            method: "POST",
            path: `/api/admin/ratings/${id}/published`,
            show: () => [`Hodnocení ${id} je zveřejněné.`],
          }
        : null,
    ),
  },
  reports: {
    usage: "reports",
    about: "hlášení hodnocení, o kterých se má rozhodnout",
    ask: (words) =>
      words.length > 0
        ? null
        : {
            method: "GET",
            path: "/api/admin/rating-reports",
            show: ({ data }) => [...data.flatMap(reportLines), `K rozhodnutí: ${data.length}`],
          },
  },
  decided: {
    usage: "decided ČÍSLO-HLÁŠENÍ --decision removed|kept --grounds TEXT",
    about: "hodnocení odstraní, nebo ponechá; důvod se pošle oběma",
    options: ["decision", "grounds"],
    ask: one((id, { decision = "", grounds }) =>
      isId(id) && grounds && ["removed", "kept"].includes(decision)
        ? {
            method: "POST",
            path: `/api/admin/rating-reports/${id}/decided`,
            json: { decision, grounds },
            show: () => [`O hlášení ${id} je rozhodnuto: ${word(decision)}.`],
          }
        : null,
    ),
  },
  withdrawals: {
    usage: "withdrawals [--page N]",
    about: "odstoupení od smlouvy",
    options: ["page"],
    ask: (words, { page }) =>
      words.length > 0
        ? null
        : {
            method: "GET",
            path: `/api/admin/withdrawals${query({ page })}`,
            show: ({ data, meta }) => [...data.flatMap(withdrawalLines), pages(meta, "Odstoupení")],
          },
  },
  complaints: {
    usage: "complaints [--state open|all] [--page N]",
    about: "reklamace, nejdřív ty, které spěchají",
    options: ["state", "page"],
    ask: (words, { state, page }) =>
      words.length > 0
        ? null
        : {
            method: "GET",
            path: `/api/admin/complaints${query({ state, page })}`,
            show: ({ data, meta }) => [...complaintTable(data), pages(meta, "Reklamací")],
          },
  },
  complaint: {
    usage: "complaint ČÍSLO",
    about: "jedna reklamace",
    ask: one((reference) => ({
      method: "GET",
      path: complaintPath(reference),
      show: ({ data }) => complaintLines(data),
    })),
  },
  closed: {
    usage: "closed ČÍSLO --result accepted|rejected --manner TEXT",
    about: "vyřídí reklamaci; text se pošle zákazníkovi",
    options: ["result", "manner"],
    ask: one((reference, { result = "", manner }) =>
      manner && ["accepted", "rejected"].includes(result)
        ? {
            method: "POST",
            path: `${complaintPath(reference)}/closed`,
            json: { result, manner },
            show: ({ data }) => [`Reklamace ${data.reference}: ${word(data.state)}.`],
          }
        : null,
    ),
  },
  log: {
    usage: 'log [--page N] [číslo objednávky, nebo třeba "product 105"]',
    about: "kdo co změnil",
    options: ["page"],
    ask: (words, { page }) => ({
      method: "GET",
      path: `/api/admin/log${query({ page, subject: words.join(" ") })}`,
      show: ({ data, meta }) => [...logTable(data), pages(meta, "Změn")],
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
    show: ({ data }) => [`${data.code}: ${stateName(data.state)}, ${word(data.payment_state)}.`],
  };
}

function query(/** @type {Options} */ values) {
  const entries = Object.entries(values).filter(([, value]) => value);
  const text = new URLSearchParams(entries.map(([name, value]) => [name, value ?? ""])).toString();
  return text && `?${text}`;
}
