import { expect, test } from "vitest";
import { z } from "zod";
import type { Adapter } from "#server/upstream/adapter.d.ts";
import { endpointNames, endpoints, type Endpoint } from "#server/upstream/endpoints.ts";
import { toSnakeCase } from "#server/upstream/wire-names.ts";
import * as w from "#server/upstream/wire.ts";
import { clientOver, type LogLine } from "../support/fake-context.ts";

/** Names are in camel case inside of the site and in snake case on the wire. */

function open(answer: unknown, adapter: Adapter | null = null) {
  const sent: unknown[] = [];
  const log: LogLine[] = [];
  const client = clientOver(
    async (request) => {
      const body = await request.text();
      sent.push(body === "" ? null : JSON.parse(body));
      return Response.json(answer);
    },
    { log, adapter },
  );
  return { sent, log, upstream: client.forRequest({ requestId: "r", token: null }) };
}

const anything = z.unknown();
const body = { firstName: "Jana", items: [{ unitGross: 1 }], address: { zipCode: null }, when: "aB" };
const written = { first_name: "Jana", items: [{ unit_gross: 1 }], address: { zip_code: null }, when: "aB" };

test.each([
  ["isDefault", "is_default"],
  ["lowestPrice30d", "lowest_price_30d"],
  ["name", "name"],
  ["is_default", "is_default"],
])("%s is %s on the wire", (name, onWire) => {
  expect(toSnakeCase(name)).toBe(onWire);
});

test("the names of the wire read an object at every depth", () => {
  const place = w.object({ zipCode: w.lineOrEmpty });
  const schema = w.object({
    firstName: w.line,
    isDefault: w.booleanLike,
    deliveryAddress: w.optional(place),
  });
  const given = { first_name: "Jana", is_default: "1", delivery_address: { zip_code: "602 00" }, more_of: 1 };
  expect(schema.parse(given)).toEqual({
    firstName: "Jana",
    isDefault: true,
    deliveryAddress: { zipCode: "602 00" },
  });
  expect(schema.parse({ first_name: "Jana" })).toEqual({
    firstName: "Jana",
    isDefault: false,
    deliveryAddress: null,
  });
});

test("maps whose keys are data keep them", () => {
  const schema = w.object({ byPlace: z.record(z.string(), z.number()) });
  expect(schema.parse({ by_place: { banner_home: 1, "banner.popup_mobile": 2 } })).toEqual({
    byPlace: { banner_home: 1, "banner.popup_mobile": 2 },
  });
});

test("the log names the fields as on the wire", async () => {
  const row = w.object({ startsAt: w.instant, movedTo: w.object({ startsAt: w.instant }) });
  const right = { starts_at: "2026-11-21T10:00:00Z" };
  const rows = [{ ...right, moved_to: { starts_at: 5 } }, { moved_to: right }, { ...right, moved_to: right }];
  const { upstream, log } = open({ data: rows });
  await upstream.read("programme", {}, w.list(row));
  await upstream.read("programme", {}, w.strictList(row));
  const where = [/^0\.moved_to\.starts_at: /u, /^1\.starts_at: /u].map((path) => expect.stringMatching(path));
  expect(log).toMatchObject([
    { event: "upstream.dropped", fields: { where } },
    { event: "upstream.broken", fields: { where } },
  ]);
});

const changes = endpointNames.filter((name) => endpoints[name].method !== "GET");

test.each(changes)("%s is sent by the names of the wire, or as specification §7 writes it", async (name) => {
  const { sent, upstream } = open({});
  const { specified }: Endpoint = endpoints[name];
  const params = { id: 1, hash: "h", cartId: "c" };
  // As the settings may name it.
  upstream.offers.announce(["resend"]);
  await upstream.send(name as "putAddress", params, body, anything);
  expect(sent).toEqual([specified ? body : written]);
});

test("an adapter gets and returns the names of the wire", async () => {
  let seen: unknown;
  const adapter: Adapter = {
    calls: {
      async saveProfile({ body: given, put }) {
        seen = given;
        await put("/me", { body: given });
        return { data: { first_name: "Jana" } };
      },
    },
  };
  const { sent, upstream } = open({}, adapter);
  const answer = await upstream.send("saveProfile", {}, body, w.object({ firstName: w.line }));
  expect(seen).toEqual(written);
  expect(sent).toEqual([written]);
  expect(answer).toEqual({ ok: true, value: { firstName: "Jana" } });
});
