/** The build that this code is a part of, as Remix's Vite plugin provides it. */
declare module "virtual:remix/server-build" {
  export const routes: import("@remix-run/node").ServerBuild["routes"];
}
