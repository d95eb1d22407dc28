import { defineLoader, type Handle } from "#server/actions/handlers.ts";

export const handle = { access: "public" } satisfies Handle;

/** `/soubory/{file}` */
export const loader = defineLoader((context, { request, params }) =>
  context.files.documents.answer(request, params["*"] ?? ""),
);
