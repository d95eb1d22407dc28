import { describe, expect, test } from "vitest";
import { cookieCheckPath, paths } from "#app/domain/paths.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { add, mug } from "./shopping.ts";
import { divak, signIn } from "./signing-in.ts";
import { demo } from "../support/demo.ts";

const app = await openTestApp();
const refusing = () => app.visitor({ refusesCookies: true });
const plain = ({ text }: Page) => text.replaceAll("\u00a0", " ");
const product = demo.products.mug.path;
const check = `${cookieCheckPath}?pro=kosik&zpet=${encodeURIComponent(product)}`;
const noCart = "Váš prohlížeč odmítl cookies, a tak si košík nepamatujeme.";
const noSignIn = "Váš prohlížeč odmítl cookies, a tak přihlášení nevydrží.";
const byScript = { Accept: "*/*", "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty" };

describe("a browser that refuses cookies", () => {
  test("gets an explanation instead of an empty cart", async () => {
    const page = await (await refusing().visit(product)).press(/^Do.košíku$/u, { quantity: "2" });
    expect(page.status).toBe(200);
    expect(page.path).toMatch(/^\/overeni-cookies\?/u);
    expect(plain(page)).toContain(noCart);
    expect(page.text).not.toContain("přidali do");
    expect(attribute(page.the("link", "Zkusit znovu"), "href")).toBe(product);
    expect(page.headers.get("Cache-Control")).toContain("no-store");
    expect(page.body).toContain('content="noindex');
    expect(page.body).not.toContain('rel="canonical"');
  });

  test("gets the explanation of a script too", async () => {
    const visitor = refusing();
    const answer = await visitor.postByScript("/kosik/zmena", {
      intent: "add",
      ...mug,
      quantity: "1",
      back: product,
    });
    expect(answer.status).toBe(202);
    expect(answer.body).toContain(JSON.stringify(check).slice(1, -1));
    const shown = await visitor.get(check.replace("?", ".data?"), byScript);
    expect(shown.status).toBe(200);
    expect(shown.headers.get("Location")).toBeNull();
    expect(shown.body).toContain('"cart"');
  });

  test("gets the explanation after a voucher", async () => {
    const answer = await refusing().post("/kosik", { intent: "voucher-add", code: "VANTROKY10" });
    expect(plain(await answer.follow())).toContain(noCart);
  });

  test.each([undefined, "/ucet"])(
    "gets the explanation instead of a page that is signed out: %s",
    async (redirect) => {
      const page = await signIn(refusing(), divak, redirect);
      expect(page.status).toBe(200);
      expect(plain(page)).toContain(noSignIn);
      expect(page.text).not.toContain("Jste přihlášeni");
      expect(attribute(page.the("link", "Zkusit znovu"), "href")).toBe(paths.login(redirect ?? "/"));
    },
  );
});

describe("a browser that takes cookies", () => {
  test("goes from its first add straight back", async () => {
    const visitor = app.visitor();
    await visitor.visit(product);
    const answer = await visitor.post("/kosik", { intent: "add", ...mug, quantity: "1", back: product });
    expect(answer).toRedirectTo(product);
    expect(await answer.follow()).toShowNotice("jsme přidali do košíku.");
  });

  // A prefetched page sets no cookie.
  test.each([
    ["an add", "/kosik", { intent: "add", ...mug, quantity: "1", back: product }, "jsme přidali do košíku."],
    ["a sign-in", paths.login(product), { ...divak }, "Jste přihlášeni."],
  ])("ends %s as ever, even if it had none yet", async (_what, action, fields, notice) => {
    const visitor = app.visitor();
    const answer = await visitor.post(action, fields, { Cookie: "" });
    expect(answer).toRedirectTo(/^\/overeni-cookies\?/u);
    const checked = await answer.follow();
    expect(checked).toRedirectTo(product);
    expect(await checked.follow()).toShowNotice(notice);
  });

  test("is led on by a script", async () => {
    const visitor = app.visitor();
    await add(visitor, mug);
    const led = await visitor.get(check.replace("?", ".data?"), byScript);
    expect(led.status).toBe(202);
    expect(led.body).toContain(product);
  });
});

test.each([
  ["a shared link", { "Sec-Fetch-Site": "none" }],
  ["a link of another site", { "Sec-Fetch-Site": "cross-site" }],
])("%s to the check says nothing false", async (_what, headers) => {
  expect(await app.visitor().get(check, headers)).toRedirectTo("/");
});

test("the bare check, and one that leads away, end at the home page", async () => {
  expect(await app.visitor().get(cookieCheckPath)).toRedirectTo("/");
  const visitor = app.visitor();
  await visitor.visit("/eshop");
  expect(await visitor.get("/overeni-cookies?pro=kosik&zpet=https%3A%2F%2Fevil.example")).toRedirectTo("/");
  const crawler = await app.visitor().request(check);
  expect(crawler.status).toBe(303);
  expect(crawler.headers.get("Location")).toBe("/");
});
