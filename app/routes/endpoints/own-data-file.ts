import { paths } from "#app/domain/paths.ts";
import { ownDataTexts } from "#app/messages/account-texts.ts";
import { requireCustomer, stillSignedIn } from "#server/actions/access.ts";
import { defineLoader, redirectWithNotice, refusedFor, type Handle } from "#server/actions/handlers.ts";
import { readOwnData } from "#server/services/account/read-own-data.ts";

export const handle = { access: "customer", area: "accounts" } satisfies Handle;

/** Art. 20 of the GDPR: the customer's data as a JSON file, whole or not at all. */
export const loader = defineLoader(async (context) => {
  const user = await requireCustomer(context);
  const read = await stillSignedIn(context, readOwnData(context, user));
  if (read.ok) {
    return new Response(`${JSON.stringify(read.value, null, 2)}\n`, {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": 'attachment; filename="moje-udaje.json"',
        "Cache-Control": "no-store",
      },
    });
  }
  if (read.error.kind === "limited") throw new Response(null, refusedFor(read.error.wait));
  return redirectWithNotice(context, {
    to: paths.account(),
    notice: { kind: "danger", text: ownDataTexts.fileFailed },
  });
});
