import { ticketsFile } from "#app/domain/shop/order.ts";
import { defineLoader, refusedFile, withSecret, type Handle } from "#server/actions/handlers.ts";
import { pdfResponse } from "#server/actions/file-response.ts";
import { readDocument, readTickets } from "#server/services/orders/order-files.ts";

export const handle = { access: "public", area: "ordering", privacy: "secret" } satisfies Handle;

/**
 * `/shrnuti/{id}/{hash}/doklad/{number}`: a tax document or the tickets as PDF, for visitors who know the order's
 * secret.
 */
export const loader = defineLoader(async (context, { params }) => {
  const { id = "", hash = "", number = "" } = params;
  const found = await withSecret(
    context,
    () => {
      const order = { id, hash };
      return number === ticketsFile ? readTickets(context, order) : readDocument(context, order, number);
    },
    ({ kind }) => kind === "missing",
  );
  if (found.kind !== "found") return refusedFile(context, found.kind === "missing" ? 404 : 503);
  return pdfResponse(found.bytes, `${number === ticketsFile ? `${ticketsFile}-${id}` : number}.pdf`);
});
