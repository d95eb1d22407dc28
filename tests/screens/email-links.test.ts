import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { openTestApp } from "../support/open-app.ts";
import { openVisitor } from "../support/visitor.ts";
import { errorOf, order, person, pickUp, transfer, add, badge, card } from "./shopping.ts";

/** Without PUBLIC_ORIGIN the site does not know its address: a visitor's Host is never written into an e-mail. */

const app = await openTestApp();
const elsewhere = () => openVisitor((request) => app.handle(request), "http://192.168.1.7:3000");
const messages = async () => (await app.standalone?.outbox())?.length ?? 0;
const refusal =
  "E-mail s odkazem odtud nemůžeme poslat, protože web nezná svou veřejnou adresu. Pro provozovatele: nastavte proměnnou PUBLIC_ORIGIN.";

const forms = [
  [
    paths.register(),
    {
      email: "jitka@example.cz",
      firstName: "Jitka",
      lastName: "Nová",
      password: "dlouhé heslo",
      passwordAgain: "dlouhé heslo",
    },
  ],
  [paths.forgotPassword(), { email: "divak@divadlonavantrokach.example" }],
  [
    paths.ratings(),
    { production: "marysa", stars: "4", text: "Krásné.", name: "Jitka", email: "jitka@example.cz" },
  ],
] as const;

test.each(forms)(
  "%s with a Host other than the local machine sends nothing and says why",
  async (path, typed) => {
    const before = [app.calls.length, await messages()];
    const logged = app.log.length;
    const page = await elsewhere().post(path, typed);
    expect(page.status).toBe(503);
    expect(page.text).toContain(refusal);
    expect(page.body).toContain(`value="${typed.email}"`);
    const posts = app.calls.slice(before[0]).filter(({ method }) => method !== "GET");
    expect(posts).toEqual([]);
    expect(await messages()).toEqual(before[1]);
    const events = app.log.slice(logged).map(({ event }) => event);
    expect(events).toContain("public-origin.missing");
  },
);

test.each(forms)("%s with the local machine as the Host is sent, with its address", async (path, typed) => {
  const before = await messages();
  const page = await app.visitor().post(path, typed);
  expect(page.status).toBe(303);
  const sent = (await app.standalone?.outbox())?.slice(before) ?? [];
  expect(sent.map(({ text }) => text.includes("http://localhost:3000/"))).toEqual([true]);
});

test.each([
  ["a transfer", transfer],
  ["a card, with the way back to the host it came from", card],
])("an order with another Host is accepted, by %s, and its e-mail has no link", async (_, payment) => {
  const before = await messages();
  const visitor = elsewhere();
  await add(visitor, badge);
  const placed = await order(await visitor.visit("/kosik"), { ...pickUp, ...payment }, person);
  const summary = payment === card ? await placed.press("Zaplaceno") : placed;
  expect(errorOf(placed, "email")).toBeNull();
  expect(summary.path).toMatch(/^\/shrnuti\/\d+\//u);
  const sent = (await app.standalone?.outbox())?.slice(before) ?? [];
  expect(sent.length).toBeGreaterThan(0);
  for (const { text } of sent) expect(text).not.toMatch(/192\.168|https?:|null/u);
});
