import { defineLoader, notFound, type Handle } from "#server/actions/handlers.ts";

export const handle = { access: "public" } satisfies Handle;

/** `/vzhled/{file}`: a file of the theatre's own appearance, whose name changes with its content. */
export const loader = defineLoader(({ config: { identity } }, { params }) => {
  const file = identity?.files.get(params.file ?? "") ?? notFound();
  return new Response(file.bytes, {
    headers: { "Cache-Control": "public, max-age=31536000, immutable", "Content-Type": file.type },
  });
});
