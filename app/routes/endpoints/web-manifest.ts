import { defineLoader, type Handle } from "#server/guards/handlers.ts";
import { webManifest } from "./write-manifest.server.ts";

export const handle = { access: "public" } satisfies Handle;

/** `/manifest.webmanifest`: the site's name, colours and icons for a phone's home screen. */
export const loader = defineLoader(
  async (context) =>
    new Response(JSON.stringify(await webManifest(context)), {
      headers: { "Cache-Control": "public, max-age=3600", "Content-Type": "application/manifest+json" },
    }),
);
