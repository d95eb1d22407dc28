import { expect, test } from "vitest";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, elements, textOf } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { address, atCart, courier, mug, order, person, transfer, use } from "./shopping.ts";

const app = await openTestApp();
const gingerbread = { product: "118", variant: "" };
const sign = { product: "130", variant: "" };
const sealed = /v zapečetěném obalu, který chrání potravinu/gu;
const made = /protože zboží upravujeme podle vašeho přání/gu;
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const mainOf = (page: Page) => plain(textOf(page.the("main")));
const times = (text: string, reason: RegExp) => [...text.matchAll(reason)].length;

const quantities = (page: Page) =>
  elements(page.html, "input", (input) => attribute(input, "name") === "quantity").map((input) =>
    attribute(input, "value"),
  );

test.each([
  ["117", sealed],
  ["118", sealed],
  ["119", /Nahrávku dodáváme v zapečetěném obalu\./u],
  ["123", /v zapečetěném obalu, který chrání mýdlo/u],
  ["124", sealed],
  ["125", sealed],
  ["130", made],
])("the page of the product %s says why one may not withdraw", async (id, reason) => {
  // Any category and slug lead to the right ones.
  const page = await app.visitor().visit(`/${id}/zbozi/zbozi`);
  expect(mainOf(page)).toMatch(new RegExp(reason.source, "u"));
  expect(mainOf(page)).toContain("§ 1837 občanského zákoníku");
});

test("each line of the cart, the order, its e-mail and the withdrawal says why", async () => {
  const [, cart] = await atCart(app, gingerbread, sign);
  // The line and the check above the button.
  expect(times(mainOf(cart), sealed)).toBe(2);
  expect(times(mainOf(cart), made)).toBe(2);
  const [line = ""] = elements(cart.the("main"), "li").map((item) => plain(textOf(item))).filter((text) => text.includes("Perník")); // oxfmt-ignore
  expect(times(line, sealed)).toBe(1);
  expect(times(line, made)).toBe(0);

  const page = await order(cart, { ...courier, ...transfer }, { ...person, ...address });
  expect(times(mainOf(page), sealed)).toBe(1);
  expect(times(mainOf(page), made)).toBe(1);
  const message = (await app.standalone?.outbox())?.findLast(({ subject }) =>
    subject.startsWith("Objednávka"),
  );
  const [ordered = ""] = plain(message?.text ?? "").split("ÚDAJE");
  expect(times(ordered, sealed)).toBe(1);
  expect(times(ordered, made)).toBe(1);

  const form = await app.visitor().visit(page.path.replace("/shrnuti/", "/odstoupeni/"));
  expect(times(mainOf(form), sealed)).toBe(1);
  expect(times(mainOf(form), made)).toBe(1);
  expect(mainOf(form)).toContain("Odstoupení přesto můžete odeslat, posoudíme ho.");
  const refused = await form.press("Pokračovat ke kontrole", { name: "" });
  expect(refused.status).toBe(422);
  expect(times(mainOf(refused), sealed)).toBe(1);
  // Nobody withdraws by mistake from an item that the law excludes.
  expect(quantities(form)).toEqual(["0", "0"]);
  const review = await form.press("Pokračovat ke kontrole", { quantity: "1" });
  expect(times(mainOf(await review.press("Zpět")), sealed)).toBe(1);
  const received = await review.press("Potvrdit odstoupení od smlouvy");
  expect(received.status).toBe(200);
  expect(received.all("heading")[0]).toBe("Odstoupení jsme přijali");
});

test("a back office without the field makes the page say nothing", async () => {
  const [visitor, cart] = await atCart(app, gingerbread);
  expect(times(mainOf(cart), sealed)).toBeGreaterThan(0);
  app.intercept("GET /api/cart/anonymous/cs/*", async (request) => {
    const body = (await (await app.passOn(request)).json()) as { items: { product: object }[] };
    const items = body.items.map((item) => ({ ...item, product: { ...item.product, withdrawal_excluded: undefined } })); // oxfmt-ignore
    return json({ ...body, items });
  });
  const silent = await visitor.visit("/kosik");
  app.intercept("GET /api/cart/anonymous/cs/*", undefined);
  expect(silent.has("button", use)).toBe(true);
  expect(mainOf(silent)).toContain("Perník");
  expect(mainOf(silent)).not.toMatch(/zapečetěném|odstoupit nelze/u);
});

test("an order offers a withdrawal only if something of it is left", async () => {
  const offered = "Odstoupit od smlouvy";
  const [, cart] = await atCart(app, gingerbread, mug);
  const mixed = await order(
    cart,
    { ...courier, ...transfer },
    { ...person, ...address, email: "oba@example.com" },
  );
  expect(elements(mixed.the("main"), "a").map(textOf)).toContain(offered);
  const form = await app.visitor().visit(mixed.path.replace("/shrnuti/", "/odstoupeni/"));
  expect(quantities(form)).toEqual(["0", "1"]);

  const [, sealedOnly] = await atCart(app, gingerbread);
  const excluded = await order(
    sealedOnly,
    { ...courier, ...transfer },
    { ...person, ...address, email: "jen-pernik@example.com" },
  );
  expect(elements(excluded.the("main"), "a").map(textOf)).not.toContain(offered);
  const messages = (await app.standalone?.outbox()) ?? [];
  const offers = ["oba@example.com", "jen-pernik@example.com"].map((email) =>
    messages.some(({ to, text }) => to === email && text.includes(`${offered}:`)),
  );
  expect(offers).toEqual([true, false]);
});
