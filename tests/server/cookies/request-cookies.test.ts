import { createCookie } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { authSession, maxTokenLength } from "#server/cookies/session.ts";
import { cart, choice, guestEmail, lastOrder } from "#server/cookies/cart-and-order.ts";
import type { CookieKind } from "#server/cookies/cookie-kind.ts";
import { currency } from "#server/cookies/preferences.ts";
import { notice } from "#server/cookies/page-state.ts";
import { openCookies, type CookieConfig } from "#server/cookies/request-cookies.ts";
import { sessionOf } from "../support/fake-context.ts";

const now = new Date("2026-11-21T10:00:00Z");
const plain: CookieConfig = { secure: false, sessionSecrets: ["secret-one-of-at-least-32-characters"] };
const day = 24 * 3600 * 1000;

function open(header: string | null, config = plain, at = now) {
  return openCookies(header, { config, now: at });
}

async function setCookie<T>(kind: CookieKind<T>, value: T, config = plain): Promise<string> {
  const cookies = open(null, config);
  expect(await cookies.write(kind, value)).toBe(true);
  const headers = new Headers();
  cookies.writeTo(headers);
  return headers.getSetCookie()[0] ?? "";
}

async function sent<T>(kind: CookieKind<T>, value: T, config = plain): Promise<string> {
  return (await setCookie(kind, value, config)).split("; ")[0] ?? "";
}

const tiny: CookieKind<number> = { name: "tiny", about: "visitor", schema: z.number(), maxAge: 60 };
const tinySealed: CookieKind<number> = { ...tiny, name: "tiny-sealed", sealed: true };

test("a value comes back as it was written", async () => {
  const token = sessionOf("abc.def");
  expect(await open(await sent(authSession, token)).read(authSession)).toEqual(token);
  expect(await open(await sent(cart, { tempId: "t" })).read(cart)).toEqual({ tempId: "t" });
});

test("a guest's cart cookie lasts 14 days, unreadable for scripts, on this site only", async () => {
  const attributes = (await setCookie(cart, { tempId: "t" })).split("; ").slice(1);
  expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=1209600", "Path=/", "SameSite=Lax"]);
});

test("over configured https names get the __Host- prefix and Secure", async () => {
  const line = await setCookie(cart, { tempId: "t" }, { ...plain, secure: true });
  expect(line).toMatch(/^__Host-cart=/);
  expect(line.split("; ")).toContain("Secure");
  expect(line).not.toMatch(/Domain/i);
  expect(await open(line.split("; ")[0] ?? "", { ...plain, secure: true }).read(cart)).toEqual({
    tempId: "t",
  });
  expect(await open(line.split("; ")[0] ?? "").read(cart)).toBeNull();
});

test("an encrypted value cannot be read in the cookie", async () => {
  const line = await sent(authSession, sessionOf("CANARY-TOKEN"));
  const raw = decodeURIComponent(line.slice(line.indexOf("=") + 1));
  const inside = Buffer.from(raw.split(".")[0] ?? "", "base64").toString();
  expect(raw + inside).not.toContain("CANARY");
  expect(inside).toMatch(/^"ey/);
});

describe.each([tiny, tinySealed])("a tampered $name cookie is ignored", (kind) => {
  test("whichever character is changed", async () => {
    const line = await sent(kind, 7);
    const start = line.indexOf("=") + 1;
    for (let at = start; at < line.length; at += 1) {
      const flipped = line[at] === "A" ? "B" : "A";
      const read = await open(line.slice(0, at) + flipped + line.slice(at + 1)).read(kind);
      // A base64 text has spare bits at its end: a flip there may leave the very same value.
      expect(read === null || (read === 7 && sameBytes(line, at, flipped))).toBe(true);
    }
  });

  test("wherever it is cut", async () => {
    const line = await sent(kind, 7);
    for (let at = kind.name.length + 1; at < line.length - 4; at += 1) {
      expect(await open(line.slice(0, at)).read(kind)).toBeNull();
    }
  });
});

/** Whether the signature's bytes are the same after a change at `at`. */
function sameBytes(line: string, at: number, flipped: string): boolean {
  const changed = line.slice(0, at) + flipped + line.slice(at + 1);
  const signature = (text: string) => Buffer.from(decodeURIComponent(text).split(".").at(-1) ?? "", "base64");
  return signature(line).equals(signature(changed));
}

test.each([
  "",
  "=",
  "cart",
  "cart=",
  "cart=%",
  "cart=%E0%A4%A",
  "cart=e30=",
  "cart=bnVsbA==.x",
  "cart=undefined; cart=null",
  `cart=${"a".repeat(9000)}`,
  "cart=\u0000\u0001",
  "auth.session=..../....",
  "__proto__=1",
])("garbage reads as nothing: %j", async (header) => {
  const cookies = open(header);
  expect(await cookies.read(cart)).toBeNull();
  expect(await cookies.read(authSession)).toBeNull();
});

test("an unsigned cookie of the right shape is ignored", async () => {
  const unsigned = await createCookie("cart").serialize({ v: { tempId: "x" }, e: now.getTime() + day });
  expect(await open(unsigned.split("; ")[0] ?? "").read(cart)).toBeNull();
});

test("a genuine value of an outdated shape is ignored", async () => {
  const old: CookieKind<string> = { ...cart, schema: z.string() };
  expect(await open(await sent(old, "just a string")).read(cart)).toBeNull();
});

test("a value cannot be moved to another cookie's name", async () => {
  const shape = z.object({ token: z.string() });
  const twin: CookieKind<{ token: string }> = {
    name: "auth.other",
    about: "customer",
    schema: shape,
    maxAge: 60,
    sealed: true,
  };
  const moved = (await sent(authSession, sessionOf("t"))).replace("auth.session=", "auth.other=");
  expect(await open(moved).read(twin)).toBeNull();
  const unsealed: CookieKind<{ tempId: string }> = { ...cart, name: "basket" };
  expect(
    await open((await sent(cart, { tempId: "t" })).replace("cart=", "basket=")).read(unsealed),
  ).toBeNull();
});

const [old, fresh] = ["old-secret-of-at-least-32-characters!!", "new-secret-of-at-least-32-characters!!"];
test.each([
  ["sealed", authSession, sessionOf("t")],
  ["signed", cart, { tempId: "t" }],
] as const)(
  "a %s cookie of the old secret is readable until that secret is removed",
  async (_name, kind, value) => {
    const written = await sent<unknown>(kind, value, { secure: false, sessionSecrets: [old] });
    const both = { secure: false, sessionSecrets: [fresh, old] };
    expect(await open(written, both).read<unknown>(kind)).toEqual(value);
    expect(await open(written, { secure: false, sessionSecrets: [fresh] }).read<unknown>(kind)).toBeNull();
    const anew = await sent<unknown>(kind, value, both);
    expect(await open(anew, { secure: false, sessionSecrets: [fresh] }).read<unknown>(kind)).toEqual(value);
  },
);

test.each([
  ["sealed", authSession, sessionOf("t"), 14],
  ["signed", cart, { tempId: "t" }, 14],
] as const)(
  "an expired %s cookie is ignored, whatever the browser does",
  async (_name, kind, value, days) => {
    const written = await sent<unknown>(kind, value);
    const before = new Date(now.getTime() + days * day - 1000);
    const after = new Date(now.getTime() + days * day + 1000);
    expect(await open(written, plain, before).read<unknown>(kind)).toEqual(value);
    expect(await open(written, plain, after).read<unknown>(kind)).toBeNull();
  },
);

test("the longest token fits in a cookie, a longer one is refused", async () => {
  const line = await setCookie(authSession, sessionOf("~".repeat(maxTokenLength)), {
    ...plain,
    secure: true,
  });
  expect(Buffer.byteLength(line)).toBeLessThanOrEqual(4096);
  const cookies = open(null);
  expect(await cookies.write(authSession, sessionOf("x".repeat(maxTokenLength + 1)))).toBe(false);
  const headers = new Headers();
  cookies.writeTo(headers);
  expect(headers.getSetCookie()).toEqual([]);
});

test("a cookie that browsers would drop is not set", async () => {
  const fields = { a: "ž".repeat(1000), b: "ž".repeat(1000) };
  const undo = { label: "Vrátit zpět", fields };
  expect(await open(null).write(notice, { id: "1", kind: "info", text: "x", undo })).toBe(false);
});

test("a dedication of 500 characters can be restored by a notice", async () => {
  const fields = { product: "201", variant: "3", quantity: "1", note: "ž".repeat(500), intent: "restore" };
  const undo = { label: "Vrátit zpět", fields };
  expect(await open(null).write(notice, { id: crypto.randomUUID(), kind: "success", text: "x", undo })).toBe(
    true,
  );
});

test("a value written in a request is read back in the same one", async () => {
  const cookies = open(await sent(cart, { tempId: "old" }));
  await cookies.write(cart, { tempId: "new" });
  expect(await cookies.read(cart)).toEqual({ tempId: "new" });
  await cookies.clear(cart);
  expect(await cookies.read(cart)).toBeNull();
});

test("only a changed value is sent; payloads are compared, not encrypted text", async () => {
  const email = { email: "jana@divadlo.example" };
  const cookies = open(`${await sent(guestEmail, email)}; ${await sent(cart, { tempId: "t" })}`);
  await cookies.write(guestEmail, email);
  await cookies.write(cart, { tempId: "t" });
  const headers = new Headers();
  cookies.writeTo(headers);
  expect(headers.getSetCookie()).toEqual([]);
});

test("a renewed cookie is sent again with its whole lifetime", async () => {
  const cookies = open(await sent(cart, { tempId: "t" }));
  await cookies.renew(cart);
  await cookies.renew(choice);
  const headers = new Headers();
  cookies.writeTo(headers);
  expect(headers.getSetCookie()).toHaveLength(1);
  expect(headers.getSetCookie()[0]).toMatch(/^cart=.*Max-Age=1209600/);
});

test("the site removes a cleared cookie only if the browser has it", async () => {
  const cookies = open(await sent(cart, { tempId: "t" }));
  await cookies.clear(cart);
  await cookies.clear(notice);
  const headers = new Headers();
  cookies.writeTo(headers);
  expect(headers.getSetCookie()).toHaveLength(1);
  expect(headers.getSetCookie()[0]).toMatch(/^cart=;.*Max-Age=0/);
});

test("writing to headers twice leaves one line a cookie and the other lines", async () => {
  const cookies = open(null);
  await cookies.write(lastOrder, { id: 1, hash: "h", code: null, cart: null });
  const headers = new Headers();
  headers.append("Set-Cookie", "other=1; Path=/");
  headers.append("Set-Cookie", "last-order=stale; Path=/");
  cookies.writeTo(headers);
  cookies.writeTo(headers);
  const names = headers.getSetCookie().map((line) => line.split("=")[0]);
  expect(names).toEqual(["other", "last-order"]);
  expect(headers.getSetCookie().join()).not.toContain("stale");
});

test("an attacker's copy of a name does not hide the genuine cookie", async () => {
  const genuine = await sent(cart, { tempId: "mine" });
  expect(await open(`cart=evil; ${genuine}`).read(cart)).toEqual({ tempId: "mine" });
  expect(await open(`${genuine}; cart=evil`).read(cart)).toEqual({ tempId: "mine" });
});

test("a page for many visitors sees the cookies of choices only", async () => {
  const header = [await sent(cart, { tempId: "temp-1" }), await sent(currency, { id: 2 }), "xcurrency=1"];
  const cookies = open(header.join("; "));
  const shared = cookies.only([currency]);
  expect(await shared.read(currency)).toEqual({ id: 2 });
  expect(await shared.read(cart)).toBeNull();
  await shared.write(currency, { id: 1 });
  expect(await cookies.read(currency)).toEqual({ id: 2 });
  expect(await cookies.read(cart)).toEqual({ tempId: "temp-1" });
});
