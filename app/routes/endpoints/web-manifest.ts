import { ownFilePath } from "#app/domain/paths.ts";
import { defineLoader, type Handle } from "#server/actions/handlers.ts";
import type { RequestContext } from "#server/context/context.ts";
import { readIdentity } from "#server/services/seller-identity.ts";

export const handle = { access: "public" } satisfies Handle;

/** `/manifest.webmanifest`: the site's name, colours and icons for a phone's home screen. */
export const loader = defineLoader(
  async (context) =>
    new Response(JSON.stringify(await webManifest(context)), {
      headers: { "Cache-Control": "public, max-age=3600", "Content-Type": "application/manifest+json" },
    }),
);

/** Icons in public/. */
const builtIn = [
  { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
  { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
  { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
] as const;

/** The web app manifest. */
async function webManifest(context: RequestContext): Promise<Record<string, unknown>> {
  const { theatre } = await readIdentity(context);
  const own = context.config.identity;
  const icons = (own?.icons ?? []).map(({ name, type, width, height }) => ({
    src: ownFilePath(name),
    type,
    sizes: type === "image/svg+xml" ? "any" : `${width}x${height}`,
  }));
  return {
    name: theatre.name,
    short_name: own?.shortName ?? theatre.name,
    lang: "cs",
    start_url: "/",
    display: "browser",
    background_color: own?.palette.paper ?? "#fbf8f1",
    theme_color: own?.palette.primary ?? "#c8102e",
    icons: icons.length > 0 ? icons : builtIn,
  };
}
