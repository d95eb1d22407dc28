import { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { openStandalone, type Standalone, type StandaloneOptions } from "#standalone/standalone.ts";
import {
  openSeededDatabase,
  openSeededStandalone,
  sharedStandalone,
  seededAt,
  type SeededStandalone,
} from "./seeded-database.ts";
import { demoTheatre } from "../../../tests/support/demo-theatre.ts";

/** One line that the standalone back office logged. */
interface Logged {
  readonly level: "info" | "warn" | "error";
  readonly event: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface OpenedStandalone extends Standalone {
  readonly call: Call;
  /** Oldest first. */
  readonly logged: readonly Logged[];
}

/** JSON in, JSON out; `path` begins with `/`. */
export type Call = (method: string, path: string, options?: CallOptions) => Promise<Answer>;

interface CallOptions {
  readonly json?: unknown;
  readonly bearer?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  /** The parsed JSON, or the text of another type. */
  // oxlint-disable-next-line typescript/no-explicit-any -- every test asserts its own shape
  readonly body: any;
  readonly headers: Headers;
}

/** Opens a standalone back office in memory with a stopped clock, from the dump that all tests share. */
export async function open(
  options: { clock?: () => Date; adminToken?: string; publicOrigin?: string } = {},
): Promise<OpenedStandalone & SeededStandalone> {
  const { log, logged } = recordingLog();
  const backend = await openSeededStandalone({ ...options, log });
  return { ...backend, logged, call: caller(backend.fetch) };
}

export type SharedStandalone = Pick<OpenedStandalone, "call" | "fetch" | "close">;

/** Opens the standalone back office that all reading tests share; a call that may change it fails. */
export async function openShared(): Promise<SharedStandalone> {
  const backend = await sharedStandalone();
  return { ...backend, call: caller(backend.fetch) };
}

/** Opens a standalone back office that differs in more than its clock; it is migrated and seeded from an empty database. */
export async function openUnseeded(options: Partial<StandaloneOptions>): Promise<OpenedStandalone> {
  const { log, logged } = recordingLog();
  const backend = await openStandalone({
    content: demoTheatre(),
    dataDir: null,
    databaseUrl: null,
    smtpUrl: null,
    outboxDir: null,
    verifiesAnswers: true,
    clock: () => seededAt,
    log,
    ...options,
  });
  return { ...backend, logged, call: caller(backend.fetch) };
}

/** Opens a standalone back office with the seed and changes that the API does not offer. */
export async function openChanged(
  change: (db: Kysely<Tables>) => Promise<unknown>,
  options: Partial<StandaloneOptions> = {},
): Promise<OpenedStandalone> {
  const database = await openSeededDatabase();
  await change(new Kysely<Tables>({ dialect: database.dialect }));
  return openUnseeded({ ...options, database });
}

/** Gives the settings another theatre. */
export async function nameTheatre(
  db: Kysely<Tables>,
  entry: Readonly<Record<string, unknown>>,
): Promise<void> {
  await db
    .updateTable("settings")
    .set({ value: JSON.stringify(entry) })
    .where("name", "=", "theatre")
    .execute();
}

export function recordingLog() {
  const logged: Logged[] = [];
  const listen =
    (level: Logged["level"]) =>
    (event: string, fields: Readonly<Record<string, unknown>> = {}, error?: unknown): void => {
      logged.push({ level, event, fields: error === undefined ? fields : { ...fields, error } });
    };
  return { logged, log: { info: listen("info"), warn: listen("warn"), error: listen("error") } };
}

/** Short calls over any fetch. */
export function caller(fetch: (request: Request) => Promise<Response>, base = "http://localhost:3000"): Call {
  return async (method, path, { json, bearer, headers = {} } = {}) => {
    const response = await fetch(
      new Request(`${base}${path}`, {
        method,
        redirect: "manual",
        headers: {
          Accept: "application/json",
          ...(json === undefined ? {} : { "Content-Type": "application/json" }),
          ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
          ...headers,
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      }),
    );
    return { status: response.status, body: parsed(await response.text()), headers: response.headers };
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
