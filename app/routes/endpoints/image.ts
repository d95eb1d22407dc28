import { loads } from "#server/guards/handlers.ts";

/** `/images/{folder}/{size}/{file}?w=` */
export const loader = loads((visit, { request, params }) => visit.images.answer(request, params));
