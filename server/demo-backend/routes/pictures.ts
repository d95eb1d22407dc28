import type { DemoApp } from "#server/demo-backend/app.ts";
import { notFound } from "#server/demo-backend/refusal.ts";

// One small chunk per picture in the built server, loaded at the first request for it.
const pictures = import.meta.glob<string>("/server/demo-backend/seed/images/*/*.svg", {
  query: "?raw",
  import: "default",
});

/**
 * `/images/{folder}/(big|thumbnail)/{file}`: pictures of the demo. They are vector drawings, so both sizes are the same
 * file; the site derives the sizes and formats it needs.
 */
export function registerPictures(app: DemoApp): void {
  app.get("/images/:folder/:size{big|thumbnail}/:file", async (context) => {
    const { folder, file } = context.req.param();
    const name = `/${folder}/${file}`;
    const read = Object.entries(pictures).find(([path]) => path.endsWith(`/seed/images${name}`))?.[1];
    if (!read) throw notFound();
    return context.body(await read(), 200, {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=86400",
      // An SVG opened directly is a document: it must not run scripts or load anything.
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });
}
