// The Vite configuration of the whole project: `remix vite:build -c remix.config.js`, and Vitest reads it too.
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { denyImports } from "vite-env-only";
import { buildBeside } from "./server/vite/build-beside.js";
import { cutFonts } from "./server/vite/cut-fonts.js";
import { inlineScripts } from "./server/vite/inline-scripts.js";
import { joinedSheets } from "./server/vite/joined-sheets.js";
import { licences } from "./server/vite/licences.js";

/**
 * Puts the shell into one chunk and React with Remix into another, instead of thirty chunks that every page would list
 * (their names alone take 3 KB of the manifest), and the small modules of most pages. Rollup divides the rest.
 * @param {string} id @param {import("vite").Rollup.ManualChunkMeta} graph
 */
function chunkOf(id, graph) {
  if (isOfPrices.test(id)) return "prices";
  if (isOfMostPages.test(id)) return "shell";
  if (!aroundEveryPage(graph).has(id)) return undefined;
  // Virtual modules of the bundler (`\0…`) go into the chunk that every other chunk depends on.
  return /^\0|\/node_modules\//.test(id) ? "framework" : "shell";
}

/** Small modules that pages with prices load together: each chunk costs its name in the manifest and its own gzip. */
const isOfPrices =
  /\/app\/(?:components\/shop\/(?:availability|labels|price|use-money)\.tsx|domain\/shop\/(?:hellers|money)\.ts)$/;

/** Small modules that almost every page loads: as chunks of their own they cost more bytes than here. */
const isOfMostPages =
  /\/app\/(?:domain\/block|components\/(?:block-failed|section-head|structured-data)|ui\/(?:alert|stretched-link|page-head|page-column))\.tsx?$/;

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

const future = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_singleFetch: true,
  v3_routeConfig: true,
  // When enabled, one 15 KB URL takes seconds of CPU, and Remix 2 has no fix (CVE-2026-55685).
  v3_lazyRouteDiscovery: false,
};

/**
 * Remix's plugin bundles its routes and their entry; the bundle of the server is those and the server around them.
 * @type {import("vite").Plugin}
 */
const wholeServer = {
  name: "whole-server",
  apply: "build",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild
      ? {
          build: {
            rollupOptions: { input: fileURLToPath(new URL("server/start/server.ts", import.meta.url)) },
          },
        }
      : undefined,
};

const underTest = Boolean(process.env.VITEST);
const beside = buildBeside("build");

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: underTest
    ? [inlineScripts()]
    : [
        inlineScripts(),
        // Remix itself keeps `*.server.ts` out of the browser bundle; without this check server/ could get into it. Build
        // only: in development the `node:` pattern breaks Remix's CSS collector.
        command === "build" && denyImports({ client: { files: ["server/**"], specifiers: [/^node:/] } }),
        cutFonts(),
        joinedSheets(),
        licences(),
        beside.plugin,
        remix({
          ignoredRouteFiles: ["**/*"],
          future,
          buildDirectory: beside.folder,
          buildEnd: beside.take,
        }),
        wholeServer,
      ],
  // The tests' React may be its production build, which has no `jsxDEV`.
  esbuild: underTest ? { jsxDev: false } : {},
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    cssMinify: true,
    // 5 % smaller than esbuild's output.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { module: true, compress: { passes: 2 }, format: { comments: false } },
    sourcemap: isSsrBuild === true,
    rollupOptions: isSsrBuild
      ? { output: { hashCharacters: "hex" } }
      : {
          // Hashes compress best in hexadecimal, and the manifest, which every page loads, consists of them.
          output: { manualChunks: chunkOf, hashCharacters: "hex" },
        },
  },
  css: {
    modules: {
      localsConvention: "camelCaseOnly",
      // A document has hundreds of class names: in the build they are five letters, 6 KB less than with the names of
      // their rules.
      generateScopedName: (name, _file, css) => {
        const hash = createHash("sha256").update(`${name} ${css}`).digest("base64url");
        return command === "build"
          ? hash.replace(/^[^a-z]+/i, "").slice(0, 5)
          : `${name}_${hash.slice(0, 4)}`;
      },
    },
  },
  ssr: {
    external: ["@electric-sql/pglite", "pg"],
    // The package beside the site is built with it, into files that only a standalone site loads.
    noExternal: ["@opona/standalone"],
  },
  test: {
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx", "server/standalone/tests/**/*.test.ts"],
    exclude: ["**/*.nightly.test.ts", "tests/browser/**", "tests/.output/**", "node_modules/**"],
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/setup.ts"],
    // Only a test that hangs may reach them: no clock decides in the gate.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    maxWorkers: 2,
    // React as it is served, which renders in half the time; the night has its warnings of keys and attributes.
    env: process.env.NIGHTLY === "1" ? {} : { NODE_ENV: "production" },
    // Each of the two processes loads the libraries and the built site once instead of once per test file, which takes
    // two fifths less time. The tests' own modules and the project's modules are still fresh in every file.
    isolate: false,
  },
}));
