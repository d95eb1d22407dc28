import { expect, test } from "vitest";
import {
  markChunkRequest,
  noticeReload,
  wasJustReloaded,
  watchChunks,
} from "#app/shell/browser/chunk-failures.ts";

/** The part of a browser's window that the chunk watcher uses; `last` = time of its last reload. */
function openPage(last: number | null, memory = new Map<string, string>(), type = "navigate") {
  if (last !== null) memory.set("opona.reload", String(last));
  let reloads = 0;
  const page = Object.assign(new EventTarget(), {
    navigator: { onLine: true },
    location: { pathname: "/eshop", origin: "http://localhost:3000", reload: () => void (reloads += 1) },
    performance: { getEntriesByType: () => [{ type }] },
    sessionStorage: {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => void memory.set(key, value),
    },
  });
  const window = page as unknown as Window;
  noticeReload(window);
  watchChunks(window, () => {});
  return {
    page,
    window,
    lose: () => page.dispatchEvent(new Event("vite:preloadError", { cancelable: true })),
    reloads: () => reloads,
  };
}

test("a chunk that fails to load reloads the page once a minute", () => {
  const { lose, reloads } = openPage(null);
  // A handled failure is not thrown again.
  expect(lose()).toBe(false);
  expect(reloads()).toBe(1);
  expect(lose()).toBe(true);
  expect(reloads()).toBe(1);
});

test.each([
  [59_000, 0],
  [60_000, 1],
])("%i ms after the last reload a failure causes %i more", (ago, expected) => {
  const { lose, reloads } = openPage(Date.now() - ago);
  lose();
  expect(reloads()).toBe(expected);
});

test("offline nothing is reloaded", () => {
  const { page, lose, reloads } = openPage(null);
  page.navigator.onLine = false;
  lose();
  expect(reloads()).toBe(0);
});

test.each([
  ["reload", true],
  ["navigate", false],
])("a document that ends while a page's chunks load, and then a %s: reloaded %s", (type, isReload) => {
  const memory = new Map<string, string>();
  const { page, window } = openPage(null, memory);
  markChunkRequest(window, "/program");
  page.dispatchEvent(new Event("pagehide"));
  expect(wasJustReloaded(openPage(null, memory, type).window)).toBe(isReload);
});
