import { defineLoader, refusedFile, withSecret } from "#server/guards/handlers.ts";
import { pdfResponse } from "#server/guards/file-response.ts";
import { readTickets, type DocumentFile } from "#server/services/orders/order-documents.ts";

export const handle = { access: "public", area: "ordering", privacy: "secret" };

/** `/shrnuti/{id}/{hash}/vstupenky.pdf`: the tickets of a paid order, for who knows its secret. */
export const loader = defineLoader(async (context, { params }) => {
  const { id = "", hash = "" } = params;
  // An invalid id is 404 without a call to the upstream.
  if (!/^[1-9]\d{0,8}$/.test(id)) return refusedFile(404);
  const found: DocumentFile = await withSecret(
    context,
    () => readTickets(context, { id: Number(id), hash }),
    ({ kind }) => kind === "missing",
  );
  if (found.kind !== "found") return refusedFile(found.kind === "missing" ? 404 : 503);
  return pdfResponse(found.bytes, `vstupenky-${id}.pdf`);
});
