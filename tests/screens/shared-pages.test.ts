import fc from "fast-check";
import { expect, test } from "vitest";
import { openTestApp } from "../support/open-app.ts";
import { seededAt } from "#server/standalone/tests/seeded-database.ts";
import { attribute, byRole, nameOf } from "../support/page-queries.ts";
import { json } from "../support/fake-upstream.ts";
import type { Page, Visitor } from "../support/visitor.ts";
import { add, badge, mug, shirt } from "./shopping.ts";
import { divak, novy, signIn, signOut } from "./signing-in.ts";

// Public pages of visitors with a cart or a session, which all visitors of the same shape share.

let at = seededAt.getTime();
const app = await openTestApp({ config: { pageSeconds: 10 }, clock: () => new Date((at += 5)) });

/** Drops the cached pages of earlier tests. */
function later(): void {
  at += 61_000;
}

/** The upstream's own calls for one visitor while `work` runs. */
async function personalCalls(work: () => Promise<unknown>): Promise<string[]> {
  const before = app.calls.length;
  await work();
  return app.calls
    .slice(before)
    .map(({ method, path }) => `${method} ${path.split("?")[0]}`)
    .filter((call) => /\/api\/(?:cart|me)\b/u.test(call));
}

/** A visitor whose cart a page has read, without a waiting notice. */
async function buyer(...things: (typeof mug)[]): Promise<Visitor> {
  const visitor = app.visitor();
  for (const thing of things) await add(visitor, thing);
  await visitor.visit("/kosik");
  return visitor;
}

/** The name of the header's link to the cart. */
function badgeOf(page: Page): string | undefined {
  const links = byRole(page.html, page.html, "link", /^Košík,/u);
  return links.map((link) => attribute(link, "aria-label")?.replaceAll("\u00a0", " "))[0];
}

test("a visitor with a cart gets public pages without a call for the cart", async () => {
  later();
  const visitor = await buyer(mug, shirt);
  const calls = await personalCalls(async () => {
    for (const path of ["/eshop", "/", "/kontakty", "/neni-tu"]) {
      const page = await visitor.get(path);
      expect(badgeOf(page)).toBe("Košík, 2 položky");
      expect(page.headers.get("Cache-Control")).toMatch(/no-store/u);
      expect(page.headers.has("ETag")).toBe(false);
    }
  });
  expect(calls).toEqual([]);
  expect(await personalCalls(() => visitor.get("/kosik"))).not.toEqual([]);
  expect(await personalCalls(() => visitor.get("/eshop.data"))).not.toEqual([]);
});

test("visitors of the same shape share a page without their carts and names", async () => {
  later();
  const [one, two, three] = [await buyer(mug), await buyer(shirt), await buyer(mug, shirt)];
  const [first, second, third] = await Promise.all(
    [one, two, three].map((visitor) => visitor.get("/kontakty")),
  );
  expect(second?.body).toBe(first?.body);
  expect(third?.body).not.toBe(first?.body);
  const customer = app.visitor();
  await signIn(customer);
  await add(customer, mug);
  await customer.visit("/kosik");
  const own = await customer.get("/kontakty");
  expect(own.has("link", "Váš účet")).toBe(true);
  for (const { body } of [first, third, own].flatMap((page) => page ?? [])) {
    expect(body).not.toMatch(/Hrnek|Tričko|divak@|preview/u);
  }
});

test("the page of an emptied cart is the page without a cart", async () => {
  later();
  const visitor = await buyer(mug);
  await visitor.post("/kosik", { intent: "remove", ...mug });
  await visitor.visit("/kosik");
  const own = await visitor.get("/kontakty");
  const others = await app.visitor().get("/kontakty");
  expect(own.body).toBe(others.body);
  expect(own.headers.get("ETag")).toBe(others.headers.get("ETag"));
});

test("every public page keeps a guest's cart for 14 days more", async () => {
  later();
  const visitor = await buyer(mug);
  const cartLine = ({ headers }: Page) => headers.getSetCookie().filter((line) => line.startsWith("cart="));
  for (let days = 0; days < 28; days += 13) {
    for (const path of ["/eshop", "/kontakty", "/kontakty", "/neni-tu"]) {
      expect(cartLine(await visitor.get(path))).toEqual([expect.stringContaining("Max-Age=1209600")]);
    }
    at += 13 * 24 * 3_600_000;
  }
  expect(badgeOf(await visitor.get("/eshop"))).toBe("Košík, 1 položka");
  await visitor.visit("/kosik");
  visitor.cookies.delete("locale");
  const ahead = await visitor.get("/kontakty", { Purpose: "prefetch" });
  expect(badgeOf(ahead)).toBe("Košík, 1 položka");
  expect(ahead.headers.getSetCookie()).toEqual([]);
});

test("a session in use is kept by public pages alone", async () => {
  later();
  const visitor = app.visitor();
  await signIn(visitor);
  for (let days = 0; days < 20; days += 1) {
    at += 24 * 3_600_000;
    expect((await visitor.get("/kontakty")).has("link", "Váš účet")).toBe(true);
  }
});

test.each([
  [
    "another visitor's",
    (mine: Visitor, other: Visitor) => mine.cookies.set("shape", other.cookies.get("shape") ?? ""),
  ],
  ["a forged", (mine: Visitor) => mine.cookies.set("shape", "eyJsaW5lcyI6OX0=.x")],
  ["no", (mine: Visitor) => mine.cookies.delete("shape")],
])("with %s shape the cart is read, and the shape is put right", async (_, change) => {
  // oxfmt-ignore
  later();
  const [mine, other] = [await buyer(mug), await buyer(mug, shirt, badge)];
  change(mine, other);
  expect(await personalCalls(() => mine.get("/eshop"))).not.toEqual([]);
  const calls = await personalCalls(async () => {
    expect(badgeOf(await mine.get("/eshop"))).toBe("Košík, 1 položka");
  });
  expect(calls).toEqual([]);
});

test("the page shows a change whose answer was lost", async () => {
  later();
  const visitor = await buyer(mug);
  const before = new Map(visitor.cookies);
  await add(visitor, shirt);
  for (const [name, value] of before) visitor.cookies.set(name, value);
  visitor.cookies.delete("notice");
  expect(badgeOf(await visitor.get("/eshop"))).toBe("Košík, 2 položky");
});

test("the site finds another device's change when it reads the cart", async () => {
  later();
  const [one, two] = [app.visitor(), app.visitor()];
  for (const device of [one, two]) {
    await signIn(device, novy);
    await device.visit("/kosik");
  }
  await add(two, mug);
  expect(badgeOf(await one.get("/eshop"))).toBe("Košík, 0 položek");
  at += 30 * 60_000;
  expect(badgeOf(await one.get("/eshop"))).toBe("Košík, 1 položka");
  await two.post("/kosik", { intent: "remove", ...mug });
  await one.visit("/kosik");
  expect(badgeOf(await one.get("/eshop"))).toBe("Košík, 0 položek");
});

test("a copy of a session shows nobody as signed in after the sign-out", async () => {
  later();
  const visitor = app.visitor();
  await signIn(visitor);
  await visitor.visit("/kosik");
  const copy = app.visitor();
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
  // A visitor with another guest's cart has another shape.
  const mixed = app.visitor();
  for (const [name, value] of visitor.cookies) mixed.cookies.set(name, value);
  mixed.cookies.set("cart", (await buyer(mug)).cookies.get("cart") ?? "");
  await mixed.visit("/kosik");
  for (const item of [copy, mixed]) expect((await item.get("/kontakty")).has("link", "Váš účet")).toBe(true);
  await signOut(visitor);
  for (const item of [copy, mixed]) expect((await item.get("/kontakty")).has("link", "Váš účet")).toBe(false);
});

test("an unreachable cart is a notice only on pages that read it", async () => {
  later();
  const visitor = await buyer(mug);
  app.intercept("GET /api/cart/anonymous/cs/*", () => json({}, 500));
  expect(badgeOf(await visitor.get("/eshop"))).toBe("Košík, 1 položka");
  const cart = await visitor.get("/kosik");
  expect(cart.text).toContain("Košík teď nejde načíst");
  expect(badgeOf(await visitor.get("/eshop"))).toBe("Košík, obsah teď nejde načíst");
  app.intercept("GET /api/cart/anonymous/cs/*", undefined);
  expect(badgeOf(await visitor.get("/eshop"))).toBe("Košík, 1 položka");
  expect(await personalCalls(() => visitor.get("/eshop"))).toEqual([]);
});

/** A visitor's action, and the text that the next page has to show. */
interface Expected {
  readonly guest: Set<string>;
  readonly customer: Set<string>;
  isSignedIn: boolean;
  notice: "přidali" | "odebrali" | null;
  currency: "CZK" | "EUR";
  asks: boolean;
}

const places = ["/eshop", "/kontakty", "/hodnoceni"] as const;
const steps = ["look", "look", "look", "cart", "data", "add", "remove", "in", "out", "currency", "consent", "popup"] as const; // oxfmt-ignore
const things = [mug, badge, shirt] as const;
const deeds = fc.array(
  fc.record({
    who: fc.nat({ max: 1 }),
    step: fc.constantFrom(...steps),
    thing: fc.constantFrom(...things),
    place: fc.constantFrom(...places),
    wait: fc.constantFrom(0, 0, 0, 3_000, 70_000),
  }),
  { minLength: 6, maxLength: 16 },
);
type Deed = typeof deeds extends fc.Arbitrary<(infer T)[]> ? T : never;

async function act(visitor: Visitor, model: Expected, account: typeof divak, { step, thing }: Deed) {
  const lines = model.isSignedIn ? model.customer : model.guest;
  switch (step) {
    case "add":
      await add(visitor, thing);
      lines.add(thing.product);
      model.notice = "přidali";
      return;
    case "remove":
      if (!lines.delete(thing.product)) return;
      await visitor.post("/kosik", { intent: "remove", ...thing });
      model.notice = "odebrali";
      return;
    case "in":
      if (model.isSignedIn) return;
      await visitor.post("/login", { ...account });
      for (const line of model.guest) model.customer.add(line);
      model.guest.clear();
      model.isSignedIn = true;
      model.notice = null;
      visitor.cookies.delete("notice");
      return;
    case "out":
      if (!model.isSignedIn) return;
      await visitor.post("/odhlaseni", {});
      model.isSignedIn = false;
      model.notice = null;
      visitor.cookies.delete("notice");
      return;
    case "currency":
      model.currency = model.currency === "CZK" ? "EUR" : "CZK";
      await visitor.post("/mena", { currency: model.currency === "CZK" ? "1" : "2", back: "/" });
      return;
    case "consent":
      await visitor.post("/souhlas", { choice: "refuse", back: "/" });
      model.asks = false;
      return;
    case "popup":
      await visitor.post("/okno", { popup: "newsletter", back: "/" });
  }
}

/** `strangers`: the e-mails of other visitors; the visitor's own is in the order form of the cart. */
function check(page: Page, model: Expected, strangers = [divak.email, novy.email]): void {
  const lines = model.isSignedIn ? model.customer.size : model.guest.size;
  expect(page.status).toBe(200);
  const number = Number(/\d+/u.exec(badgeOf(page) ?? "")?.[0]);
  const pressed = byRole(page.html, page.html, "button", /^Zobrazovat ceny v/u).find(
    (button) => attribute(button, "aria-pressed") === "true",
  );
  // The notice of a later form, for example of the consent, replaces the one that waits.
  const text = /jsme (přidali|odebrali)/u.exec(page.text.replaceAll("\u00a0", " "))?.[1] ?? null;
  expect([null, model.notice]).toContain(text);
  expect({
    number,
    isSignedIn: page.has("link", "Váš účet"),
    currency: pressed && /EUR|CZK/u.exec(nameOf(pressed, page.html))?.[0],
    asks: page.has("button", /^Přijmout vše/u),
    names: strangers.filter((email) => page.body.includes(email)),
  }).toEqual({
    number: lines,
    isSignedIn: model.isSignedIn,
    currency: model.currency,
    asks: model.asks,
    names: [],
  });
  model.notice = null;
}

test("nobody ever sees another visitor's number, notice, name or currency", async () => {
  let accounts = 0;
  await fc.assert(
    fc.asyncProperty(deeds, async (sequence) => {
      accounts += 1;
      const visitors = [app.visitor(), app.visitor()] as const;
      const owners = accounts % 2 ? [divak, novy] : [novy, divak];
      const models = visitors.map((): Expected => ({
        guest: new Set(),
        customer: new Set(),
        isSignedIn: false,
        notice: null,
        currency: "CZK",
        asks: true,
      }));
      for (const account of owners) {
        const owner = app.visitor();
        await signIn(owner, account);
        await owner.post("/kosik", { intent: "clear" });
      }
      for (const deed of sequence) {
        at += deed.wait;
        const [visitor, model, account] = [visitors[deed.who], models[deed.who], owners[deed.who]];
        if (!visitor || !model || !account) continue;
        if (deed.step === "look") check(await visitor.get(deed.place), model);
        else if (deed.step === "cart")
          check(await visitor.get("/kosik"), model, [owners[1 - deed.who]?.email ?? ""]);
        else if (deed.step === "data") {
          await visitor.get(`${deed.place}.data`);
          model.notice = null;
        } else await act(visitor, model, account, deed);
        // The other visitor looks at the same address at the same time.
        const other = 1 - deed.who;
        const [second, expected] = [visitors[other], models[other]];
        if (second && expected) check(await second.get(deed.place), expected);
      }
    }),
    { numRuns: 10, interruptAfterTimeLimit: 25_000 },
  );
  expect(accounts).toBeGreaterThan(0);
});
