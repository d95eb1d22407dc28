import { expect, test } from "vitest";
import { noPermission } from "#app/messages/errors-texts.ts";
import { authSession, returnTo } from "#server/cookies/session.ts";
import { openMinimalApp } from "../app/minimal-app.tsx";
import { Jar, jarWith, secret, sessionOf } from "../support/fake-context.ts";

type Who = "guest" | "customer" | "unknown" | "stale";

const me = { data: { id: 7, email: "jana@example.cz", first_name: "Jana", last_name: "Nová", scope: {} } };
/** Answers of `/api/me`, which the site does not call for a guest. */
const result: Readonly<Record<Who, () => Response>> = {
  guest: () => Response.json({}, { status: 500 }),
  customer: () => Response.json(me),
  unknown: () => Response.json({}, { status: 503 }),
  stale: () => Response.json({ error: "unauthenticated" }, { status: 401 }),
};

async function open(who: Who, scope: unknown = {}) {
  const answer = who === "customer" ? () => Response.json({ data: { ...me.data, scope } }) : result[who];
  const app = openMinimalApp({ SESSION_SECRETS: secret }, async () => answer());
  const jar = who === "guest" ? new Jar() : await jarWith(authSession, sessionOf("token-1"));
  async function ask(path: string, method = "GET", headers: Record<string, string> = {}) {
    const request = new Request(`http://localhost:3000${path}`, {
      ...(method === "POST" && { method, body: new URLSearchParams({ a: "1" }) }),
      headers: {
        Host: "localhost:3000",
        Accept: "text/html",
        Cookie: jar.header(),
        "Sec-Fetch-Mode": "navigate",
        "Sec-Fetch-Site": "same-origin",
        ...(method === "POST" && { Origin: "http://localhost:3000" }),
        ...headers,
      },
    });
    const response = await app.handle(request);
    const to = response.headers.get("Location");
    return {
      status: response.status,
      to,
      cookies: response.headers.getSetCookie(),
      text: await response.text(),
    };
  }
  return { ...app, ask, jar };
}

const login = (path: string) => `/login?redirect=${encodeURIComponent(path)}`;

test.each<[Who, string, number, string | null]>([
  ["guest", "/kosik", 200, null],
  ["customer", "/kosik", 200, null],
  ["unknown", "/kosik", 200, null],
  ["stale", "/kosik", 200, null],
  ["guest", "/registrace", 200, null],
  ["customer", "/registrace", 303, "/"],
  ["unknown", "/registrace", 200, null],
  ["stale", "/registrace", 200, null],
  ["guest", "/ucet", 303, login("/ucet")],
  ["customer", "/ucet", 200, null],
  ["unknown", "/ucet", 503, null],
  ["stale", "/ucet", 303, login("/ucet")],
  ["guest", "/bez-znacky", 303, login("/bez-znacky")],
  ["customer", "/bez-znacky", 200, null],
  ["guest", "/vip", 500, null],
  ["customer", "/vip", 500, null],
  ["customer", "/sprava", 403, null],
])("%s at %s: %i %s", async (who, path, status, to) => {
  const { ask, ran } = await open(who);
  const looked = await ask(path);
  expect({ status: looked.status, to: looked.to }).toEqual({ status, to });
  if (status !== 200) expect(ran).toEqual([]);
  // The session stays, whatever `/api/me` answered (§8).
  expect(looked.cookies.filter((line) => line.startsWith("auth.session="))).toEqual([]);
  if (path === "/kosik" || path === "/sprava") return;
  const sent = await ask(path, "POST");
  // The browser posts a form on to the sign-in page (tests/screens/unsent-forms.test.ts).
  const isPostedOn = to?.startsWith("/login");
  expect({ status: sent.status, to: sent.to }).toEqual(
    isPostedOn ? { status: 307, to: `${to}&neulozeno=` } : { status, to },
  );
  if (status !== 200) expect(ran).toEqual([]);
});

test("a customer with the scope passes, by a list and by a map", async () => {
  expect((await (await open("customer", ["orders"])).ask("/sprava")).status).toBe(200);
  expect((await (await open("customer", { orders: true })).ask("/sprava")).status).toBe(200);
  expect((await (await open("customer", { orders: false })).ask("/sprava")).status).toBe(403);
});

test("a customer without it gets a page that says so, and a link home", async () => {
  const { text } = await (await open("customer", ["addresses"])).ask("/sprava");
  const words = text.replaceAll("\u00a0", " ");
  expect(words).toContain("Něco se nepovedlo (chyba 403)");
  expect(words).toContain(noPermission.text.replaceAll("\u00a0", " "));
  expect(text).toMatch(/<a [^>]*href="\/"/u);
});

test("an unknown access value is a programming error and is logged", async () => {
  const { ask, lines } = await open("guest");
  await ask("/vip");
  expect(lines.find(({ event }) => event === "guard.unknown")).toMatchObject({ access: "vip" });
});

test("data are guarded like the page", async () => {
  const { ask, ran } = await open("guest");
  const answer = await ask("/ucet.data", "GET", { "Sec-Fetch-Mode": "cors", Accept: "*/*" });
  expect(answer.text).toContain("/login?redirect=%2Fucet");
  expect(answer.text).not.toContain(".data");
  expect(ran).toEqual([]);
});

test("the requested address is stored for ten minutes, with its query", async () => {
  const { ask, jar } = await open("guest");
  const answer = await ask("/ucet?page=2&q=maryša");
  const wanted = `/ucet?page=2&q=${encodeURIComponent("maryša")}`;
  expect(answer.to).toBe(login(wanted));
  const line = answer.cookies.find((cooky) => cooky.startsWith("return="));
  expect(line).toContain("Max-Age=600");
  expect(line).toContain("HttpOnly");
  expect(returnTo.maxAge).toBe(600);
  expect(jar.values.size).toBe(0);
});

test("a prefetch is redirected to the sign-in too, and leaves no cookie", async () => {
  const { ask } = await open("guest");
  const answer = await ask("/ucet", "GET", { "Sec-Purpose": "prefetch" });
  expect(answer.to).toBe(login("/ucet"));
  expect(answer.cookies).toEqual([]);
});
