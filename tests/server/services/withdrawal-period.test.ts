import { expect, test } from "vitest";
import type { OrderSummary } from "#app/domain/shop/order.ts";
import { lastDayToWithdraw, withdrawalPeriod } from "#server/services/orders/withdrawal-period.ts";

test.each([
  ["the day of taking does not count", "2026-11-10T09:00:00Z", "2026-11-24"],
  ["the day is that of Prague", "2026-11-09T23:30:00Z", "2026-11-24"],
  ["a Saturday moves to Monday", "2026-11-07T09:00:00Z", "2026-11-23"],
  ["a Sunday moves to Monday", "2026-11-08T09:00:00Z", "2026-11-23"],
  ["a holiday moves to the next day", "2026-11-03T09:00:00Z", "2026-11-18"],
  ["Christmas and the Sunday after it move to Monday", "2026-12-10T09:00:00Z", "2026-12-28"],
  ["Good Friday and Easter move to Tuesday", "2027-03-12T09:00:00Z", "2027-03-30"],
  ["over the change of the clocks too", "2026-10-19T22:30:00Z", "2026-11-03"],
])("the last day: %s", (_, instant, last) => {
  expect(lastDayToWithdraw(instant)).toBe(last);
});

type Known = Parameters<typeof withdrawalPeriod>[0];

const line = { byEmail: false } as OrderSummary["lines"][number];
const at = (state: string, date = "2026-11-10T09:00:00Z"): Known => ({
  state,
  progress: [
    { state: "paid", label: "", date: "2026-11-09T09:00:00Z" },
    { state, label: "", date },
  ],
  lines: [line],
  company: null,
});
const during = new Date("2026-11-24T22:59:59Z");
const afterwards = new Date("2026-11-24T23:00:00Z");
const textOf = (order: Known, now: Date) => withdrawalPeriod(order, now)?.replaceAll("\u00a0", " ") ?? null;

test.each([
  [
    "delivered",
    during,
    "Zboží vám bylo doručeno 10. 11. 2026. Odstoupit od smlouvy bez udání důvodu můžete do 24. 11. 2026 včetně.",
  ],
  [
    "delivered",
    afterwards,
    "Zboží vám bylo doručeno 10. 11. 2026. Lhůta pro odstoupení bez udání důvodu skončila 24. 11. 2026.",
  ],
  [
    "picked_up",
    during,
    "Zboží jste si vyzvedli 10. 11. 2026. Odstoupit od smlouvy bez udání důvodu můžete do 24. 11. 2026 včetně.",
  ],
  [
    "shipped",
    during,
    "Zboží jsme předali dopravci 10. 11. 2026. Kdy ho převezmete, nevíme: lhůta 14 dnů pro odstoupení bez udání důvodu běží až od převzetí, neskončí tedy dřív než 24. 11. 2026.",
  ],
  [
    "shipped",
    afterwards,
    "Zboží jsme předali dopravci 10. 11. 2026. Odstoupit od smlouvy bez udání důvodu můžete do 14 dnů ode dne, kdy jste ho převzali.",
  ],
  [
    "ready_pickup",
    during,
    "Zboží na vás čeká od 10. 11. 2026. Kdy ho převezmete, nevíme: lhůta 14 dnů pro odstoupení bez udání důvodu běží až od převzetí, neskončí tedy dřív než 24. 11. 2026.",
  ],
  [
    "ready_branch",
    afterwards,
    "Zboží na vás čeká na výdejním místě od 10. 11. 2026. Odstoupit od smlouvy bez udání důvodu můžete do 14 dnů ode dne, kdy jste ho převzali.",
  ],
])("%s at %s: the period and what it counts from", (state, now, sentence) => {
  expect(textOf(at(state), now)).toBe(sentence);
});

test("the taking counts, not the shipping before it", () => {
  const order = at("delivered");
  const progress = [{ state: "shipped", label: "", date: "2026-11-02T09:00:00Z" }, ...order.progress];
  expect(textOf({ ...order, progress }, during)).toContain("24. 11. 2026");
});

test.each([
  ["nobody knows the delivery", at("processing")],
  ["there is no progress", { ...at("delivered"), progress: [] }],
  ["everything comes by e-mail", { ...at("delivered"), lines: [{ ...line, byEmail: true }] }],
  ["a company ordered", { ...at("delivered"), company: { name: "Spolek", ico: "00000027", dic: null } }],
  ["the whole order was withdrawn from", { ...at("delivered"), state: "withdrawal_received" }],
  ["it was cancelled", { ...at("delivered"), state: "cancelled" }],
])("nothing appears if %s", (_, order) => {
  expect(withdrawalPeriod(order as Known, during)).toBeNull();
});
