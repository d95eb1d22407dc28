import { z } from "zod";
import type { FileSource } from "#server/upstream/file-source.ts";
import type { Upstream } from "#server/upstream/client.ts";
import {
  endpointNames,
  endpoints,
  logName,
  ofAccounts,
  type Endpoint,
  type EndpointName,
} from "#server/upstream/endpoints.ts";
import type { UpstreamResult } from "#server/upstream/failure.ts";
import type { Offers } from "#server/upstream/offers.ts";
import type { Tracing } from "./trace.ts";
import { unreadFields } from "./unread-fields.ts";
import { absent, judge, notSent, type Judgement } from "./verdict.ts";

export interface Row extends Judgement {
  readonly call: EndpointName;
  /** `GET /api/settings/cs`: as the site sent it, or as the map of calls has it. */
  readonly request: string;
}

const order: readonly Judgement["verdict"][] = ["works", "absent", "missing", "wrong"];
const switchedOff = "switched off by the adapter or ABSENT_AREAS";
const notNamed = "neither the settings nor the adapter say that it is there";

type Send<T> = () => Promise<UpstreamResult<T>>;
export type Table = ReturnType<typeof createTable>;

/** The results for each call. Of repeated calls, the worst answer counts. */
export function createTable({ begin, seen }: Tracing, offers: Offers, baseUrl: string) {
  const known = new Map<EndpointName, Row>();
  /** Of all answers to a call. */
  const unread = new Map<EndpointName, ReadonlySet<string>>();

  /** Why the check could not send a call. */
  const skipped = new Map<EndpointName, string>();

  function add(call: EndpointName, judgement: Judgement): void {
    const before = known.get(call);
    if (before && order.indexOf(judgement.verdict) <= order.indexOf(before.verdict)) return;
    const sent = isSecret(call) ? null : seen().request;
    const request = before?.request ?? sent?.replace(baseUrl, "") ?? logName(endpoints[call]);
    known.set(call, { call, request, ...judgement });
  }

  /** Sends a call with a schema that keeps the answer, to find the fields in it that the site reads as absent. */
  async function askFor<T>(
    name: EndpointName,
    isCustomers: boolean,
    schema: z.ZodType<T>,
    send: (schema: z.ZodType<T>) => ReturnType<Send<T>>,
  ): ReturnType<Send<T>> {
    const answers: unknown[] = [];
    const keeping = z.preprocess((value) => {
      answers.push(value);
      return value;
    }, schema);
    const answer = await ask(name, isCustomers, () => send(keeping));
    const fields = answers.flatMap((value) => (answer.ok ? unreadFields(schema, value, offers.ids) : []));
    unread.set(name, new Set([...(unread.get(name) ?? []), ...fields]));
    return answer;
  }

  /** Names the fields beside what else the row says: the site works without them. */
  function withUnread(row: Row): Row {
    const remarks = [...(unread.get(row.call) ?? [])].map((field) => `${field}, not read`);
    return remarks.length === 0
      ? row
      : { ...row, reason: [...(row.reason === null ? [] : [row.reason]), ...remarks].join("; ") };
  }

  async function ask<T>(name: EndpointName, isCustomers: boolean, send: Send<T>): ReturnType<Send<T>> {
    begin();
    const answer = await send();
    add(
      name,
      offers.isAbsent(name) ? lacking(name, switchedOff) : judge(name, answer, { ...seen(), isCustomers }),
    );
    return answer;
  }

  /** The site needs no calls of accounts that it does not have, and no carts of customers that it keeps itself. */
  function lacking(call: EndpointName, reason: string): Judgement {
    const isOfAccounts = call === "logIn" || ofAccounts.calls.includes(call);
    if (isOfAccounts && !offers.has("accounts")) return { verdict: "absent", reason };
    const isKept = offers.hasOwnCarts && (call === "carts" || call === "createCart");
    return isKept ? { verdict: "absent", reason: "the site keeps customers' carts" } : absent(call, reason);
  }

  function unasked(call: EndpointName): Row {
    const { announced }: Endpoint = endpoints[call];
    const reason = announced && !offers.isSwitchedOff(call) ? notNamed : switchedOff;
    const judgement = offers.isAbsent(call) ? lacking(call, reason) : notSent(call, skipped.get(call));
    return { call, request: logName(endpoints[call]), ...judgement };
  }

  return {
    /** All calls, in the order of the map. */
    rows: () => endpointNames.map((name) => withUnread(known.get(name) ?? unasked(name))),
    /** A fact that an answer by itself does not show. */
    wrong: (call: EndpointName, reason: string) => add(call, { verdict: "wrong", reason }),
    /** The reason in the row of a call that the check does not send, in the place of the usual one. */
    skip: (call: EndpointName, reason: string) => void skipped.set(call, reason),
    /** A remark about an answer that works. */
    note(call: EndpointName, reason: string): void {
      const row = known.get(call);
      if (row?.verdict !== "works") return;
      known.set(call, { ...row, reason: row.reason === null ? reason : `${row.reason}; ${reason}` });
    },
    /** The site's client, whose calls get their rows. */
    watched: function watched(inner: Upstream, isCustomers = false): Upstream {
      return {
        ...inner,
        read: (name, params, schema) =>
          askFor(name, isCustomers, schema, (keeping) => inner.read(name, params, keeping)),
        shared: (name, params, schema, age) =>
          askFor(name, false, schema, (keeping) => inner.shared(name, params, keeping, age)),
        send: (name, params, body, schema, ...key) =>
          askFor(name, isCustomers, schema, (keeping) => inner.send(name, params, body, keeping, ...key)),
        asGuest: (guest) => watched(inner.asGuest(guest)),
        ofCart: (tempId) => watched(inner.ofCart(tempId), isCustomers),
        as: (token) => watched(inner.as(token), true),
      };
    },
    file: (name: "picture" | "file", read: () => Promise<FileSource>) =>
      ask(name, false, async () => {
        const { kind } = await read();
        return kind === "found" ? { ok: true, value: null } : { ok: false, error: { kind: "broken" } };
      }),
  };
}

/** The id of a cart or the hash of an order gives access to it. */
function isSecret(name: EndpointName): boolean {
  return /\{(?:tempId|cartId|hash)\}/.test(endpoints[name].path) || name === "deliveries";
}
