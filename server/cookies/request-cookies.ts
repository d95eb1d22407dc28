import { parse } from "cookie";
import { openCodec, type Codec, type CookieKind } from "./cookie-kind.ts";

/** The cookies of one request and of its response. The only place that writes them. */
export interface RequestCookies {
  /** Whether the request had any cookie. A browser that has read a page of the site has the cookie of the language. */
  readonly wereSent: boolean;
  /**
   * The value the visitor sent, or the one written during this request; null = no genuine, complete and unexpired
   * value.
   */
  read<T>(kind: CookieKind<T>): Promise<T | null>;
  /**
   * Sets the cookie in the response, unless it already has this value. False: the value is too large or invalid, and
   * sets nothing.
   */
  write<T>(kind: CookieKind<T>, value: T): Promise<boolean>;
  /**
   * Sends the current value again with its full Max-Age; nothing without a value. Its text changes once an hour, so
   * that a visitor's Cookie header stays the same from page to page.
   */
  renew<T>(kind: CookieKind<T>): Promise<void>;
  /** Removes it from the browser, if it exists. */
  clear<T>(kind: CookieKind<T>): Promise<void>;
  /**
   * Writes the changes to the headers of a response; may be called again, leaves other Set-Cookie headers as they are.
   */
  writeTo(headers: Headers): void;
  /**
   * The same cookies without all other kinds, for a page of many visitors. What is written there is not written here.
   */
  only(kinds: readonly CookieKind<unknown>[]): RequestCookies;
  /** Takes over what `writeTo` wrote for an equal request of the same visitor. */
  adopt(lines: readonly string[]): void;
}

export interface CookieConfig {
  /** Served over https. */
  readonly secure: boolean;
  /** The first one seals; all of them open. */
  readonly sessionSecrets: readonly string[];
}

/** How many cookies of the same name the site tries: an attacker may have set a copy for a wider domain. */
const mostCandidates = 4;

const hour = 3_600_000;

const codecs = new WeakMap<readonly string[], Map<string, Codec>>();

/** Deriving keys is expensive, so the process has one codec per cookie and set of secrets. */
function codecFor<T>(kind: CookieKind<T>, config: CookieConfig): Codec {
  let known = codecs.get(config.sessionSecrets);
  if (!known) codecs.set(config.sessionSecrets, (known = new Map()));
  const key = `${kind.name} ${config.secure}`;
  let codec = known.get(key);
  if (!codec) known.set(key, (codec = openCodec(kind, config)));
  return codec;
}

/** Opens the cookies of a request. `header` is its Cookie header; `now` decides what has expired. */
export function openCookies(
  header: string | null,
  { config, now }: { readonly config: CookieConfig; readonly now: Date },
): RequestCookies {
  return hold(rawCookies(header), { config, now });
}

function hold(
  sent: Map<string, string[]>,
  { config, now }: { readonly config: CookieConfig; readonly now: Date },
): RequestCookies {
  /** The current value of each cookie: JSON text, or null for none. */
  const held = new Map<string, Promise<string | null>>();
  /** Set-Cookie lines of this request, by full name. */
  const changes = new Map<string, string>();

  async function find<T>(kind: CookieKind<T>): Promise<string | null> {
    const codec = codecFor(kind, config);
    for (const raw of (sent.get(codec.name) ?? []).slice(0, mostCandidates)) {
      const parsed = kind.schema.safeParse(await codec.decode(raw, now));
      if (parsed.success) return JSON.stringify(parsed.data);
    }
    return null;
  }

  function current<T>(kind: CookieKind<T>): Promise<string | null> {
    let holding = held.get(kind.name);
    if (!holding) held.set(kind.name, (holding = find(kind)));
    return holding;
  }

  async function read<T>(kind: CookieKind<T>): Promise<T | null> {
    const text = await current(kind);
    return text === null ? null : kind.schema.parse(JSON.parse(text));
  }

  async function commit<T>(kind: CookieKind<T>, value: T, from = now): Promise<boolean> {
    const codec = codecFor(kind, config);
    const line = await codec.encode(value, from);
    if (line === null) return false;
    held.set(kind.name, Promise.resolve(JSON.stringify(value)));
    changes.set(codec.name, line);
    return true;
  }

  return {
    wereSent: sent.size > 0,
    read,
    async write(kind, value) {
      const parsed = kind.schema.safeParse(value);
      if (!parsed.success) return false;
      // Compares payloads, not encrypted text, which differs every time.
      if ((await current(kind)) === JSON.stringify(parsed.data)) return true;
      return commit(kind, parsed.data);
    },
    async renew(kind) {
      const value = await read(kind);
      if (value !== null) await commit(kind, value, new Date(Math.ceil(now.getTime() / hour) * hour));
    },
    async clear(kind) {
      const codec = codecFor(kind, config);
      held.set(kind.name, Promise.resolve(null));
      if (sent.has(codec.name)) changes.set(codec.name, await codec.erase());
      else changes.delete(codec.name);
    },
    writeTo(headers) {
      if (changes.size === 0) return;
      const others = headers.getSetCookie().filter((line) => !changes.has(line.split("=", 1)[0] ?? ""));
      headers.delete("Set-Cookie");
      for (const line of [...others, ...changes.values()]) headers.append("Set-Cookie", line);
    },
    only(kinds) {
      const names = kinds.map((kind) => codecFor(kind, config).name);
      return hold(new Map([...sent].filter(([name]) => names.includes(name))), { config, now });
    },
    adopt(lines) {
      for (const line of lines) {
        const [name = "", raw = ""] = (line.split(";", 1)[0] ?? "").split(/=(.*)/su);
        sent.set(name, [raw]);
        held.delete(name.replace(/^__Host-/u, ""));
        changes.set(name, line);
      }
    },
  };
}

/**
 * All values of each name, in the header's order, undecoded. Parsed pair by pair, since the parser returns only one
 * value per name.
 */
function rawCookies(header: string | null): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const pair of (header ?? "").split(";")) {
    for (const [name, value] of Object.entries(parse(pair, { decode: (raw) => raw }))) {
      if (value !== undefined) found.set(name, [...(found.get(name) ?? []), value]);
    }
  }
  return found;
}
