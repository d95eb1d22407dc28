import type { Api } from "#standalone/app.ts";
import { notFound } from "#standalone/refusal.ts";

/**
 * `/images/{folder}/(big|thumbnail)/{file}`: pictures of the demo. Both sizes are the same file; the site derives the
 * sizes and formats it needs.
 */
export function registerPictures(app: Api): void {
  app.get("/images/:folder/:size{big|thumbnail}/:file", async (context) => {
    const { folder, file } = context.req.param();
    const { drawings, photographs } = await import("./picture-files.ts");
    const find = (pictures: Readonly<Record<string, string>>) =>
      Object.entries(pictures).find(([path]) => path.endsWith(`/seed/images/${folder}/${file}`))?.[1];
    const cached = { "Cache-Control": "public, max-age=86400" };
    const photograph = find(photographs);
    if (photograph) {
      const bytes = Buffer.from(photograph.slice(photograph.indexOf(",") + 1), "base64");
      return context.body(new Uint8Array(bytes), 200, { ...cached, "Content-Type": "image/jpeg" });
    }
    const drawing = find(drawings);
    if (drawing === undefined) throw notFound();
    return context.body(drawing, 200, {
      ...cached,
      "Content-Type": "image/svg+xml",
      // An SVG opened directly is a document: it must not run scripts or load anything.
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });
}
