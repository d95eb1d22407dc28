// The Vite configuration of the whole project: `remix vite:build -c remix.config.js`, and Vitest reads it too.
import { readdirSync, readFileSync } from "node:fs";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { denyImports } from "vite-env-only";

/**
 * Small pieces that the same screens share, each a file of its own if Rollup divided them: a file packs worse alone,
 * and the manifest that every page loads names it for every screen (docs/decisions/0012-bytes.md).
 * @type {readonly (readonly [string, RegExp])[]}
 */
const together = [
  [
    "frame",
    /\/app\/(ui\/alert|components\/(block-failed|breadcrumbs|rich-text|section-head|structured-data)|domain\/structured-data\/(site|breadcrumbs))\./,
  ],
  ["dates", /\/app\/domain\/dates\./],
  ["money", /\/app\/(domain\/shop\/(money|hellers)|components\/shop\/use-money)\./],
  [
    "products",
    /\/app\/(components\/shop\/(add-to-cart|availability|labels|price|product-card|product-grid|product-shelf|quantity-box|use-list-events)|components\/use-analytics|domain\/shop\/analytics|ui\/stepper)\./,
  ],
  [
    "productions",
    /\/app\/(components\/programme\/production-(card|grid)|messages\/(production|ratings)|ui\/rating-stars)\./,
  ],
  // Of its own, or the pages that show posters and no dates would load what is said of dates.
  ["poster", /\/app\/components\/programme\/poster\./],
  ["performances", /\/app\/components\/programme\/performance-row\./],
];

/**
 * What stands around every page is one file, and React with Remix another, instead of thirty that every page would name
 * (their names alone weigh 3 KB in the manifest). The rest is divided by Rollup.
 * @param {string} id @param {import("vite").Rollup.ManualChunkMeta} graph
 */
function chunkOf(id, graph) {
  if (!aroundEveryPage(graph).has(id)) return together.find(([, pieces]) => pieces.test(id))?.[0];
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

const future = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_singleFetch: true,
  v3_routeConfig: true,
  // One 15 KB URL burns seconds of CPU with it, and Remix 2 has no fix (CVE-2026-55685).
  v3_lazyRouteDiscovery: false,
};

/**
 * Remix asks for its flags when it runs, so the browser loads both ways of everything. Here they are written into its
 * code for the browser, and the way that is never taken is left out.
 * @returns {import("vite").Plugin}
 */
function settledFlags() {
  const flags = new Map(Object.entries(future));
  return {
    name: "settled-flags",
    apply: "build",
    transform(code, id, options) {
      if (options?.ssr || !id.includes("/node_modules/@remix-run/react/dist/esm/")) return null;
      return {
        code: code.replace(/(?<![.\w])(?:window\.__remixContext\.)?future\.(v3_\w+)/g, (read, name) =>
          String(flags.get(name) ?? read),
        ),
        map: null,
      };
    },
  };
}

/**
 * What is minified has lost the licences of what it is made of; they stand in a file beside it.
 * @returns {import("vite").Plugin}
 */
function licences() {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? Object.keys(file.modules).map((id) => id.replace("\0", "")) : [],
      );
      const packages = modules.flatMap(
        (id) => /^.*\/node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(id)?.[0] ?? [],
      );
      const texts = [...new Set(packages)].toSorted().map((folder) => {
        const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
        const name = folder.slice(folder.lastIndexOf("/node_modules/") + "/node_modules/".length);
        return `${name}\n\n${file ? readFileSync(`${folder}/${file}`, "utf8") : "See its package."}`;
      });
      this.emitFile({ type: "asset", name: "licences.txt", source: texts.join("\n\n----\n\n") });
    },
  };
}

const underTest = Boolean(process.env.VITEST);

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: underTest
    ? []
    : [
        // Remix guards only `.server` names; a top-level server/ would land in the browser bundle without this wall.
        // Only for the build: in dev the `node:` pattern trips over Remix's CSS collector.
        command === "build" && denyImports({ client: { files: ["server/**"], specifiers: [/^node:/] } }),
        settledFlags(),
        licences(),
        remix({
          ignoredRouteFiles: ["**/*"],
          future,
        }),
      ],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    cssMinify: true,
    // A twentieth smaller than what esbuild makes of it.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { module: true, compress: { passes: 2 }, format: { comments: false } },
    sourcemap: false,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } },
  },
  css: { modules: { localsConvention: "camelCaseOnly" } },
  ssr: { external: ["@electric-sql/pglite", "pg", "sharp"] },
  test: {
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
    exclude: ["tests/browser/**", "tests/.output/**", "node_modules/**"],
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Libraries and the built site are read once by each of the two processes, not by each file: two fifths less time.
    // The tests' own modules and ours are fresh in every file all the same.
    isolate: false,
  },
}));
