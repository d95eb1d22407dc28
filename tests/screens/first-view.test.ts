import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "#app/components/picture.tsx";
import { addresses } from "../connected/every-route.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, elements, parsePage, type Element } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { address, atCart, badge, courier, order, person, shirt, submit, transfer } from "./shopping.ts";
import { divak, signIn } from "./signing-in.ts";
import { demo } from "../support/demo.ts";

const app = await openTestApp();

function isPage(at: string): boolean {
  return !/\.(?:data|ics|xml|txt|png|svg|pdf)\b/u.test(at);
}

/** The files that a document loads before its first paint, and the rules for its pictures. */
function faultsOf(page: Page): string[] {
  const sheets = elements(page.html, "style");
  const loaded = elements(
    page.html,
    "link",
    (link) => attribute(link, "rel") === "stylesheet" && attribute(link, "disabled") === null,
  );
  const preloads = links(page.html, "preload");
  const pictures = elements(page.html, "img");
  const urgent = pictures.filter((picture) => attribute(picture, "fetchpriority") === "high");
  const ahead = /^<([^>]+)>; rel=preload; as=image/u.exec(page.headers.get("Link") ?? "")?.[1];
  const faults = [
    sheets.length > 2 || (page.status === 200 && sheets.length < 1) ? `${sheets.length} style sheets` : "",
    loaded.length > 0 ? `${loaded.length} style sheets that the first paint waits for` : "",
    preloads.length > 2 ? `${preloads.length} preloads` : "",
    urgent.length > 1 ? `${urgent.length} urgent pictures` : "",
    ahead === (urgent[0] ? attribute(urgent[0], "src") : undefined) ? "" : `${ahead} requested ahead`,
    ...pictures.map(faultOfPicture),
  ];
  return faults.filter(Boolean).map((fault) => `${page.path}: ${fault}`);
}

function links(html: Element, rel: string): string[] {
  return elements(html, "link", (link) => attribute(link, "rel") === rel).map(
    (link) => attribute(link, "href") ?? "",
  );
}

function faultOfPicture(picture: Element): string {
  const [src, srcset, width, height, loading, priority] = [
    "src", "srcset", "width", "height", "loading", "fetchpriority",
  ].map((name) => attribute(picture, name) ?? ""); // oxfmt-ignore
  if (!Number(width) || !Number(height)) return `${src} without its size`;
  if (src?.endsWith(".svg") && srcset) return `${src} in several widths`;
  if (/\.svg\?w=/u.test(`${src} ${srcset}`)) return `${src} drawn for a width`;
  if (priority === "high" && loading !== "eager") return `${src} urgent but ${loading}`;
  // The logo is on the first screen of every page; the browser decides when it loads the other pictures.
  const isEarly = loading !== "lazy" && priority !== "high";
  return isEarly && src !== "/logo.svg" ? `${src} loaded early` : "";
}

test.each(["guest", "customer"] as const)(
  "every page of a %s has two style sheets at most",
  async (who) => {
    const visitor = app.visitor();
    if (who === "customer") await signIn(visitor, divak);
    const shelves = ["/6/domov", demo.products.shirt.path, "/hledani?q=kytice", "/hledani?q=a"];
    const faults: string[] = [];
    let read = 0;
    for (const at of [
      ...Object.values(addresses).flat().filter(isPage),
      ...shelves,
      "/aktuality/rur-ma-za-sebou-premieru",
    ]) {
      const page = await visitor.get(at);
      if (page.status >= 300 && page.status < 400) continue;
      if (!page.headers.get("Content-Type")?.startsWith("text/html")) continue;
      faults.push(...faultsOf(page));
      read += 1;
    }
    expect(read).toBeGreaterThan(60);
    expect(faults).toEqual([]);
  },
  120_000,
);

test("a cart, an order and its summary have two style sheets at most", async () => {
  const [, cart] = await atCart(app, shirt, badge);
  const failed = await cart.press(submit, {});
  const summary = await order(cart, { ...courier, ...transfer }, { ...person, ...address });
  expect([cart, failed, summary].flatMap(faultsOf)).toEqual([]);
});

test("the first picture of a page is urgent", async () => {
  for (const [at, first] of [
    ["/", /^\/images\/banner\//u],
    ["/repertoar", /^\/images\/poster\//u],
    ["/repertoar/revizor", /^\/images\/scene\//u],
    ["/lide", /^\/images\/person\//u],
    ["/eshop", /^\/images\/product\//u],
    ["/6/domov", /^\/images\/product\//u],
    [demo.products.shirt.path, /^\/images\/product\/big\//u],
    ["/aktuality", /^\/images\/article\//u],
  ] as const) {
    const { html } = await app.visitor().get(at);
    const [urgent] = elements(html, "img", (picture) => attribute(picture, "fetchpriority") === "high");
    expect(urgent && attribute(urgent, "src"), at).toEqual(expect.stringMatching(first));
  }
});

test("a photograph is offered in the widths of its place, a drawing as one file", () => {
  const place = { folder: "scene", alt: "", widest: 480, sizes: "50vw" } as const;
  const [photograph, drawing] = ["a.jpg", "a.SVG"].map(
    (file) => elements(parsePage(renderToStaticMarkup(createElement(Picture, { ...place, file }))), "img")[0],
  );
  expect(photograph && attribute(photograph, "srcset")).toMatch(/^\S+w=160 160w, .*\?w=960 960w$/u);
  expect(photograph && attribute(photograph, "src")).toBe("/images/scene/big/a.jpg?w=480");
  expect(photograph && attribute(photograph, "sizes")).toBe("50vw");
  expect(drawing && attribute(drawing, "srcset")).toBeNull();
  expect(drawing && attribute(drawing, "src")).toBe("/images/scene/big/a.SVG");
});

test("the demo theatre's drawings are sent as they are", async () => {
  const { html } = await app.visitor().get("/repertoar/revizor");
  const pictures = elements(html, "img").map((picture) => attribute(picture, "src") ?? "");
  expect(pictures.length).toBeGreaterThan(10);
  for (const picture of new Set(pictures.filter((src) => src.startsWith("/images/")))) {
    const { headers } = await app.visitor().get(picture);
    expect(headers.get("Content-Type"), picture).toBe("image/svg+xml");
  }
});

test("the first sheet of a page declares the order of the cascade layers", async () => {
  const { body } = await app.visitor().get("/program");
  const [, first] = /<style[^>]*>([^<]*)/u.exec(body) ?? [];
  expect(first).toMatch(/^@layer reset, ?tokens, ?base, ?ui, ?components, ?shell, ?screens;/u);
});
