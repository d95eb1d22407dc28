import { expect, test } from "vitest";
import { fakeUpstream, json } from "./fake-upstream.ts";
import { reportNoise, expectNoise } from "./noise.ts";
import { openVisitor } from "./visitor.ts";

const form = `<!doctype html><title>Zboží · Divadlo</title><main>
  <h1>Hrnek&nbsp;Přestávka</h1>
  <form method="post" action="/kosik" id="add">
    <input type="hidden" name="intent" value="add">
    <label for="q">Počet kusů</label> <input id="q" name="quantity" value="1" inputmode="numeric" aria-invalid="true" aria-describedby="q-error">
    <p id="q-error">Pole musí být vyplněno.</p>
    <label><input type="checkbox" name="gift"> Dárek</label>
    <label>Barva <select name="colour"><option value="r">červená<option value="b" selected>bílá</select></label>
    <input name="off" value="x" disabled>
    <button name="how" value="slow">Jinak</button>
    <button>Do košíku</button>
  </form>
  <textarea name="note" form="add">vzkaz</textarea>
  <p role="status">Hrnek jsme přidali do&nbsp;košíku.</p></main>`;

function site(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = [];
  const visitor = openVisitor(async (request) => {
    requests.push(request.clone());
    return answer(request);
  });
  return { visitor, requests };
}

test("a form sends what a browser without JavaScript sends, and follows the redirect", async () => {
  const { visitor, requests } = site((request) =>
    request.method === "POST"
      ? new Response(null, { status: 303, headers: { Location: "/kosik?ok" } })
      : new Response(form),
  );
  const page = await visitor.visit("/105/domov/hrnek");
  const after = await page.press("Do košíku", { quantity: "3", gift: true });
  const post = requests[1];
  expect(post?.method).toBe("POST");
  expect(await post?.text()).toBe("intent=add&quantity=3&gift=on&colour=b&note=vzkaz");
  expect(post?.headers.get("Origin")).toBe("http://localhost:3000");
  expect(post?.headers.get("Sec-Fetch-Mode")).toBe("navigate");
  expect(after.path).toBe("/kosik?ok");
});

test("the pressed button is sent too, and a missing field is a mistake of the test", async () => {
  const { visitor, requests } = site(() => new Response(form));
  const page = await visitor.visit("/");
  await page.press(/^Jinak$/u);
  expect(await requests[1]?.text()).toContain("how=slow");
  await expect(page.press("Do košíku", { size: "XL" })).rejects.toThrow("no field size");
});

test("a page is read by roles and names", async () => {
  const page = await site(() => new Response(form)).visitor.get("/");
  expect(page.title).toBe("Zboží · Divadlo");
  expect(page.all("heading")).toEqual(["Hrnek Přestávka"]);
  expect(page.all("button")).toEqual(["Jinak", "Do košíku"]);
  expect(page.has("textbox", "Počet kusů")).toBe(true);
  expect(() => page.the("link")).toThrow("No link");
  expect(page).toShowNotice("přidali do košíku");
  expect(page).toMarkField("quantity", "Pole musí být vyplněno.");
  expect(page).not.toMarkField("gift", /./u);
});

test("cookies are stored, changed and deleted", async () => {
  const lines = ["cart=a; Path=/; HttpOnly", "cart=b; Max-Age=1209600", "cart=; Max-Age=0"];
  const { visitor, requests } = site(
    () => new Response(form, { status: 200, headers: { "Set-Cookie": lines.shift() ?? "x=1" } }),
  );
  const first = await visitor.get("/");
  expect(first).toSetCookie("cart", "HttpOnly");
  const second = await visitor.get("/");
  expect(second).toSetCookie("cart", "Max-Age=1209600");
  await visitor.get("/");
  expect(requests.map((request) => request.headers.get("Cookie"))).toEqual([null, "cart=a", "cart=b"]);
  expect(visitor.cookies.size).toBe(0);
});

test("a redirect is distinguished from a page", async () => {
  const { visitor } = site(() => new Response(null, { status: 303, headers: { Location: "/kosik" } }));
  const page = await visitor.post("/kosik", { intent: "add" });
  expect(page).toRedirectTo("/kosik");
  expect(page).not.toRedirectTo("/", 302);
});

test("a fake upstream answers the given calls and complains about others", async () => {
  const upstream = fakeUpstream({ "GET /api/cart/anonymous/cs/*": () => json({ id: "c" }) });
  const known = await upstream.fetch(new Request("http://upstream/api/cart/anonymous/cs/abc?x=1"));
  expect(await known.json()).toEqual({ id: "c" });
  expectNoise(/not taught GET \/api\/me/u);
  expect((await upstream.fetch(new Request("http://upstream/api/me"))).status).toBe(501);
  expect(upstream.calls.map(({ path }) => path)).toEqual(["/api/cart/anonymous/cs/abc?x=1", "/api/me"]);
});

test("expected noise does not fail a test", () => {
  expectNoise(/^planned/u);
  expect(() => reportNoise("planned outage")).not.toThrow();
});

test("the stack of expected noise is not read", () => {
  const error = Object.defineProperty(new Error("planned"), "stack", {
    get() {
      throw new RangeError("Maximum call stack size exceeded");
    },
  });
  expectNoise(/planned/u);
  expect(() => reportNoise("log: failed Error: planned", error)).not.toThrow();
});
