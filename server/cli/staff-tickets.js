// The commands of `npm run staff` for evenings and their tickets.
import { atTheDoor, guestLines, ticketLines } from "./staff-output.js";
import { isId, one } from "./staff-words.js";

/** @type {Readonly<Record<string, import("./staff-commands.js").Command>>} */
export const ticketCommands = {
  admit: {
    usage: "admit CODE",
    ask: one((code) => ({
      method: "POST",
      path: "/api/admin/tickets/admit",
      json: { code },
      show: ({ data }) => ticketLines(data),
    })),
  },
  "guest-list": {
    usage: "guest-list PERFORMANCE-ID",
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
    usage: "cancel-performance ID [--reason TEXT]",
    options: ["reason"],
    ask: one((id, { reason = null }) =>
      isId(id)
        ? {
            method: "POST",
            path: `/api/admin/performances/${id}/cancelled`,
            json: { reason },
            show: ({ data }) => [
              `${data.title} ${atTheDoor(data.starts_at)} is cancelled. Orders refunded: ${data.refunded}, cancelled: ${data.cancelled}, skipped: ${data.skipped}, failed: ${data.failed}`,
              ...(data.failed > 0 ? ["Run the command again to try those that failed."] : []),
            ],
          }
        : null,
    ),
  },
  "move-performance": {
    usage: "move-performance ID TIME, such as 2026-12-05T19:00",
    ask: ([id, time, ...others]) =>
      isId(id) && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time ?? "") && others.length === 0
        ? {
            method: "POST",
            path: `/api/admin/performances/${id}/moved`,
            json: { starts_at: time },
            show: ({ data }) => [
              `${data.title} is moved from ${atTheDoor(data.before)} to ${atTheDoor(data.after)}. Orders told: ${data.orders}`,
            ],
          }
        : null,
  },
};
