import { loads } from "#server/guards/handlers.ts";

export const handle = { access: "public" };

/** `/images/{folder}/{size}/{file}?w=` */
export const loader = loads((visit, { request, params }) => visit.images.answer(request, params));
