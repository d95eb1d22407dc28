import type { Api } from "#standalone/app.ts";
import type { TheatreContent } from "#standalone/content/theatre.ts";
import { notFound } from "#standalone/refusal.ts";

const types: Readonly<Record<string, string>> = {
  avif: "image/avif",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
};

/**
 * `/images/{folder}/(big|thumbnail)/{file}`: pictures of the theatre. Both sizes are the same file; the site derives the
 * sizes and formats it needs.
 */
export function registerPictures(app: Api, picture: TheatreContent["picture"]): void {
  app.get("/images/:folder/:size{big|thumbnail}/:file", async (context) => {
    const { folder, file } = context.req.param();
    const type = types[file.slice(file.lastIndexOf(".") + 1)];
    const bytes = type === undefined ? null : await picture(folder, file);
    if (!bytes || type === undefined) throw notFound();
    return context.body(new Uint8Array(bytes), 200, {
      "Cache-Control": "public, max-age=86400",
      "Content-Type": type,
      // An SVG opened directly is a document: it must not run scripts or load anything.
      ...(type === "image/svg+xml" && {
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      }),
    });
  });
}
