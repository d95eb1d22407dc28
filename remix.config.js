// The Vite configuration of the whole project: `remix vite:build -c remix.config.js`, and Vitest reads it too.
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { denyImports } from "vite-env-only";

/**
 * What stands around every page is one file, and React with Remix another, instead of thirty that every page would name
 * (their names alone weigh 3 KB in the manifest). The rest is divided by Rollup.
 * @param {string} id @param {import("vite").Rollup.ManualChunkMeta} graph
 */
function chunkOf(id, graph) {
  if (!aroundEveryPage(graph).has(id)) return undefined;
  // What bundlers add themselves (`\0…`) goes to those that everybody depends on.
  return /^\0|\/node_modules\//.test(id) ? "framework" : "frame";
}

/** @type {WeakMap<object, Set<string>>} */
const known = new WeakMap();

/** @param {import("vite").Rollup.ManualChunkMeta} graph */
function aroundEveryPage({ getModuleIds, getModuleInfo }) {
  let found = known.get(getModuleInfo);
  if (!found) {
    found = new Set();
    known.set(getModuleInfo, found);
    const waiting = [...getModuleIds()].filter((id) => /\/app\/(root|entry\.client)\.tsx/.test(id));
    for (const id of waiting) {
      const fresh = (getModuleInfo(id)?.importedIds ?? []).filter((next) => !found?.has(next));
      for (const next of fresh) found.add(next);
      waiting.push(...fresh);
    }
  }
  return found;
}

const underTest = Boolean(process.env.VITEST);

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: underTest
    ? []
    : [
        // Remix guards only `.server` names; a top-level server/ would land in the browser bundle without this wall.
        // Only for the build: in dev the `node:` pattern trips over Remix's CSS collector.
        command === "build" && denyImports({ client: { files: ["server/**"], specifiers: [/^node:/] } }),
        remix({
          ignoredRouteFiles: ["**/*"],
          future: {
            v3_fetcherPersist: true,
            v3_relativeSplatPath: true,
            v3_throwAbortReason: true,
            v3_singleFetch: true,
            v3_routeConfig: true,
            // One 15 KB URL burns seconds of CPU with it, and Remix 2 has no fix (CVE-2026-55685).
            v3_lazyRouteDiscovery: false,
          },
        }),
      ],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    cssMinify: true,
    sourcemap: false,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } },
  },
  css: { modules: { localsConvention: "camelCaseOnly" } },
  ssr: { external: ["@electric-sql/pglite", "pg", "sharp"] },
  test: {
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
    exclude: ["tests/browser/**", "node_modules/**"],
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
}));
