import { loads } from "#server/guards/handlers.ts";

/** `/soubory/{file}` */
export const loader = loads((visit, { request, params }) => visit.files.answer(request, params.file ?? ""));
