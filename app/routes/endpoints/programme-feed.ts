import { defineLoader } from "#server/guards/handlers.ts";
import { calendarAnswer, calendarOfAll } from "#server/services/theatre/programme-calendar.ts";

export const handle = { access: "public" };

/**
 * `/program.ics`: a calendar to subscribe to, of all performances or of those selected by the filters of `/program`.
 */
export const loader = defineLoader(async (context) =>
  calendarAnswer(await calendarOfAll(context), "program"),
);
