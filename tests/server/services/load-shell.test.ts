import { describe, expect, test } from "vitest";
import { currency } from "#server/cookies/preferences.ts";
import { notice } from "#server/cookies/page-state.ts";
import { loadShell } from "#server/services/load-shell.ts";
import { json, type Answerer } from "../../support/fake-upstream.ts";
import { fakeServices, guestJar, Jar, jarWith } from "../support/fake-context.ts";
import { wireCart, wireLine } from "../support/wire.ts";

const down = () => json({}, 500);
const czk = { id: 1, code: "CZK", is_default: true, rate: 1, decimals: 2, symbol_after: "Kč" };
const eur = { id: 2, code: "EUR", is_default: false, rate: 25, decimals: 2, symbol_after: "€" };
const content: Record<string, Answerer> = {
  "GET /api/settings/cs": () => json([{ name: "theatre", value: { name: "Divadlo Na Vantrokách" } }]),
  "GET /api/lists/currencies": () => json({ data: [czk, eur] }),
  "GET /api/programme/cs": () => json({ data: [] }),
  "GET /api/poster/all/cs": () => json({ data: {} }),
  "GET /api/partners/cs": () => json({ data: [] }),
};
const allDown = {
  "GET /api/settings/cs": down,
  "GET /api/lists/currencies": down,
  "GET /api/programme/cs": down,
  "GET /api/poster/all/cs": down,
  "GET /api/partners/cs": down,
};

test("the shell is complete without the upstream", async () => {
  const shell = await loadShell(await fakeServices(allDown).context());
  expect(shell).toMatchObject({
    theatre: { name: "Divadlo" },
    bottomMenu: [],
    currency: { code: "CZK", symbolAfter: "Kč" },
    cart: { count: 0 },
    notice: null,
    now: "2026-11-21T10:00:00.000Z",
  });
  expect(shell.specialHours).toEqual([]);
  const christmas = new Date("2024-12-24T12:00:00Z");
  const then = await loadShell({ ...(await fakeServices(allDown).context()), now: christmas });
  expect(then.specialHours[0]).toMatchObject({ from: "2024-12-19T19:00:00+01:00" });
  expect(shell.topMenu.map(({ link }) => link)).toContain("/eshop");
  // A Saturday: the box office opens only with a performance, and the site could not read the programme.
  expect(shell.boxOffice).toMatchObject({ heading: "Otevírací doba pokladny", live: null });
});

test("the shell uses the settings", async () => {
  const shell = await loadShell(await fakeServices(content).context());
  expect(shell.theatre.name).toBe("Divadlo Na Vantrokách");
  expect(shell.boxOffice.live?.text.replaceAll("\u00a0", " ")).toBe("Zavřeno – otevíráme v pondělí v 15:00");
});

test("the shell uses the last good settings while the upstream is down", async () => {
  const fake = fakeServices(content);
  await loadShell(await fake.context());
  fake.upstream.answer("GET /api/settings/cs", down);
  expect((await loadShell(await fake.context())).theatre.name).toBe("Divadlo Na Vantrokách");
});

test("the cart counts lines, not pieces, and carries the data of the dropdown", async () => {
  const lines = [wireLine(5), wireLine(2, null, 106)];
  const fake = fakeServices({ ...content, "GET /api/cart/anonymous/cs/temp-1": () => json(wireCart(lines)) });
  const { cart } = await loadShell(await fake.context(await guestJar()));
  expect(cart.count).toBe(2);
  expect(cart.preview?.lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([
    [105, 5],
    [106, 2],
  ]);
  expect(Object.keys(cart.preview?.lines[0]?.product ?? {}).sort()).toEqual([
    "brand",
    "category",
    "id",
    "mainImage",
    "name",
    "slug",
  ]);
});

test("the currency is the default one until another is chosen", async () => {
  const fake = fakeServices(content);
  expect((await loadShell(await fake.context())).currency.code).toBe("CZK");
  expect((await loadShell(await fake.context(await jarWith(currency, { id: 2 })))).currency.code).toBe("EUR");
  expect((await loadShell(await fake.context(await jarWith(currency, { id: 9 })))).currency.code).toBe("CZK");
});

describe("notice", () => {
  const result = { id: "1", kind: "success", text: "Hrnek jsme přidali do košíku." } as const;

  test("is shown once", async () => {
    const fake = fakeServices(content);
    const jar = await jarWith(notice, result);
    const context = await fake.context(jar);
    expect((await loadShell(context)).notice).toEqual(result);
    jar.take(context);
    expect((await loadShell(await fake.context(jar))).notice).toBeNull();
  });

  test("waits for a real page view during a prefetch", async () => {
    const context = await fakeServices(content).context(await jarWith(notice, result), {
      headers: { "Sec-Purpose": "prefetch;prerender" },
    });
    expect((await loadShell(context)).notice).toBeNull();
    expect(new Jar().take(context)).toEqual([]);
  });

  test("of an unreachable cart is shown once an outage, not on every page", async () => {
    const fake = fakeServices({ ...content, "GET /api/cart/anonymous/cs/temp-1": down });
    const jar = await guestJar();
    async function page() {
      const context = await fake.context(jar);
      const shell = await loadShell(context);
      jar.take(context);
      return shell;
    }
    const first = await page();
    expect(first.cart.count).toBeNull();
    expect(first.notice).toMatchObject({ kind: "danger" });
    expect((await page()).notice).toBeNull();
    expect((await page()).notice).toBeNull();
    fake.upstream.answer("GET /api/cart/anonymous/cs/temp-1", () => json(wireCart()));
    expect((await page()).notice).toBeNull();
    fake.upstream.answer("GET /api/cart/anonymous/cs/temp-1", down);
    expect((await page()).notice).toMatchObject({ kind: "danger" });
  });
});

test("the default currency is the flagged one, whatever its position", async () => {
  const lists = [
    [eur, czk],
    [czk, eur],
    [
      { ...czk, is_default: false },
      { ...eur, is_default: true },
    ],
  ];
  const codes: string[] = [];
  for (const list of lists) {
    const fake = fakeServices({ ...content, "GET /api/lists/currencies": () => json({ data: list }) });
    codes.push((await loadShell(await fake.context())).currency.code);
  }
  expect(codes).toEqual(["CZK", "CZK", "EUR"]);
});
