import { expect, test } from "vitest";
import { withCartLock } from "#server/services/cart/cart-access.ts";
import { createMemoryStore } from "#server/platform/shared-store.ts";

const site = { store: createMemoryStore(() => new Date()) };

/** A task that the test ends, and that reports its start. */
function openWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    work: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.set(name, () => resolve(name));
      }),
    end: (name: string) => ends.get(name)?.(),
  };
}

/** Lets all settled promises continue. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("a task that arrives while another one waits starts after both", async () => {
  const { begun, work, end } = openWork();
  const first = withCartLock(site, "key", work("first"), "busy");
  const second = withCartLock(site, "key", work("second"), "busy");
  await settle();
  end("first");
  await first;
  await settle();
  const third = withCartLock(site, "key", work("third"), "busy");
  await settle();
  expect(begun).toEqual(["first", "second"]);
  end("second");
  await second;
  await settle();
  expect(begun).toEqual(["first", "second", "third"]);
  end("third");
  expect(await third).toBe("third");
});

test("a failed task lets the next one start", async () => {
  const failed = withCartLock(site, "key", () => Promise.reject(new Error("down")), null);
  const next = withCartLock(site, "key", async () => "next", "busy");
  await expect(failed).rejects.toThrow("down");
  expect(await next).toBe("next");
});

test("tasks of different keys, and those without a key, do not wait", async () => {
  const { begun, work, end } = openWork();
  const works = [
    withCartLock(site, "one", work("one"), "busy"),
    withCartLock(site, "two", work("two"), "busy"),
    withCartLock(site, null, work("three"), "busy"),
    withCartLock(site, null, work("four"), "busy"),
  ];
  await settle();
  expect(begun.toSorted()).toEqual(["four", "one", "three", "two"]);
  for (const name of begun) end(name);
  await Promise.all(works);
});
