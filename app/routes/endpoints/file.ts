import { defineLoader } from "#server/guards/handlers.ts";

export const handle = { access: "public" };

/** `/soubory/{file}` */
export const loader = defineLoader((visit, { request, params }) => visit.files.answer(request, params.file ?? ""));
