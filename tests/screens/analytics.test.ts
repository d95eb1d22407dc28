import { consentVersion } from "#app/domain/consent.ts";
import { expect, test } from "vitest";
import { openTestApp } from "../support/open-app.ts";
import { jarWith } from "../server/support/fake-context.ts";
import { consent } from "#server/cookies/preferences.ts";
import { add, badge, desk, order, person, pickUp } from "./shopping.ts";

const tag = { origins: ["https://tag.example", "https://hits.example"], id: "GTM-ABC123" } as const;
const plain = await openTestApp();
const measured = await openTestApp({
  upstreamFetch: plain.passOn,
  config: { tag: { ...tag, origins: [...tag.origins] } },
});

async function visitorWho(analytical: boolean) {
  const visitor = measured.visitor();
  const value = { analytical, marketing: false, advertisement: false, version: consentVersion } as const;
  for (const [name, text] of (await jarWith(consent, value)).values) visitor.cookies.set(name, text);
  return visitor;
}

test("before consent only the policy of a page names the tag", async () => {
  for (const visitor of [measured.visitor(), await visitorWho(false)]) {
    const page = await visitor.visit("/eshop");
    expect(page.body).not.toContain("tag.example");
    expect(page.body).not.toContain(tag.id);
    const policy = page.headers.get("Content-Security-Policy") ?? "";
    for (const part of ["script-src", "connect-src", "img-src"]) {
      expect(policy).toMatch(new RegExp(`${part} [^;]*https://tag\\.example https://hits\\.example`, "u"));
    }
  }
  const nowhere = (await plain.visitor().visit("/eshop")).headers.get("Content-Security-Policy");
  expect(nowhere).not.toContain("https:");
});

test("after consent a page passes the tag to its client-side code", async () => {
  const page = await (await visitorWho(true)).visit("/eshop");
  expect(page.body).toContain(tag.id);
  expect(page.body).not.toMatch(/<(?:script|link|img)[^>]*tag\.example/u);
  expect((await measured.visitor().visit("/eshop")).body).not.toContain(tag.id);
});

test("the page of an order has no tag, and its purchase waits for the next page", async () => {
  for (const [analytical, waits] of [
    [true, true],
    [false, false],
  ] as const) {
    const visitor = await visitorWho(analytical);
    await add(visitor, badge);
    const page = await order(await visitor.visit("/kosik"), { ...pickUp, ...desk }, person);
    expect(page.path).toMatch(/^\/shrnuti\//u);
    expect(page.body).not.toContain(tag.id);
    expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(page.body.includes("transaction_id")).toBe(waits);
  }
});
