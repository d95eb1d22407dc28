import { defineLoader } from "#server/guards/handlers.ts";
import { calendarAnswer, calendarOfAll } from "#server/services/theatre/programme-calendar.ts";

export const handle = { access: "public" };

/** `/program.ics`: all dates, or those chosen by the same words as on `/program`, to subscribe to. */
export const loader = defineLoader(async (context) =>
  calendarAnswer(await calendarOfAll(context), "program"),
);
