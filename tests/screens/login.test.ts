import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { signInTexts } from "#app/messages/sign-in-texts.ts";
import { validation } from "#app/messages/errors-texts.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, elements } from "../support/page-queries.ts";
import { slowTime } from "../support/slow-time.ts";
import { divak, novy, postSignIn, signIn, signInButton } from "./signing-in.ts";

const app = await openTestApp();
/** Cookies that an answer sets besides the language, which every answer sets. */
function personalCookies({ headers }: { readonly headers: Headers }): string[] {
  return headers.getSetCookie().filter((line) => !line.startsWith("locale="));
}
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("the page links to a new account and to a forgotten password", async () => {
  const login = await app.visitor().visit(paths.login());
  expect(login.status).toBe(200);
  expect(login.all("heading")[0]).toBe("Přihlášení");
  expect(attribute(login.the("button", "Zapomenuté heslo?"), "formaction")).toBe("/obnova-hesla");
  expect(attribute(login.the("link", "Založit si účet"), "href")).toBe("/registrace");
  expect(plain(login.text)).toContain("Nakoupit můžete i bez účtu.");
  expect(login.headers.get("Cache-Control")).toContain("no-store");
  expect(login.body).toContain('content="noindex');
});

test("a new visitor signs in by an e-mail and a password of this site", async () => {
  const from = app.calls.length;
  const login = await app.visitor().visit(paths.login());
  expect(app.calls.slice(from).filter(({ path }) => path === "/api/me")).toEqual([]);
  expect(login.has("link", "Váš účet")).toBe(false);
  expect(login.has("button", "Odhlásit se")).toBe(false);
  const button = login.the("button", signInButton);
  expect(attribute(button, "aria-busy")).toBeNull();
  expect(attribute(button, "disabled")).toBeNull();
  const fields = elements(login.the("main"), "input").filter(
    (element) => attribute(element, "type") !== "hidden",
  );
  // The checkbox that shows the password is not submitted.
  expect(fields.map((field) => attribute(field, "name"))).toEqual(["email", "password", null]);
});

test("a customer signs in without JavaScript, and the header says so", async () => {
  const visitor = app.visitor();
  const before = await visitor.visit("/");
  expect(before.has("link", signInButton)).toBe(true);
  const home = await signIn(visitor);
  expect(home.path).toBe("/");
  expect(home).toShowNotice("Jste přihlášeni.");
  expect(home.has("link", "Váš účet")).toBe(true);
  expect(home.has("link", signInButton)).toBe(false);
  expect(home.has("button", "Odhlásit se")).toBe(true);
});

test("the token is in one HttpOnly cookie with path /, unreadable for scripts", async () => {
  const answer = await postSignIn(app.visitor(), divak);
  expect(answer).toRedirectTo("/");
  expect(answer).toSetCookie("auth.session", "HttpOnly", "Path=/", "SameSite=Lax", "Max-Age=1209600");
});

test("a script signs in too, and opens the next page as a document", async () => {
  const visitor = app.visitor();
  const answer = await visitor.postByScript(paths.login(), divak);
  expect(answer.status).toBe(202);
  expect(answer.body).toContain("redirect");
  const native = await postSignIn(app.visitor(), divak);
  expect(native.headers.get("X-Remix-Reload-Document"), "read by the router only").toBe("true");
  expect((await visitor.visit("/")).has("link", "Váš účet")).toBe(true);
});

test.each<[string, Record<string, string>, string, string]>([
  ["nothing", { email: "", password: "" }, "email", validation.required],
  ["no password", { email: divak.email, password: "" }, "password", validation.required],
  ["no e-mail address", { email: "divak", password: "x" }, "email", validation.email],
])("%s: the field shows the error, and the password is not sent back", async (_, typed, field, message) => {
  const from = app.calls.length;
  const page = await app.visitor().post(paths.login(), typed);
  expect(page.status).toBe(422);
  expect(page).toMarkField(field, message);
  expect(page.text).toContain("Formulář se nepodařilo odeslat.");
  expect(app.calls.slice(from).some(({ path }) => path === "/api/auth/login")).toBe(false);
});

test("the typed e-mail stays, the password does not", async () => {
  const page = await app.visitor().post(paths.login(), { email: divak.email, password: "neni-to-ono" });
  expect(attribute(page.the("textbox", /E-mail/u), "value")).toBe(divak.email);
  expect(page.body).not.toContain("neni-to-ono");
});

test("a wrong password and an unknown address get the same answer", async () => {
  const visitor = app.visitor();
  const wrong = await postSignIn(visitor, { email: novy.email, password: "spatne" });
  const unknown = await postSignIn(visitor, {
    email: "nikdo@divadlonavantrokach.example",
    password: "spatne",
  });
  for (const page of [wrong, unknown]) {
    expect(page.status).toBe(422);
    expect(page.has("alert")).toBe(true);
    expect(plain(page.text)).toContain("E-mail nebo heslo nesouhlasí.");
    expect(personalCookies(page)).toEqual([]);
  }
  const bare = (body: string, email: string) =>
    body.replaceAll(email, "").replaceAll(/[\da-f]{8}-[\da-f-]{27}/gu, "");
  expect(bare(wrong.body, novy.email)).toBe(bare(unknown.body, "nikdo@divadlonavantrokach.example"));
});

test("a wrong password and an unknown address take the same time", async () => {
  const took: number[] = [];
  for (const [email, takes] of [
    [divak.email, 250],
    ["nikdo@divadlonavantrokach.example", 50],
  ] as const) {
    const time = slowTime();
    const slow = await openTestApp({ upstreamFetch: app.passOn, timer: time });
    slow.intercept("POST /api/auth/login", (request) => {
      time.pass(takes);
      return app.passOn(request);
    });
    const answer = await postSignIn(slow.visitor(), { email, password: "spatne" });
    expect(answer.status).toBe(422);
    took.push(time.now());
  }
  expect(took).toEqual([800, 800]);
});

test("too many tries are a 429 with the time to wait, and the upstream is not called", async () => {
  const visitor = app.visitor({ ip: "198.51.100.7" });
  const typed = { email: "cil@divadlonavantrokach.example", password: "x" };
  for (let time = 0; time < 5; time += 1) expect((await postSignIn(visitor, typed)).status).toBe(422);
  const from = app.calls.length;
  const sixth = await postSignIn(visitor, typed);
  expect(sixth.status).toBe(429);
  expect(sixth.headers.get("Retry-After")).toBe("900");
  expect(plain(sixth.text)).toContain("Příliš mnoho pokusů. Zkuste to prosím znovu za 15 minut.");
  expect(app.calls.slice(from).some(({ path }) => path === "/api/auth/login")).toBe(false);
  // An attacker cannot evade the limit by choosing an e-mail address.
  const spoofed = await postSignIn(visitor, typed, { "X-Forwarded-For": "203.0.113.5" });
  expect(spoofed.status).toBe(429);
  // Other visitors are not locked out.
  expect((await postSignIn(app.visitor({ ip: "198.51.100.8" }), typed)).status).toBe(422);
});

test("one address has twenty tries a minute, whatever accounts it names", async () => {
  const visitor = app.visitor({ ip: "198.51.100.9" });
  const statuses: number[] = [];
  for (let account = 0; account < 50; account += 1) {
    const typed = { email: `kdo${account}@divadlonavantrokach.example`, password: "x" };
    statuses.push((await postSignIn(visitor, typed)).status);
  }
  expect(statuses.filter((status) => status === 422)).toHaveLength(20);
  expect(statuses.slice(20).every((status) => status === 429)).toBe(true);
});

test.each([500, 503])("the upstream answering %i does not count as a wrong password", async (status) => {
  app.intercept("POST /api/auth/login", () => json({}, status));
  const page = await postSignIn(app.visitor(), divak);
  expect(page.status).toBe(503);
  expect(plain(page.text)).toContain(plain(signInTexts.failed));
  app.intercept("POST /api/auth/login", undefined);
});

test("a token too long for a browser is refused with a sentence", async () => {
  app.intercept("POST /api/auth/login", () => json({ token: "t".repeat(3_000) }));
  app.intercept("GET /api/me", () => json({ data: { id: 1, email: divak.email } }));
  const page = await postSignIn(app.visitor(), divak);
  expect(page.status).toBe(503);
  expect(plain(page.text)).toContain(plain(signInTexts.tokenTooLong));
  expect(personalCookies(page)).toEqual([]);
  app.intercept("POST /api/auth/login", undefined);
  app.intercept("GET /api/me", undefined);
});

test("the return URL comes from the query, else from the cookie, else it is home", async () => {
  const byQuery = app.visitor();
  expect((await signIn(byQuery, divak, "/program?scena=komora")).path).toBe("/program?scena=komora");

  const bare = await app.visitor().post(paths.login("/program"), divak);
  expect(bare).toRedirectTo("/program");

  const byCookie = app.visitor();
  const wanted = await byCookie.get("/ucet?page=2");
  expect(wanted).toRedirectTo(paths.login("/ucet?page=2"));
  expect(wanted).toSetCookie("return", "Max-Age=600");
  const answer = await postSignIn(byCookie, divak);
  expect(answer).toRedirectTo("/ucet?page=2");
  expect(byCookie.cookies.has("return")).toBe(false);

  const queryWins = app.visitor();
  await queryWins.get("/ucet");
  const login = await queryWins.visit(paths.login("/kosik"));
  expect(plain(login.text)).toContain("Pro pokračování se prosím přihlaste.");
  expect((await login.press(signInButton, divak)).path).toBe("/kosik");
  expect(queryWins.cookies.has("return")).toBe(false);
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "/%2f%2fevil.example",
  "\t/evil",
])("a return URL on another site is refused: %j", async (redirect) => {
  const visitor = app.visitor();
  const login = await visitor.visit(`/login?redirect=${encodeURIComponent(redirect)}`);
  expect(login.body).toContain('<input type="hidden" name="redirect" value="/"/>');
  expect(await visitor.post(paths.login(), { ...novy, redirect })).toRedirectTo("/");
});

test("a signed-in customer is redirected home from the form", async () => {
  const visitor = app.visitor();
  await signIn(visitor);
  expect(await visitor.get(paths.login())).toRedirectTo("/");
  expect(await postSignIn(visitor, novy)).toRedirectTo("/");
});

test("a form of another site does not sign in", async () => {
  const answer = await postSignIn(app.visitor(), divak, {
    Origin: "https://evil.example",
    "Sec-Fetch-Site": "cross-site",
  });
  expect(answer.status).toBe(403);
  expect(personalCookies(answer)).toEqual([]);
});
