import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import { accountTexts, addressTexts } from "#app/messages/account-texts.ts";
import { cartFailures, voucherFailed, voucherUncertain } from "#app/messages/cart-texts.ts";
import { errorPage } from "#app/messages/errors-texts.ts";
import { newsletter, newsletterForm } from "#app/messages/shell-texts.ts";
import { orderFailures } from "#app/messages/order-texts.ts";
import { reportTexts, ratingForm } from "#app/messages/ratings-texts.ts";
import { seatsTexts } from "#app/messages/seats-texts.ts";
import { registration, signInTexts } from "#app/messages/sign-in-texts.ts";
import {
  expectKept,
  expectTrue,
  openForm,
  pressAt,
  sameBrowser,
  messagesOf,
  withOwnAddress,
} from "../screens/answered-forms.ts";
import { postingForms, type PostingForm } from "../catalogue/forms.ts";
import { divak } from "../screens/signing-in.ts";
import type { TestApp } from "../support/open-app.ts";
import type { Page, Visitor } from "../support/visitor.ts";
import type { Fault } from "./faults.ts";
import { deadlines, margin, openStage, plain, runCells, within } from "./stage.ts";

/** The text of a form after a failed call, by the site's knowledge (`Fault.change`). */
interface Post {
  readonly "not-done": string;
  /** Without it the same. */
  readonly refused?: string;
  readonly unknown: string;
  /** After a 401, if it is not a refusal of the call alone. */
  readonly "signed-out"?: { readonly status: number; readonly says: string };
  /** An answer without data is enough. */
  readonly isAcknowledged?: true;
  /** The site looks for the outcome, and finds it. */
  readonly isFound?: true;
  /** The text after the second time, if the upstream performed the first one. */
  readonly again?: string;
  readonly typed?: PostingForm["typed"];
  readonly waits?: number;
}

/** Over the sign-in page, which finds the customer still signed in. */
const toAccount = { status: 200, says: accountTexts.title };

/** Rows of `postingForms`. */
export const posts: Readonly<Record<string, Post>> = {
  "the sign-in": {
    "not-done": signInTexts.failed,
    unknown: signInTexts.failed,
    "signed-out": { status: 422, says: signInTexts.refused },
    typed: divak,
  },
  "the registration": {
    "not-done": registration.failed,
    unknown: registration.uncertain,
    isAcknowledged: true,
  },
  "the newsletter": {
    "not-done": `${newsletter.failed} ${newsletterForm.again}`,
    unknown: newsletterForm.uncertain,
    isAcknowledged: true,
    again: newsletter.alreadySaved,
  },
  "„Do košíku“": { "not-done": cartFailures.add, unknown: cartFailures.uncertain },
  "the tickets of an evening": { "not-done": cartFailures.add, unknown: cartFailures.uncertain },
  "seats on the plan": { "not-done": seatsTexts.failed, unknown: cartFailures.uncertain },
  "a line of the cart": { "not-done": cartFailures.update, unknown: cartFailures.uncertain },
  "a voucher": {
    "not-done": voucherFailed,
    unknown: voucherUncertain,
    isAcknowledged: true,
    again: "Tento poukaz už v košíku máte.",
  },
  "an order": {
    "not-done": orderFailures.notNow,
    unknown: orderFailures.uncertain,
    isFound: true,
    waits: 10_000 + deadlines.upstreamReadMs,
  },
  "a report of a rating": {
    "not-done": reportTexts.failed,
    unknown: reportTexts.uncertain,
    isAcknowledged: true,
  },
  "a rating": { "not-done": ratingForm.failed, unknown: ratingForm.uncertain, isAcknowledged: true },
  "the profile": {
    "not-done": accountTexts.failed,
    unknown: accountTexts.uncertain,
    "signed-out": toAccount,
  },
  "a new address": {
    "not-done": addressTexts.failed,
    unknown: addressTexts.uncertain,
    "signed-out": toAccount,
  },
};

interface Cell {
  readonly name: string;
  readonly post: Post;
  readonly form: PostingForm;
  readonly visitor: Visitor;
  readonly page: Page;
}

/** Sends each form while everything fails, and while only its own call does; then once more, after the fault. */
export async function expectPosts(
  fault: Fault,
  names: readonly string[] = Object.keys(posts),
): Promise<void> {
  const { backend, proxy, before, openSite } = await openStage();
  onTestFinished(() => proxy.turn(null));
  const cells: Cell[] = [];
  for (const name of names) cells.push(await prepare(name, before));

  await proxy.turn(fault.does);
  const { change, isSlow } = fault;
  await runCells(cells, isSlow, async ({ name, post, form, visitor, page }) => {
    // If answers without data are enough, the form's own call tests their claim.
    if (fault.read === "empty" || (change === "empty" && post.isAcknowledged)) return;
    const most = (isSlow ? 2 * deadlines.upstreamReadMs + deadlines.upstreamSendMs : 0) + margin;
    const browser = sameBrowser(visitor, await openSite(fault));
    const own = post.typed ? form : withOwnAddress(form);
    const where = `${name}, everything fails`;
    const answered = await within(most, where, () => pressAt(browser, page, own));
    if (change === "fine") expectDone(answered, form, where);
    else if (fault.read === "signed-out") expect(answered.status, where).not.toBe(500);
    else {
      expectTrue(answered, own);
      expectKept(answered, own);
      expect(answered.status, where).toBe(503);
      expect(answered.headers.get("Retry-After"), where).toEqual(fault.wait ?? null);
    }
  });
  if (change === "fine") return;

  const unsolved: { cell: Cell; answered: Page; browser: Visitor }[] = [];
  await runCells(cells, isSlow, async (cell) => {
    const { name, post, form, visitor, page } = cell;
    const browser = sameBrowser(visitor, await openSite(fault, form.call));
    const most = (isSlow ? (post.waits ?? deadlines.upstreamSendMs) : 0) + margin;
    const answered = await within(most, name, () => pressAt(browser, page, form));
    const outcome = outcomeOf(fault, post);
    if (outcome === "fine") return expectDone(answered, form, name);
    const signedOut = fault.read === "signed-out" && post["signed-out"];
    if (signedOut) {
      const { status, says } = signedOut;
      return expect([answered.status, answered.text], name).toEqual([
        status,
        expect.stringContaining(plain(says)),
      ]);
    }
    const text = plain(messagesOf(answered));
    expect(answered.status, name).toBe(503);
    expect(text, name).toEqual(expect.stringContaining(plain(post[outcome] ?? post["not-done"])));
    expect(answered.headers.get("Retry-After"), name).toBe(fault.wait ?? null);
    expectTrue(answered, form);
    expectKept(answered, form);
    unsolved.push({ cell, answered, browser });
  });

  await proxy.turn(null);
  await runCells(
    unsolved,
    fault.wait !== undefined,
    async ({ cell: { name, post, form }, browser, answered }) => {
      const isThere = answered.all("button").some((called) => matches(form.button, called));
      // The first one is the page's own form; the footer has another for the newsletter.
      const again = isThere
        ? { ...form, nth: form.nth ?? 0 }
        : { ...form, button: plain(errorPage.sendAgain) };
      let page = await pressAt(browser, answered, again);
      // The site does not call an upstream before the time that it named, and a busy machine may be too slow for a
      // short deadline.
      for (let left = 5; page.status === 503 && left > 0; left -= 1) {
        await pause(500);
        page = await pressAt(browser, answered, again);
      }
      const isDone = fault.isPerformed && post.again && messagesOf(page).includes(post.again);
      if (!isDone) expectDone(page, form, `${name}, afterwards`);
    },
  );

  const order = cells.find(({ name }) => name === "an order");
  if (!order) return;
  const emails = (await backend.outbox()).filter(({ to }) => to === order.form.typed?.["email"]);
  expect(
    emails.map(({ subject }) => subject),
    "one order, whatever was lost",
  ).toHaveLength(1);
}

async function prepare(name: string, site: TestApp): Promise<Cell> {
  const form = postingForms[name];
  const post = posts[name];
  if (!form || !post) throw new Error(`No form is called ${name}`);
  const [visitor, path] = await openForm(site, form);
  const own = post.typed ? { ...form, typed: post.typed } : withOwnAddress(form);
  return { name, post, form: own, visitor, page: await visitor.visit(path) };
}

function outcomeOf({ change, isPerformed }: Fault, { isAcknowledged, isFound }: Post) {
  const known = change === "empty" ? (isAcknowledged ? "fine" : "unknown") : change;
  return known === "unknown" && isPerformed && isFound ? "fine" : known;
}

function expectDone(page: Page, { claim }: PostingForm, where: string): void {
  expect(`${page.status} ${messagesOf(page)} ${page.text}`, where).toMatch(claim);
  expect(page.status, where).toBe(200);
}

function matches(name: string | RegExp, called: string): boolean {
  return typeof name === "string" ? called.includes(name) : name.test(called);
}
