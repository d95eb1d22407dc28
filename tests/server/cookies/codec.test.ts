import { expect, test } from "vitest";
import { z } from "zod";
import { openCodec, type CookieKind } from "#server/cookies/cookie-kind.ts";
import { createEncryption } from "#server/cookies/seal.ts";
import { openCookies } from "#server/cookies/request-cookies.ts";
import { secret } from "../support/fake-context.ts";

const now = new Date("2026-11-21T10:00:00Z");
const config = { secure: false, sessionSecrets: [secret] };
const kind: CookieKind<unknown> = { name: "tiny", about: "visitor", schema: z.unknown(), maxAge: 60 };
const number: CookieKind<number> = { name: "number", about: "visitor", schema: z.number(), maxAge: 60 };

/** The value of a Set-Cookie line. */
const valueOf = (line: string | null) => /=([^;]*)/u.exec(line ?? "")?.[1] ?? "";

test("a cookie without a secret is a programming error", () => {
  expect(() => openCodec(kind, { secure: false, sessionSecrets: [] })).toThrow(
    "Cookies need at least one session secret.",
  );
  expect(() => createEncryption([], "tiny")).toThrow("A sealed cookie needs a secret.");
});

test.each([true, false])("a value expires in the second its time has passed (sealed: %s)", async (sealed) => {
  const codec = openCodec({ ...kind, sealed }, config);
  const raw = valueOf(await codec.encode("value", now));
  expect(await codec.decode(raw, new Date(now.getTime() + 59_000))).toBe("value");
  expect(await codec.decode(raw, new Date(now.getTime() + 60_000))).toBeUndefined();
});

test("a cookie that client-side JavaScript may read is not signed", async () => {
  const codec = openCodec({ ...kind, readable: true }, config);
  const raw = decodeURIComponent(valueOf(await codec.encode("value", now)));
  expect(JSON.parse(Buffer.from(raw, "base64").toString())).toEqual({
    v: "value",
    e: now.getTime() + 60_000,
  });
});

test("of a repeated name the first four values are tried", async () => {
  const raw = `number=${valueOf(await openCodec(number, config).encode(7, now))}`;
  const read = (others: number) =>
    openCookies([...Array.from({ length: others }, () => "number=foreign"), raw].join("; "), {
      config,
      now,
    }).read(number);
  expect(await read(3)).toBe(7);
  expect(await read(4)).toBeNull();
});

test("writing the current value succeeds and sends nothing", async () => {
  const raw = `number=${valueOf(await openCodec(number, config).encode(7, now))}`;
  const cookies = openCookies(raw, { config, now });
  expect(await cookies.write(number, 7)).toBe(true);
  const headers = new Headers();
  cookies.writeTo(headers);
  expect(headers.getSetCookie()).toEqual([]);
});
