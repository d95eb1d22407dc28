import { expect, test } from "vitest";
import { installFetchRetry } from "#app/shell/browser/fetch-retry.ts";

const data = new URL("http://localhost:3000/kosik.data");

/** The part of a browser's window that requests data; `answer` is the network's answer. */
function openPage(answer: (init?: RequestInit) => Promise<Response>) {
  const page = {
    location: { origin: data.origin, pathname: "/eshop", search: "" },
    fetch: (_input: RequestInfo | URL, init?: RequestInit) => answer(init),
  };
  installFetchRetry(page as unknown as Window & typeof globalThis);
  return page;
}

/** An answer whose first half arrives and whose rest never does. */
function halfAnswer(signal?: AbortSignal | null): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"_1":2},'));
      signal?.addEventListener("abort", () => controller.error(signal.reason));
    },
  });
  return new Response(body, { headers: { "X-Remix-Response": "yes" } });
}

test("data cut off in the middle fail as an aborted request, not as unreadable data", async () => {
  const page = openPage(async (init) => halfAnswer(init?.signal));
  const giveUp = new AbortController();
  const pending = page.fetch(data, { signal: giveUp.signal });
  giveUp.abort();
  await expect(pending).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
});

test("complete data keep their status and headers", async () => {
  const page = openPage(
    async () => new Response("[]", { status: 202, headers: { "X-Remix-Response": "yes" } }),
  );
  const answer = await page.fetch(data);
  expect(answer.status).toBe(202);
  expect(answer.headers.get("X-Remix-Response")).toBe("yes");
  expect(await answer.text()).toBe("[]");
});

test("a request for other than this site's data passes through", async () => {
  const foreign = new Response("x");
  const page = openPage(async () => foreign);
  expect(await page.fetch(new URL("https://elsewhere.example/kosik.data"))).toBe(foreign);
  expect(await page.fetch("/kosik.data")).toBe(foreign);
});

test("the second change of the cart waits for the response to the first one", async () => {
  const sent: string[] = [];
  const waiting: (() => void)[] = [];
  const page = openPage(async (init) => {
    sent.push(String(init?.body));
    await new Promise<void>((resolve) => waiting.push(resolve));
    return new Response("[]", { headers: { "X-Remix-Response": "yes" } });
  });
  const change = (body: string, to = "/kosik/zmena.data") =>
    page.fetch(new URL(to, data), { method: "POST", body });
  const [first, second] = [change("mug"), change("badge", "/kosik.data")];
  await Promise.resolve();
  expect(sent).toEqual(["mug"]);
  waiting.shift()?.();
  await first;
  const third = change("shirt");
  await expect.poll(() => sent).toEqual(["mug", "badge", "shirt"]);
  for (const answer of waiting) answer();
  await Promise.all([second, third]);
});

test("the second change of the cart is sent if the first one gets no response", async () => {
  const page = openPage(async (init) => {
    if (init?.body === "mug") throw new TypeError("Failed to fetch");
    return new Response("[]", { headers: { "X-Remix-Response": "yes" } });
  });
  const change = (body: string) => page.fetch(data, { method: "POST", body });
  const [lost, second] = await Promise.all([change("mug"), change("badge")]);
  expect(lost.status).toBe(204);
  expect(second.headers.get("X-Remix-Response")).toBe("yes");
});
