import { consentVersion } from "#app/domain/consent.ts";
import { expect, test } from "vitest";
import { consent, type CookieConsent } from "#server/cookies/preferences.ts";
import { openCookies } from "#server/cookies/request-cookies.ts";

const now = new Date("2026-11-21T10:00:00Z");
const config = { secure: false, sessionSecrets: ["secret-one-of-at-least-32-characters"] };
const all: CookieConsent = {
  analytical: true,
  marketing: true,
  advertisement: true,
  version: consentVersion,
};

async function line(value: CookieConsent): Promise<string> {
  const cookies = openCookies(null, { config, now });
  await cookies.write(consent, value);
  const headers = new Headers();
  cookies.writeTo(headers);
  return headers.getSetCookie()[0] ?? "";
}

const read = (header: string | null, at = now) => openCookies(header, { config, now: at }).read(consent);

function cookieOf(content: unknown): string {
  return `consent=${encodeURIComponent(Buffer.from(JSON.stringify(content)).toString("base64"))}`;
}

test("consent lasts a year and is readable by client-side JavaScript", async () => {
  const attributes = (await line(all)).split("; ").slice(1);
  expect(attributes.sort()).toEqual(["Max-Age=31536000", "Path=/", "SameSite=Lax"]);
  expect(await read((await line(all)).split("; ")[0] ?? "")).toEqual(all);
});

test("without a valid cookie of the current text the visitor consents to nothing", async () => {
  const expires = now.getTime() + 1000;
  expect(await read(null)).toBeNull();
  expect(await read("consent=1")).toBeNull();
  expect(await read("consent=%7B%7D")).toBeNull();
  expect(await read(cookieOf({ v: { ...all, version: 1 }, e: expires }))).toBeNull();
  expect(await read(cookieOf({ v: { ...all, analytical: "yes" }, e: expires }))).toBeNull();
  expect(await read(cookieOf({ v: all, e: now.getTime() - 1 }))).toBeNull();
  expect(await read(cookieOf({ v: all, e: expires }))).toEqual(all);
});
