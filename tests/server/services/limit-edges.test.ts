import { expect, test } from "vitest";
import { networkOf } from "#app/domain/ip-network.ts";
import { giveBack, isOverLimit, limits, tryAccount } from "#server/services/limits.ts";
import { createMemoryStore } from "#server/platform/shared-store.ts";
import type { RequestContext } from "#server/context/context.ts";
import { fakeServices } from "../support/fake-context.ts";

const email = "divak@divadlo.example";

function openDoor() {
  let seconds = 0;
  const clock = () => new Date(Date.UTC(2026, 10, 21) + seconds * 1000);
  const { services, log } = fakeServices();
  const store = createMemoryStore(clock);
  const context = () =>
    ({ now: clock(), ip: "192.0.2.1", store, log: services.log }) as unknown as RequestContext;
  return {
    context,
    log,
    pass: (more: number) => void (seconds += more),
    tries: () => tryAccount(context(), email),
  };
}

test("a reached limit is logged once, by its name", async () => {
  const { context, log } = openDoor();
  for (let time = 0; time < limits.newsletter.most + 3; time += 1)
    await isOverLimit(context(), limits.newsletter);
  expect(log).toEqual([{ level: "warn", event: "limit.reached", fields: { limit: "newsletter" } }]);
});

test("fifty people behind one address sign up for the newsletter in a minute", async () => {
  const { context, pass } = openDoor();
  const isOver = () => isOverLimit(context(), limits.newsletter);
  for (let time = 0; time < 50; time += 1) expect(await isOver()).toBe(false);
  pass(59);
  expect(await isOver()).toBe(true);
  pass(1);
  expect(await isOver()).toBe(false);
});

test("e-mails to one address are counted together, however it is spelled", async () => {
  const { context } = openDoor();
  for (let time = 0; time < limits.orderEmail.most; time += 1) {
    expect(await isOverLimit(context(), limits.orderEmail, email)).toBe(false);
  }
  expect(await isOverLimit(context(), limits.orderEmail, "jina@divadlo.example")).toBe(false);
  expect(await isOverLimit(context(), limits.orderEmail, ` ${email.toUpperCase()} `)).toBe(true);
});

test("a returned attempt is no longer counted", async () => {
  const { context } = openDoor();
  for (let time = 0; time < limits.newsletter.most; time += 1)
    await isOverLimit(context(), limits.newsletter);
  await giveBack(context(), limits.newsletter);
  expect(await isOverLimit(context(), limits.newsletter)).toBe(false);
  expect(await isOverLimit(context(), limits.newsletter)).toBe(true);
});

test("the wait begins with the fifth try, not with the sixth", async () => {
  const door = openDoor();
  for (let time = 0; time < 5; time += 1) await door.tries();
  door.pass(15 * 60);
  expect((await door.tries()).wait).toBe(0);
});

test("taking an early try back does not end the wait of the later ones", async () => {
  const door = openDoor();
  const first = await door.tries();
  for (let time = 0; time < 4; time += 1) await door.tries();
  await first.takeBack();
  expect((await door.tries()).wait).toBe(15 * 60);
});

test.each([
  ["64:ff9b::ffff:192.0.2.1", "64:ff9b:0:0"],
  ["2001:db8::1:2:3:4", "2001:db8:0:0"],
  ["2001::1:2:3:4:5:6", "2001:0:1:2"],
])("the network of %s is %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
