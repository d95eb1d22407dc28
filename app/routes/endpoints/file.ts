import { defineLoader } from "#server/guards/handlers.ts";

export const handle = { access: "public" };

/** `/soubory/{file}` */
export const loader = defineLoader((context, { request, params }) =>
  context.files.answer(request, params["*"] ?? ""),
);
