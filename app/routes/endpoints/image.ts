import { defineLoader, type Handle } from "#server/actions/handlers.ts";

export const handle = { access: "public" } satisfies Handle;

/** `/images/{folder}/{size}/{file}?w=` */
export const loader = defineLoader((context, { request, params }) =>
  context.files.images.answer(request, { ...params, file: params["*"] }),
);
