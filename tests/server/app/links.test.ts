import { expect, test } from "vitest";
import { openMinimalApp } from "./minimal-app.tsx";

test("a link of the server has the markup of Remix's link, which hydrates it", async () => {
  const { handle } = openMinimalApp();
  const html = await (await handle(new Request("http://localhost:3000/links?a=b#c"))).text();
  const pairs = [...html.matchAll(/<p data-to="([^"]*)">(.*?)<b><\/b>(.*?)<\/p>/g)];
  expect(pairs.length).toBe(40);
  const attributesOf = (link = "") => link.match(/[\w-]+="[^"]*"|>.*/g)?.toSorted();
  expect(pairs.map(([, to, ours]) => [to, attributesOf(ours)])).toEqual(
    pairs.map(([, to, , theirs]) => [to, attributesOf(theirs)]),
  );
  expect(html).not.toContain("data-discover");
});
