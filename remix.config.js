// The Vite configuration of the whole project: `remix vite:build -c remix.config.js`, and Vitest reads it too.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { denyImports } from "vite-env-only";
import { cutFonts } from "./server/vite/cut-fonts.js";
import { inlineScripts } from "./server/vite/inline-scripts.js";
import { joinedSheets } from "./server/vite/joined-sheets.js";
import { licences } from "./server/vite/licences.js";

/**
 * Groups small modules that the same screens share into one chunk each. Rollup would emit a file per module: small
 * files compress worse, and the manifest that every page loads lists every file for every screen
 * (docs/decisions/0012-bytes.md).
 * @type {readonly (readonly [string, RegExp])[]}
 */
const together = [
  [
    "shell",
    /\/app\/(ui\/(alert|page-head|stretched-link)|components\/(block-failed|breadcrumbs|rich-text|section-head|structured-data)|domain\/structured-data\/(site|breadcrumbs))\./,
  ],
  ["dates", /\/app\/domain\/dates\./],
  ["money", /\/app\/(domain\/shop\/(money|hellers)|components\/shop\/use-money)\./],
  [
    "products",
    /\/app\/(components\/shop\/(add-to-cart|availability|labels|price|product-card|product-grid|product-shelf|quantity-box)|components\/use-analytics|ui\/stepper)\./,
  ],
  [
    "productions",
    /\/app\/(components\/programme\/production-(card|grid)|messages\/(production|ratings)|ui\/rating-stars)\./,
  ],
  // The forms of the product and of the cart.
  [
    "choices",
    /\/app\/(components\/shop\/(charged-in-crowns|dedication-field)|domain\/shop\/gift-voucher|messages\/gift-voucher|ui\/(radio-card|text-area))\./,
  ],
  // A separate chunk: otherwise pages that show posters but no dates would load the code for dates.
  ["poster", /\/app\/components\/programme\/poster\./],
  ["performances", /\/app\/components\/programme\/performance-row\./],
];

/**
 * Puts the shell into one chunk and React with Remix into another, instead of thirty chunks that every page would list
 * (their names alone take 3 KB of the manifest). Rollup divides the rest.
 * @param {string} id @param {import("vite").Rollup.ManualChunkMeta} graph
 */
function chunkOf(id, graph) {
  if (!aroundEveryPage(graph).has(id)) return together.find(([, pieces]) => pieces.test(id))?.[0];
  // Virtual modules of the bundler (`\0…`) go into the chunk that every other chunk depends on.
  return /^\0|\/node_modules\//.test(id) ? "framework" : "shell";
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
  // When enabled, one 15 KB URL takes seconds of CPU, and Remix 2 has no fix (CVE-2026-55685).
  v3_lazyRouteDiscovery: false,
};

/** The events that components of the site may handle with React, as React names them without `on`. */
const reactEvents =
  "cancel click close contextMenu error input invalid keyDown keyUp load mouseDown mouseMove mouseOut mouseOver mouseUp pointerDown pointerOut pointerOver pointerUp reset scroll submit toggle".split(
    " ",
  );

/**
 * What the site never uses of React and Remix, as replacements in their code: they decide it at run time, so the
 * browser would load it (docs/decisions/0012-bytes.md). Every pattern has to be found: look again after an update.
 * @type {Record<string, readonly (readonly [RegExp, string])[]>}
 */
const unused = {
  // Roots without concurrent rendering, and the components in the stack of an error.
  "react-dom/cjs/react-dom.production.min.js": [
    [/0===\(\w+\.mode&1\)/g, "!1"],
    [/0!==\(\w+\.mode&1\)/g, "!0"],
    [/exports\.(?:createRoot|findDOMNode|hydrate|render|unmount\w+|unstable_(?:render|batched)\w+)=/g, "0,"],
    [/function Oa\(a,b\)\{(?=if\(!a\|\|Na\))/g, '$&return"";'],
    [/(?<=tl=)\{findFiberByHostInstance:[\s\S]*?(?=exports\.__SECRET)/g, "0;"],
    // Attributes of SVG with a hyphen or a namespace, and the events of typing and selecting that React puts together.
    [/(?<=")accent-height .*?(?="\.split)/g, "shape-rendering stroke-width"],
    [/(?<=")xlink:actuate .*?(?="\.split)/g, ""],
    [/fa\("on(?:Select|BeforeInput|Composition\w+)",(?:\[.*?\]|".*?"\.split\(" "\))\);/g, ""],
    [/switch\(a\)\{case "focusin":if\(me\(xa\)[\s\S]*?e\.data=\$a\)(?=\}se\(g,b\))/g, ""],
    // Events of media, animations, dragging, touches and the clipboard (handlers: `onLoad`, `onError` stay).
    [/(?<=ef=")abort auxClick .*?(?=")/g, reactEvents.join(" ")],
    [/case "drag":case "dragend"(?:(?!case "cancel")[\s\S])*?(?=case "gotpointercapture")/g, ""],
    // The context of class components that React has had before its present one.
    [/(?<=function Zf\(a\)\{).*?(?=\})/g, "return!1"],
    [/(?<=function Yf\(a,b\)\{)var c=a\.type\.contextTypes;/g, "return Vf;"],
    // Lists of suspended parts.
    [/case 19:E\(L\);f=b\.memoizedState;[\s\S]*?(?=case 22:case 23:return Hj)/g, ""],
    [/case 19:return xj\(a,b,c\);/g, ""],
    // Inputs of Internet Explorer.
    [/if\(we\)na=Fe;else\{na=De;var xa=Ce\}/g, "{na=Fe;var xa}"],
    [/(?<=var we=!1;)if\(ia\)\{var xe;[\s\S]*?9<document\.documentMode\)\}/g, ""],
  ],
  "@remix-run/router/dist/router.js": [
    [/\bfuture\.v7_\w+/g, "true"],
    [/function warning\(cond, message\) \{/g, "$&return;"],
    // The words of errors in the app's own code.
    [/(?<=\binvariant\([^"\n]+), ".*(?=\);$)/gm, ""],
    // Routes that the browser discovers.
    [/let fogOfWar = checkFogOfWar\(.*\);|fogOfWar\.active = false;/g, ""],
    [/\b(?:fogOfWar\.active|(?<=if \()isFogOfWar)\b/g, "false"],
    [/ && !patchRoutesOnNavigationImpl/g, ""],
    // Blocked navigations.
    [/(?<=let blockerKey = )shouldBlockNavigation\(/g, "false && $&"],
    [/(?<=if \()(?:unblockBlockerHistoryUpdate|blockers\.size > 0)(?=\))/g, "false"],
    // Deferred data.
    [/\bisDeferred(?:Result|Data)\(\w+\)(?! \{)/g, "false"],
    [/function cancelActiveDeferreds\(predicate\) \{/g, "$&return [];"],
    [/await Promise\.all\(\[resolveNavigationDeferredResults\(.*;/g, ""],
    [/activeDeferreds\.forEach\(\(deferredData, routeId\) => \{/g, "if (false) $&"],
    [
      /\b(?:dispose|getBlocker|deleteBlocker|patchRoutes),\n|_internal\w+: \w+,\n|_internalSetRoutes\n/g,
      "\n",
    ],
  ],
  "react-router/dist/index.js": [
    [/\bfuture\.v7_relativeSplatPath/g, "true"],
    [/ \|\| defaultErrorElement/g, ""],
    [/function (?:logV6DeprecationWarnings|warningOnce)\(.*\) \{/g, "$&return;"],
  ],
  "react-router-dom/dist/index.js": [[/\brouter\.future\.v7_\w+/g, "true"]],
  "@remix-run/react/dist/esm/browser.js": [
    [/window\.__remixContext\.isSpaMode/g, "false"],
    [/router\.createRoutesForHMR = .*;/g, ""],
  ],
  "@remix-run/react/dist/esm/routes.js": [
    [/\bisSpaMode(?= &&| \?)|(?<=if \()isSpaMode(?=\))/g, "false"],
    // Data of one route at a time, loaders and actions of the browser.
    [/typeof singleFetch === "function"/g, "true"],
    [/\b(?:routeModule|mod|lazyRoute)\.client(?:Loader|Action)\b/g, "undefined"],
    [/\broute\.hasClient(?:Loader|Action)\b|(?<=if \()needsRevalidation(?=\))/g, "false"],
    // The root has an error page, and never waits for a loader of the browser.
    [
      /route\.id === "root" \? (?:RemixRootDefaultHydrateFallback|\(\) =>[^;]*?\}\)) : undefined/g,
      "undefined",
    ],
  ],
  "@remix-run/react/dist/esm/single-fetch.js": [
    [/manifest\.routes\[m\.route\.id\]\.hasClientLoader/g, "false"],
  ],
  "@remix-run/react/dist/esm/components.js": [
    [/manifest\.routes\[m\.route\.id\]\.hasClientLoader/g, "false"],
    // Links with `prefetch`: the site prefetches by itself (app/shell/prefetch.tsx).
    [/usePrefetchBehavior\(prefetch, props\)/g, "[false]"],
  ],
  "@remix-run/react/dist/esm/errorBoundaries.js": [
    [/renderScripts \? .*? : null/g, "null"],
    [/, heyDeveloper\)/g, ")"],
  ],
};

/**
 * Removes from the browser's code what `unused` lists and the branches for the other values of Remix's flags.
 * @returns {import("vite").Plugin}
 */
function withoutUnused() {
  const flags = new Map(Object.entries(future));
  const folder = "/node_modules/";
  return {
    name: "without-unused",
    apply: "build",
    enforce: "pre",
    transform(code, id, options) {
      // Not the virtual modules of CommonJS, `…?commonjs-exports`.
      if (options?.ssr || !id.includes(folder) || id.includes("?")) return null;
      const file = id.slice(id.lastIndexOf(folder) + folder.length);
      let rest = file.startsWith("@remix-run/react/")
        ? code.replace(/(?<![.\w])(?:window\.__remixContext\.)?future\.(v3_\w+)/g, (read, name) =>
            String(flags.get(name) ?? read),
          )
        : code;
      for (const [pattern, replacement] of unused[file] ?? []) {
        if (rest.search(pattern) < 0) this.error(`${file} no longer contains ${pattern}`);
        rest = rest.replace(pattern, replacement);
      }
      return rest === code ? null : { code: rest, map: null };
    },
  };
}

/**
 * Removes from the manifest what the browser does not read: what a screen imports, a browser finds in the screen's own
 * module; an endpoint without a screen and an action is only ever read as a document or by `fetch`. The server's
 * manifest, from which documents name all modules, keeps both.
 * @returns {import("vite").Plugin}
 */
function briefManifest() {
  const folder = "build/client/assets";
  const hasScreen = (/** @type {string} */ module) =>
    /\bas default\b/.test(readFileSync(`build/client${module}`, "utf8"));
  return {
    name: "brief-manifest",
    apply: "build",
    writeBundle: {
      // Remix writes it with the server's build.
      order: "post",
      handler() {
        if (this.environment.name === "client") return;
        for (const file of readdirSync(folder).filter((name) => /^manifest-.*\.js$/.test(name))) {
          const [start = "", json = ""] = readFileSync(`${folder}/${file}`, "utf8").split(/(?<==)(.*);$/s);
          const needed = Object.entries(JSON.parse(json).routes).flatMap(
            ([key, { id: _id, imports: _imports, ...route }]) =>
              key === "root" || route.hasAction || hasScreen(route.module) ? [[key, route]] : [],
          );
          const routes = JSON.stringify(Object.fromEntries(needed), (_key, value) =>
            value === false || (Array.isArray(value) && value.length === 0) ? undefined : value,
          );
          const named = "for(const[i,r]of Object.entries(__remixManifest.routes))r.id=i";
          writeFileSync(`${folder}/${file}`, `${start}{"routes":${routes}};${named}`);
        }
      },
    },
  };
}

const underTest = Boolean(process.env.VITEST);

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: underTest
    ? [inlineScripts()]
    : [
        inlineScripts(),
        // Remix excludes only `.server` modules from the browser bundle; without this check a top-level server/ could
        // be bundled. Build only: in development the `node:` pattern breaks Remix's CSS collector.
        command === "build" && denyImports({ client: { files: ["server/**"], specifiers: [/^node:/] } }),
        cutFonts(),
        joinedSheets(),
        withoutUnused(),
        licences(),
        briefManifest(),
        remix({
          ignoredRouteFiles: ["**/*"],
          future,
        }),
      ],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    cssMinify: true,
    // 5 % smaller than esbuild's output.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { module: true, compress: { passes: 2 }, format: { comments: false } },
    sourcemap: false,
    rollupOptions: isSsrBuild
      ? {}
      : {
          output: { manualChunks: chunkOf },
          // A text that only the server says is left out of the browser's code.
          treeshake: { manualPureFunctions: ["nbsp"] },
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
  ssr: { external: ["@electric-sql/pglite", "pg"] },
  test: {
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
    exclude: ["tests/browser/**", "tests/.output/**", "node_modules/**"],
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Each of the two processes loads the libraries and the built site once instead of once per test file, which takes
    // two fifths less time. The tests' own modules and the project's modules are still fresh in every file.
    isolate: false,
  },
}));
