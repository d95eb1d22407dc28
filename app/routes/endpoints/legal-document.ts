import { defineLoader, refusedFile, type Handle } from "#server/actions/handlers.ts";
import { pdfResponse } from "#server/actions/file-response.ts";
import { readLegalDocument } from "#server/services/content/legal-versions.ts";

export const handle = { access: "public", area: "legal-documents" } satisfies Handle;

/** `/zneni/obchodni-podminky-1.pdf`: a legal text of the shop as it was in force. */
export const loader = defineLoader(async (context, { params }) => {
  const { file = "" } = params;
  const found = await readLegalDocument(context, file);
  if (found.kind !== "found") return refusedFile(context, found.kind === "missing" ? 404 : 503);
  return pdfResponse(found.bytes, file, "public, max-age=3600");
});
