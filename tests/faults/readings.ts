import { expect, onTestFinished, vi } from "vitest";
import { cartTexts, cartFailures } from "#app/messages/cart-texts.ts";
import { blockFailed, errorPage, notFoundPage } from "#app/messages/errors-texts.ts";
import { signInTexts } from "#app/messages/sign-in-texts.ts";
import { customer } from "../screens/account-pages.ts";
import { sameBrowser } from "../screens/answered-forms.ts";
import { atCart, badge, card, mug, order, person, pickUp } from "../screens/shopping.ts";
import type { TestApp } from "../support/open-app.ts";
import type { Page, Visitor } from "../support/visitor.ts";
import type { Fault } from "./faults.ts";
import { deadlines, margin, openStage, plain, runCells, within, type Stage } from "./stage.ts";
import { demo } from "../support/demo.ts";

interface Answer {
  readonly status: number;
  readonly says?: string;
}

/** A kind of request that changes nothing: its answers, by the site's knowledge (`Fault.read`). */
interface Reading {
  readonly who?: "guest" | "buyer" | "customer";
  readonly path: string;
  /** Text that only the whole answer contains; none for a picture and a document. */
  readonly whole?: string;
  readonly failed: Answer;
  readonly missing?: Answer;
  readonly "signed-out"?: Answer;
  readonly empty?: Answer;
  readonly foreign?: Answer;
  /** Shared content: the site shows the last good answer while the upstream fails. */
  readonly isKept?: true;
  /** Bytes: the site cannot detect whether they are complete. */
  readonly isFile?: true;
  /** Milliseconds for which it waits for its calls. */
  readonly waits?: number;
}

const incomplete = { status: 200, says: blockFailed };
const unavailable = { status: 503, says: blockFailed };
const notFound = { status: 404, says: notFoundPage.title };
const noFile = { failed: { status: 503 }, missing: { status: 404 }, empty: { status: 404 } };

/** The path of the buyer's order. */
const ownOrder = "/shrnuti/*";

export const readings: Readonly<Record<string, Reading>> = {
  "the home page": {
    path: "/",
    whole: "Broučci",
    failed: incomplete,
    empty: { status: 200, says: "Program se připravuje." },
    isKept: true,
  },
  "the programme": {
    path: "/program",
    whole: "Broučci",
    failed: unavailable,
    empty: { status: 200, says: "Program se připravuje." },
    isKept: true,
  },
  "a production": {
    path: "/repertoar/rur",
    whole: "Karel Čapek",
    failed: unavailable,
    missing: notFound,
    isKept: true,
  },
  "a product": {
    path: demo.products.mug.path,
    whole: "349,00 Kč",
    failed: unavailable,
    missing: notFound,
    isKept: true,
  },
  "a category": {
    path: "/7/pro-deti",
    whole: "Broučci na stůl",
    failed: unavailable,
    empty: notFound,
    isKept: true,
  },
  "a search": { path: "/hledani?q=hrnek", whole: "349 Kč", failed: incomplete },
  "the cart": {
    who: "guest",
    path: "/kosik",
    whole: "Celkem 349,00 Kč",
    failed: { status: 200, says: cartTexts.unreachableTitle },
  },
  "the data of the cart": {
    who: "guest",
    path: "/kosik.data",
    whole: "Hrnek Přestávka",
    failed: { status: 200, says: cartFailures.load },
  },
  "the summary of an order": {
    who: "buyer",
    path: ownOrder,
    whole: "Děkujeme, objednávku",
    failed: unavailable,
    missing: notFound,
  },
  "the orders of a customer": {
    who: "customer",
    path: "/ucet",
    whole: "E26-00003",
    failed: { status: 503, says: errorPage.text },
    "signed-out": { status: 200, says: signInTexts.expired },
    // The object identifies the customer, but contains no orders.
    foreign: incomplete,
    // The session and the page.
    waits: 2 * deadlines.upstreamReadMs,
  },
  "a picture": {
    path: "/images/product/big/101-tricko-vantroky.svg",
    ...noFile,
    isKept: true,
    isFile: true,
    waits: 5_000,
  },
  "a document": {
    path: "/soubory/vyrocni-zprava-2025.pdf",
    ...noFile,
    isKept: true,
    isFile: true,
    waits: 8_000,
  },
};

/** A document may have 25 MB; the rest is on its way. */
const mostBytes = 40 * 1024 * 1024;
/** A circuit is open for three seconds, and the site does not repeat a timed-out call for five. */
const patience = { timeout: 15_000, interval: 700 };

interface Readers {
  readonly stage: Stage;
  readonly browsers: Readonly<Record<"guest" | "buyer" | "customer", Visitor>>;
  readonly bought: string;
}

/** Visitors with a cart, an order and an account. Reads change nothing, so all faults of a file share them. */
export async function openReaders(): Promise<Readers> {
  const stage = await openStage();
  const [guest] = await atCart(stage.before, mug);
  const [buyer, cart] = await atCart(stage.before, badge);
  const gateway = await order(cart, { ...pickUp, ...card }, { ...person });
  const { path: bought } = await gateway.press("Vzdát to");
  return { stage, bought, browsers: { guest, buyer, customer: await customer(stage.before) } };
}

/** Sends each reading to a site that has read nothing yet, to one that has, and to the first one after the fault. */
export async function expectReadings(
  { stage: { proxy, openSite }, browsers, bought }: Readers,
  fault: Fault,
  kinds: readonly string[] = Object.keys(readings),
): Promise<void> {
  const { does, read, bytes, isSlow } = fault;
  onTestFinished(() => proxy.turn(null));
  const warm = await openSite(fault);
  const cells = await Promise.all(
    kinds.map(async (name) => {
      const kind = readings[name];
      if (!kind) throw new Error(`No kind of request is called ${name}`);
      const visit = (site: TestApp): Promise<Page> => {
        const browser = sameBrowser(kind.who ? browsers[kind.who] : null, site);
        return browser.visit(kind.path === ownOrder ? bought : kind.path);
      };
      return { name, kind, visit, site: await openSite(fault) };
    }),
  );
  const kept = cells.filter(({ kind }) => kind.isKept && !kind.isFile);
  for (const { name, kind, visit } of kept) {
    await vi.waitFor(async () => expectWhole(await visit(warm), kind, name), patience);
  }

  await proxy.turn(does);
  await runCells(cells, isSlow, async ({ name, kind, visit, site }) => {
    const most = (isSlow ? (kind.waits ?? deadlines.upstreamReadMs) : 0) + margin;
    const page = await within(most, name, () => visit(site));
    const known = (kind.isFile && bytes) || read;
    if (known === "fine") expectWhole(page, kind, name);
    else if (known !== "any") expectAnswer(page, kind[known] ?? kind.failed, name);
  });
  expect(proxy.longest(), "bytes that the site read of one answer").toBeLessThan(mostBytes);

  // Twenty minutes later the warm site's content is too old: the site has to read it again before it shows it.
  const now = Date.now.bind(Date);
  const clock = vi.spyOn(Date, "now").mockImplementation(() => now() + 20 * 60_000);
  await runCells(kept, isSlow, async ({ name, kind, visit }) => {
    const most = (isSlow ? 2 * deadlines.upstreamReadMs : 0) + margin;
    const page = await within(most, `${name}, kept`, () => visit(warm));
    if (read !== "empty") expectWhole(page, kind, `${name}, kept`);
  }).finally(() => clock.mockRestore());

  await proxy.turn(null);
  await runCells(cells, true, async ({ name, kind, visit, site }) => {
    // The site remembers an empty or missing answer, or another file, for a while.
    const isRemembered = kind.isFile ? bytes || read === "missing" : kind.empty && read === "empty";
    if (read === "fine" || isRemembered) return;
    await vi.waitFor(async () => expectWhole(await visit(site), kind, `${name}, afterwards`), patience);
  });
}

function expectWhole(page: Page, { whole = "" }: Reading, where: string): void {
  expect(page.status, where).toBe(200);
  expect(plain(page.text + page.body), where).toEqual(expect.stringContaining(whole));
}

function expectAnswer(page: Page, { status, says = "" }: Answer, where: string): void {
  const text = plain(page.text + page.body);
  expect(page.status, where).toEqual(status);
  expect(text, where).toEqual(expect.stringContaining(plain(says)));
}
