/** The site's routes and entry, as Remix's Vite plugin provides them. */
declare module "virtual:remix/server-build" {
  const build: import("@remix-run/node").ServerBuild;
  export const assets: typeof build.assets;
  export const assetsBuildDirectory: typeof build.assetsBuildDirectory;
  export const basename: typeof build.basename;
  export const entry: typeof build.entry;
  export const future: typeof build.future;
  export const isSpaMode: typeof build.isSpaMode;
  export const mode: typeof build.mode;
  export const publicPath: typeof build.publicPath;
  export const routes: typeof build.routes;
}
