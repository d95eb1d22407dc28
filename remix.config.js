// The Vite configuration of the whole project: `remix vite:build -c remix.config.js`, and Vitest reads it too.
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { denyImports } from "vite-env-only";

const underTest = Boolean(process.env.VITEST);

export default defineConfig(({ command }) => ({
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
  build: { target: "es2022", assetsInlineLimit: 0, cssMinify: true, sourcemap: false },
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
