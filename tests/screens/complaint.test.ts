import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { complaintPath } from "#app/domain/shop/complaint.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { attribute, byId, elements, textOf } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { atCart, badge, order, person, pickUp, transfer } from "./shopping.ts";

vi.setConfig({ testTimeout: 60_000 });

const demo = await openTestApp();
/** The same demo theatre behind its own app, whose limits are empty. */
const fresh = () => openTestApp({ upstreamFetch: demo.passOn });
const call = "POST /api/complaints";
const again = "Fotografie prosím přiložte znovu, prohlížeč je po chybě neuchová.";

const typed = {
  order: "E26-00001",
  item: "Hořká čokoláda",
  defect: "Rozlámaná.\nI obal.",
  remedy: "replacement",
  name: "Jana Nováková",
  email: "jana@example.cz",
  phone: "777 123 456",
};

type File = Uint8Array<ArrayBuffer>;
let picture: File;
beforeAll(async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const drawn = sharp({ create: { width: 2_400, height: 1_200, channels: 3, background: "#888", noise } });
  const exif = { IFD0: { Copyright: "TAJNE-MISTO" } };
  picture = new Uint8Array(await drawn.withExif(exif).jpeg({ quality: 70 }).toBuffer());
});

function formWith(files: readonly File[], changes: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changes })) form.append(name, value);
  for (const file of files) form.append("photographs", new Blob([file]), "foto.jpg");
  return form;
}

async function send(form: FormData, app: TestApp = demo): Promise<Page> {
  return app.visitor({ ip: `198.51.100.${(address += 1)}` }).post(complaintPath(), form);
}
let address = 0;

/** What the upstream was sent, without a complaint being made. */
async function sent(form: FormData) {
  const app = await fresh();
  const bodies: { photographs: string[] }[] = [];
  app.intercept(call, async (request) => {
    bodies.push((await request.json()) as { photographs: string[] });
    return json(
      { data: { reference: "R26-00077", received_at: "2026-11-21T10:00:00Z", decide_by: "2026-12-21" } },
      201,
    );
  });
  const page = await send(form, app);
  return { page, bodies };
}

function errorAt(page: Page, field: string): string | null {
  const error = byId(page.html, `reklamace-${field}-error`);
  return error ? textOf(error) : null;
}

test("the page asks in a form with files that needs no JavaScript, and search engines find it", async () => {
  const page = await demo.visitor().visit(complaintPath());
  expect([page.status, page.all("heading")[0]]).toEqual([200, "Reklamovat zboží"]);
  const [form] = elements(page.the("main"), "form");
  expect(form && ["method", "action", "enctype"].map((name) => attribute(form, name))).toEqual([
    "post",
    "/reklamovat",
    "multipart/form-data",
  ]);
  const file = byId(page.html, "reklamace-photographs");
  expect(file && attribute(file, "type")).toBe("file");
  expect((await demo.visitor().get("/sitemap-stranky.xml")).body).toContain("/reklamovat</loc>");
});

test("a complaint is answered with its number, the day and until when it is settled, and all that was said", async () => {
  const page = await send(formWith([picture]));
  expect([page.status, page.path]).toEqual([200, "/reklamovat"]);
  expect(page.has("heading", "Reklamaci jsme přijali")).toBe(true);
  expect(page.text).toMatch(/Číslo reklamace ?R\d\d-\d{5}/u);
  expect(page.text).toMatch(/Vyřídíme nejpozději ?\d{1,2}\. \d{1,2}\. 20\d\d/u);
  for (const said of ["E26-00001", "Hořká čokoláda", "Rozlámaná.", "Vyměnit za nové", "jana@example.cz"])
    expect(page.text).toContain(said);
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  const letters = (await demo.demoBackend?.outbox()) ?? [];
  expect(letters.filter(({ subject }) => /Reklamaci R\S+ jsme přijali/u.test(subject))).toHaveLength(1);
});

describe("photographs", () => {
  test("are encoded anew: a JPEG of at most 1 600 pixels, without metadata", async () => {
    const { bodies } = await sent(formWith([picture, picture]));
    const [first, ...others] = (bodies[0]?.photographs ?? []).map((text) => Buffer.from(text, "base64"));
    expect(others).toHaveLength(1);
    const about = await sharp(first).metadata();
    expect([about.format, about.width, about.height, about.exif]).toEqual(["jpeg", 1_600, 800, undefined]);
    expect(first?.byteLength).toBeLessThan(1_000_000);
    expect(first?.includes("TAJNE-MISTO")).toBe(false);
  });

  test("are not needed", async () => {
    const { page, bodies } = await sent(formWith([]));
    expect([page.status, bodies[0]?.photographs]).toEqual([200, []]);
    // A field without a chosen file.
    const empty = await sent(formWith([new Uint8Array(0)]));
    expect([empty.page.status, empty.bodies[0]?.photographs]).toEqual([200, []]);
  });

  const svg = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>");
  const text = new TextEncoder().encode("#!/bin/sh");
  const cutOff = () => picture.slice(0, 3_000);
  const bomb = async () =>
    new Uint8Array(
      await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: "#fff" } })
        .png({ compressionLevel: 9 })
        .toBuffer(),
    );

  test.each<[string, () => Promise<readonly File[]> | readonly File[], RegExp]>([
    ["a drawing", () => [svg], /^1\. soubor není fotografie/u],
    ["a program", () => [text], /^1\. soubor není fotografie/u],
    ["half of a photograph", () => [cutOff()], /^1\. soubor není fotografie/u],
    ["a picture of 144 million pixels", async () => [await bomb()], /^1\. soubor není fotografie/u],
    ["a good one and a bad one", () => [picture, text], /^2\. soubor není fotografie/u],
    ["six of them", () => Array.from({ length: 6 }, () => picture), /nejvýše 5/u],
    ["a file of 30 MB", () => [new Uint8Array(30 * 1024 * 1024)], /větší než 6 MB/u],
    [
      "six files of 6 MB",
      () => Array.from({ length: 6 }, () => new Uint8Array(6 * 1024 * 1024)),
      /nejvýše 5|moc velké/u,
    ],
    ["a file of 60 MB", () => [new Uint8Array(60 * 1024 * 1024)], /6 MB|moc velké/u],
  ])("%s: a sentence beside the field, and the other fields are kept", async (_title, files, sentence) => {
    const { page, bodies } = await sent(formWith(await files()));
    expect([page.status, bodies]).toEqual([422, []]);
    expect(errorAt(page, "photographs")?.replaceAll("\u00a0", " ")).toMatch(sentence);
    const item = byId(page.html, "reklamace-item");
    expect(item && attribute(item, "value")).toBe(typed.item);
    const defect = byId(page.html, "reklamace-defect");
    expect(defect && textOf(defect)).toContain("Rozlámaná.");
  });

  test("have to be attached again where another field is wrong, which is said", async () => {
    const { page, bodies } = await sent(formWith([picture], { defect: " " }));
    expect([page.status, bodies]).toEqual([422, []]);
    expect(errorAt(page, "defect")).toContain("Pole musí být vyplněno.");
    expect(errorAt(page, "photographs")?.replaceAll("\u00a0", " ")).toContain(again);
  });
});

test.each(["order", "item", "defect", "remedy", "name", "email"])(
  "without %s nothing is sent",
  async (field) => {
    const { page, bodies } = await sent(formWith([], { [field]: "" }));
    expect([page.status, bodies]).toEqual([422, []]);
    expect(errorAt(page, field)).toContain("Pole musí být vyplněno.");
  },
);

test.each<[string, () => Response | Promise<Response>, number, RegExp]>([
  ["is away", () => json({}, 500), 503, /Nevíme, zda reklamace dorazila|nic jsme neuložili/u],
  ["refuses a field", () => json({ errors: { item: ["Tohle ne."] } }, 422), 422, /Tohle ne\./u],
  ["limits the rate", () => json({}, 429), 503, /nic jsme neuložili/u],
])(
  "a back office that %s is told above the form, which is kept",
  async (_title, answer, status, sentence) => {
    const app = await fresh();
    app.intercept(call, answer);
    const page = await send(formWith([]), app);
    expect([page.status, page.text.replaceAll("\u00a0", " ").match(sentence)?.length]).toEqual([status, 1]);
    const item = byId(page.html, "reklamace-item");
    expect(item && attribute(item, "value")).toBe(typed.item);
  },
);

test("a complaint that is sent twice is one", async () => {
  const form = () => formWith([picture], { item: "Dvakrát" });
  const reference = (page: Page) => /R\d\d-\d{5}/u.exec(page.text)?.[0];
  const first = await send(form());
  expect(reference(await send(form()))).toBe(reference(first));
});

test("an order's page leads to a form that is filled in; a wrong secret discloses nothing", async () => {
  const [visitor, cart] = await atCart(demo, badge);
  const placed = await order(cart, { ...pickUp, ...transfer }, person);
  const link = attribute(placed.the("link", "Reklamovat zboží"), "href") ?? "";
  expect(link).toMatch(/^\/reklamovat\/\d+\/[\w-]+$/u);
  const page = await visitor.visit(link);
  const code = /E\d\d-\d{5}/u.exec(placed.text)?.[0];
  const field = byId(page.html, "reklamace-order");
  expect(field && attribute(field, "value")).toBe(code);
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  const wrong = await visitor.get(link.replace(/[^/]+$/u, "a".repeat(22)));
  expect(wrong.status).toBe(404);
  expect(wrong.body).not.toContain(code);
});
