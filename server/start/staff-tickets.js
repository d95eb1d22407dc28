// The commands of `npm run staff` for performances and their tickets.
import { at, guestLines, ticketLines } from "./staff-output.js";
import { isId, one } from "./staff-words.js";

/** @type {Readonly<Record<string, import("./staff-words.js").Command>>} */
export const ticketCommands = {
  admit: {
    usage: "admit KÓD",
    about: "vpustí držitele vstupenky",
    ask: one((code) => ({
      method: "POST",
      path: "/api/admin/tickets/admit",
      json: { code },
      show: ({ data }) => ticketLines(data),
    })),
  },
  "guest-list": {
    usage: "guest-list ČÍSLO-PŘEDSTAVENÍ",
    about: "seznam diváků k vytištění, i bez sítě",
    ask: one((id) =>
      isId(id)
        ? {
            method: "GET",
            path: `/api/admin/performances/${id}/guest-list`,
            show: ({ data }) => guestLines(data),
          }
        : null,
    ),
  },
  "cancel-performance": {
    usage: "cancel-performance ČÍSLO [--reason TEXT]",
    about: "zruší představení, vrátí peníze a napíše divákům",
    options: ["reason"],
    ask: one((id, { reason = null }) =>
      isId(id)
        ? {
            method: "POST",
            path: `/api/admin/performances/${id}/cancelled`,
            json: { reason },
            show: ({ data }) => [
              `${data.title} ${at(data.starts_at)} je zrušeno. Objednávky: peníze vráceny ${data.refunded}, zrušeno ${data.cancelled}, mezitím skončilo ${data.skipped}, nepovedlo se ${data.failed}`,
              ...(data.failed > 0 ? ["Co se nepovedlo, zkusí nový běh téhož příkazu."] : []),
            ],
          }
        : null,
    ),
  },
  "move-performance": {
    usage: "move-performance ČÍSLO ČAS, například 2026-12-05T19:00",
    about: "přesune představení a napíše divákům",
    ask: ([id, time, ...others]) =>
      isId(id) && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time ?? "") && others.length === 0
        ? {
            method: "POST",
            path: `/api/admin/performances/${id}/moved`,
            json: { starts_at: time },
            show: ({ data }) => [
              `${data.title} je přesunuto z ${at(data.before)} na ${at(data.after)}. Zpráva jde k objednávkám: ${data.orders}`,
            ],
          }
        : null,
  },
};
