import { defineLoader, notFound, refusedFor, unavailable, type Handle } from "#server/actions/handlers.ts";
import { pdfResponse } from "#server/actions/file-response.ts";
import { previewLine } from "#server/services/shop/gift-vouchers.ts";

export const handle = { access: "public", area: "voucher-preview", privacy: "personal" } satisfies Handle;

/**
 * `/kosik/nahled-poukazu?product=…&variant=…`: the PDF of a gift voucher in the visitor's cart. The site reads its
 * dedication from the cart, so that no address contains it.
 */
export const loader = defineLoader(async (context) => {
  const { searchParams } = context.url;
  const product = searchParams.get("product") ?? "";
  const preview = await previewLine(context, { product, variant: searchParams.get("variant") ?? "" });
  switch (preview.kind) {
    case "found":
      return pdfResponse(preview.bytes, "nahled-poukazu.pdf");
    case "missing":
      return notFound();
    case "limited":
      return new Response(null, refusedFor(preview.wait));
    case "failed":
      return new Response(null, unavailable);
  }
});
