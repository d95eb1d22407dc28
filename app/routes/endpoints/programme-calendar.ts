import { idFromUrl } from "#app/domain/read-id.ts";
import { czech } from "#app/domain/typography.ts";
import { blockFailed } from "#app/messages/errors-texts.ts";
import { defineLoader, type Handle } from "#server/actions/handlers.ts";
import { calendarOfAll, calendarOfOne } from "./write-calendar.server.ts";

const texts = czech({
  noSuchDate: "Takový termín v programu není.",
});

export const handle = { access: "public", area: "programme" } satisfies Handle;

/**
 * `/program/{id}.ics`: one performance as a calendar file. `/program.ics`: a calendar to subscribe to, of all
 * performances or of those that the filters of `/program` select.
 */
export const loader = defineLoader(async (context, { params }) => {
  const id = idFromUrl(params.id, context.upstream.offers.ids);
  const isFeed = params.id === undefined;
  const calendar = isFeed ? await calendarOfAll(context) : await calendarOfOne(context, id);
  if (calendar.kind !== "found") {
    const isMissing = calendar.kind === "missing";
    return new Response(isMissing ? texts.noSuchDate : blockFailed, {
      status: isMissing ? 404 : 503,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
    });
  }
  return new Response(calendar.text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${isFeed ? "program" : `predstaveni-${id}`}.ics"`,
      "Cache-Control": "public, max-age=300",
    },
  });
});
