import { expect, test } from "vitest";
import { networkOf } from "#app/domain/ip-network.ts";
import { isOverLimit, limits, tryAccount } from "#server/services/limits.ts";
import { createMemoryStore, type SharedStore } from "#server/platform/shared-store.ts";
import type { RequestContext } from "#server/context/context.ts";
import { fakeServices } from "../support/fake-context.ts";

const email = "divak@divadlo.example";
const minute = 60;

/** Requests with a test clock, over one store. */
function openDoor() {
  let seconds = 0;
  const clock = () => new Date(Date.UTC(2026, 10, 21) + seconds * 1000);
  const { services } = fakeServices();
  const store = createMemoryStore(clock);
  const log = services.log;
  const context = (ip = "192.0.2.1") => ({ now: clock(), ip, store, log }) as unknown as RequestContext;
  return {
    pass: (more: number) => void (seconds += more),
    try: async (who = email, ip?: string) => (await tryAccount(context(ip), who)).wait,
    tries: (who = email, ip?: string) => tryAccount(context(ip), who),
    over: (ip?: string) => isOverLimit(context(ip), limits.signIn),
    store,
  };
}

test("five tries are free, then each further one waits twice as long", async () => {
  const door = openDoor();
  for (let time = 0; time < 5; time += 1) expect(await door.try()).toBe(0);
  for (const wait of [15, 30, 60, 120, 240, 240, 240]) {
    expect(await door.try()).toBe(wait * minute);
    door.pass(wait * minute - 1);
    expect(await door.try()).toBe(1);
    door.pass(1);
    expect(await door.try()).toBe(0);
  }
});

test("a thousand guesses reach the upstream ten times in a quarter of an hour", async () => {
  const door = openDoor();
  let reached = 0;
  for (let guess = 0; guess < 1_000; guess += 1) {
    if ((await door.try()) === 0) reached += 1;
    door.pass(0.9);
  }
  expect(reached).toBeLessThanOrEqual(10);
});

test("simultaneous tries gain nothing", async () => {
  const door = openDoor();
  const waits = await Promise.all(Array.from({ length: 40 }, () => door.try()));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  door.pass(15 * minute);
  const again = await Promise.all(Array.from({ length: 40 }, () => door.try()));
  expect(again.filter((wait) => wait === 0)).toHaveLength(1);
  expect(await door.try()).toBe(30 * minute);
});

test("the e-mail's case and spaces make no new account", async () => {
  const door = openDoor();
  for (let time = 0; time < 5; time += 1) await door.try();
  expect(await door.try(` ${email.toUpperCase()} `)).toBe(15 * minute);
});

test("another address, and another account, do not have to wait", async () => {
  const door = openDoor();
  for (let time = 0; time < 8; time += 1) await door.try();
  expect(await door.try(email, "192.0.2.2")).toBe(0);
  expect(await door.try("jina@divadlo.example")).toBe(0);
});

test("a successful sign-in resets the tries", async () => {
  const door = openDoor();
  for (let time = 0; time < 4; time += 1) await door.try();
  await (await door.tries()).forget();
  for (let time = 0; time < 5; time += 1) expect(await door.try()).toBe(0);
  door.pass(15 * minute);
  await (await door.tries()).forget();
  for (let time = 0; time < 5; time += 1) expect(await door.try()).toBe(0);
  expect(await door.try()).toBe(15 * minute);
});

test("taking a try back leaves the account as it was before it, also between waits", async () => {
  const door = openDoor();
  for (let time = 0; time < 4; time += 1) await door.try();
  for (let time = 0; time < 3; time += 1) await (await door.tries()).takeBack();
  expect(await door.try()).toBe(0);
  expect(await door.try()).toBe(15 * minute);
  door.pass(15 * minute);
  for (let time = 0; time < 3; time += 1) await (await door.tries()).takeBack();
  expect(await door.try()).toBe(0);
  expect(await door.try()).toBe(30 * minute);
});

test("an address may try twenty times a minute, whatever accounts it names", async () => {
  const door = openDoor();
  for (let time = 0; time < 20; time += 1) expect(await door.over()).toBe(false);
  expect(await door.over()).toBe(true);
  expect(await door.over("192.0.2.2")).toBe(false);
  door.pass(60);
  expect(await door.over()).toBe(false);
});

test("the minute of a limit counts from the first try, and no later one prolongs it", async () => {
  const door = openDoor();
  for (let time = 0; time < 30; time += 1) {
    expect(await door.over(), `after ${time} seconds`).toBe(time >= 20);
    door.pass(1);
  }
  door.pass(29);
  expect(await door.over(), "after 59 seconds").toBe(true);
  door.pass(1);
  expect(await door.over(), "after a minute").toBe(false);
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::1", "2001:db8:1:2"],
  ["2001:0db8:1::2", "2001:db8:1:0"],
  ["::1", "0:0:0:0"],
  ["", ""],
])("the network of %j is %j", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test("a visitor with a whole network of IPv6 gains nothing by it", async () => {
  const door = openDoor();
  for (let time = 0; time < 5; time += 1) await door.try(email, `2001:db8:1:2::${time}`);
  expect(await door.try(email, "2001:db8:1:2:ffff::9")).toBe(15 * minute);
});

test("invented names push out the oldest entries of ten thousand", async () => {
  const store: SharedStore = createMemoryStore(() => new Date(0));
  for (let name = 0; name < 10_050; name += 1) await store.set(`name ${name}`, "1", 60);
  expect(await store.get("name 0")).toBeNull();
  expect(await store.get("name 49")).toBeNull();
  expect(await store.get("name 50")).toBe("1");
  expect(await store.get("name 10049")).toBe("1");
});

test("only the limits against guessing apply to all unknown addresses together", async () => {
  const { services } = fakeServices();
  const context = {
    ip: "",
    store: createMemoryStore(() => new Date()),
    log: services.log,
  } as unknown as RequestContext;
  const over: string[] = [];
  for (const [name, limit] of Object.entries(limits)) {
    let isOver = false;
    const target = "per" in limit ? "jana" : undefined;
    for (let time = 0; time <= limit.most; time += 1) isOver = await isOverLimit(context, limit, target);
    if (isOver) over.push(name);
  }
  expect(Object.keys(limits).filter((name) => !over.includes(name))).toEqual([
    "form",
    "voucherPreview",
    "cart",
    "order",
  ]);
});

test("a try refused beside an unprocessed one does not take its place", async () => {
  const door = openDoor();
  for (let time = 0; time < 4; time += 1) await door.try();
  const [fifth, sixth] = await Promise.all([door.tries(), door.tries()]);
  expect(fifth.wait).toBe(0);
  expect(sixth.wait).toEqual(15 * minute);
  await fifth.takeBack();
  expect(await door.try()).toBe(0);
});
