import { pictureOf } from "#app/components/order/transfer-of.ts";
import { defineLoader, refusedFile, withSecret, type Handle } from "#server/actions/handlers.ts";
import { fileResponse } from "#server/actions/file-response.ts";
import { readOrder } from "#server/services/orders/read-order.ts";

export const handle = { access: "public", area: "ordering", privacy: "secret" } satisfies Handle;

/** `/shrnuti/{id}/{hash}/qr-platba.png`: the code that pays the order, for the gallery of the phone that shows it. */
export const loader = defineLoader(async (context, { params }) => {
  const { id = "", hash = "" } = params;
  const read = await withSecret(
    context,
    () => readOrder(context, { id, hash }),
    ({ kind }) => kind === "missing",
  );
  if (read.kind === "failed") return refusedFile(context, 503);
  const picture = read.kind === "found" ? await pictureOf(read.order) : null;
  if (!picture) return refusedFile(context, 404);
  return fileResponse(picture.bytes, { name: picture.name, type: "image/png", isSaved: true });
});
