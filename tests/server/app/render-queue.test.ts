import { expect, test } from "vitest";
import { createPageLimit, mostPages, renderInTurn } from "#server/http/render-queue.ts";
import { instantTimer } from "../../support/timer.ts";
import { openMinimalApp } from "./minimal-app.tsx";

const at = "http://localhost:3000";
const alive = new AbortController().signal;

/** A promise that the test settles. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test("pages are rendered one at a time, with a turn of the event loop before each", async () => {
  const events: string[] = [];
  const render = (name: string) =>
    renderInTurn(alive, async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      events.push(`${name} ends`);
      // Runs in the next turn of the event loop, like the callback of a socket.
      setImmediate(() => events.push("others"));
    });
  await Promise.all([render("first"), render("second")]);
  expect(events).toEqual(["first begins", "first ends", "others", "second begins", "second ends"]);
});

test("a failed page does not stop the others", async () => {
  const failed = renderInTurn(alive, () => Promise.reject(new Error("broken")));
  await expect(failed).rejects.toThrow("broken");
  expect(await renderInTurn(alive, async () => "next")).toBe("next");
});

test("a visitor who has gone leaves the queue at once and is not rendered", async () => {
  const first = gate();
  const visit = new AbortController();
  const rendered: string[] = [];
  const current = renderInTurn(alive, () => first.opened);
  const gone = renderInTurn(visit.signal, async () => rendered.push("gone"));
  visit.abort(new Error("gone"));
  await expect(gone).rejects.toThrow("gone");
  first.open();
  await current;
  await renderInTurn(alive, async () => rendered.push("next"));
  expect(rendered).toEqual(["next"]);

  await expect(renderInTurn(visit.signal, async () => rendered.push("gone"))).rejects.toThrow("gone");
  expect(rendered).toEqual(["next"]);
});

test("pages beyond the limit are not made, and one that ends or fails makes room", async () => {
  const limit = createPageLimit(instantTimer, 2);
  const [one, two] = [gate(), gate()];
  const first = limit.run(alive, () => one.opened);
  const second = limit.run(alive, () => two.opened.then(() => Promise.reject(new Error("broken"))));
  expect(await limit.run(alive, async () => "third")).toBeNull();
  one.open();
  await first;
  expect(await limit.run(alive, async () => "fourth")).toBe("fourth");
  two.open();
  await expect(second).rejects.toThrow("broken");
  expect(await Promise.all([1, 2].map((page) => limit.run(alive, async () => page)))).toEqual([1, 2]);
});

test("a page beyond the limit waits for a place, for half a second at most", async () => {
  const waits: { milliseconds: number; end: () => void }[] = [];
  const timer = {
    now: () => 0,
    wait: (milliseconds: number) =>
      new Promise<void>((resolve) => waits.push({ milliseconds, end: () => resolve() })),
  };
  const limit = createPageLimit(timer, 1);
  const held = gate();
  const first = limit.run(alive, () => held.opened);
  const served = limit.run(alive, async () => "served");
  const late = limit.run(alive, async () => "late");
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([500, 500]);
  waits[1]?.end();
  expect(await late).toBeNull();
  held.open();
  await first;
  expect(await served).toBe("served");
  expect(await limit.run(alive, async () => "next")).toBe("next");
});

test("a page whose visitor has gone while it waited is not made", async () => {
  const limit = createPageLimit({ now: () => 0, wait: () => new Promise<void>(() => undefined) }, 1);
  const held = gate();
  const first = limit.run(alive, () => held.opened);
  const visit = new AbortController();
  let isMade = false;
  const gone = limit.run(visit.signal, async () => (isMade = true));
  visit.abort();
  held.open();
  await first;
  expect(await gone).toBeNull();
  expect(isMade).toBe(false);
});

test("a full queue refuses the next document, and nothing else", async () => {
  const back = gate();
  const { handle, ran } = openMinimalApp({ PAGE_SECONDS: "10" });
  const kept = await handle(new Request(`${at}/`));
  expect(kept.status).toBe(200);
  // One page holds the only place of the renderer; the others wait for it.
  const holder = renderInTurn(alive, () => back.opened);
  const waiting = Array.from({ length: mostPages.standalone }, (_, page) =>
    handle(new Request(`${at}/hledani?q=${page}`)),
  );
  const next = await handle(new Request(`${at}/hledani?q=next`));
  expect(next.status).toBe(503);
  expect(Number(next.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(next.headers.get("Cache-Control")).toBe("no-store");
  expect(await next.text()).toContain("Stránky právě nejsou dostupné. Zkuste to prosím za chvíli.");

  const form = {
    method: "POST",
    headers: { Origin: at, "Content-Type": "application/x-www-form-urlencoded" },
  };
  const others = [
    new Request(`${at}/`),
    new Request(`${at}/healthz`),
    new Request(`${at}/readyz`),
    new Request(`${at}/api/currencies`),
    new Request(`${at}/resource`),
    new Request(`${at}/hledani.data`),
    new Request(`${at}/kosik`, { ...form, body: "intent=add" }),
  ];
  const answers = await Promise.all(others.map((request) => handle(request)));
  const refused = answers.filter(({ headers }) => headers.has("Retry-After"));
  expect(refused).toEqual([]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 503, 200, 200, 303]);
  expect(ran).toEqual(["kosik add"]);

  back.open();
  await holder;
  const pages = await Promise.all(waiting);
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await handle(new Request(`${at}/hledani?q=next`))).status).toBe(200);
});
