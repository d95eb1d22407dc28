import { defineLoader } from "#server/guards/handlers.ts";

export const handle = { access: "public" };

/** `/images/{folder}/{size}/{file}?w=` */
export const loader = defineLoader((context, { request, params }) =>
  context.images.answer(request, { ...params, file: params["*"] }),
);
