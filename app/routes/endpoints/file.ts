import { loads } from "#server/guards/handlers.ts";

export const handle = { access: "public" };

/** `/soubory/{file}` */
export const loader = loads((visit, { request, params }) => visit.files.answer(request, params.file ?? ""));
