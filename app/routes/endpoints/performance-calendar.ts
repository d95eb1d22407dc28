import { addressId } from "#app/domain/account/address-id.ts";
import { defineLoader } from "#server/guards/handlers.ts";
import { calendarAnswer, calendarOfOne } from "#server/services/theatre/programme-calendar.ts";

export const handle = { access: "public" };

/** `/program/{id}.ics`: the calendar file of one performance. */
export const loader = defineLoader(async (context, { params }) => {
  const id = addressId(params.id);
  const calendar = id ? await calendarOfOne(context, id) : { kind: "missing" as const };
  return calendarAnswer(calendar, `predstaveni-${id}`);
});
