import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { shopEmail } from "../../../tests/support/demo-theatre.ts";
import { overHttp, ready } from "../../../tests/connected/over-http.ts";
import { startSmtp } from "./smtp-server.ts";
import { startSite } from "../../../tests/server/app/site-process.ts";
import { openVisitor, type Page } from "../../../tests/support/visitor.ts";
import { desk, person, pickUp, submit, use } from "../../../tests/screens/shopping.ts";

export interface Ended {
  /** The number of kills, and of orders that visitors saw. */
  readonly rounds: number;
  readonly orders: number;
}

interface Run {
  /** The site's settings, with a fixed PORT. */
  readonly env: Readonly<Record<string, string>>;
  readonly kills: number;
  readonly terminations: number;
  /** Makes every unsent e-mail due, as if its pause was over; call it while the site is stopped. */
  readonly endPauses: () => Promise<void>;
  /** The e-mail address of every stored order, once for each order; call it while the site is stopped. */
  readonly ordersOf: () => Promise<string[]>;
}

/** Visitors who order at the same time, each from their own IP address. */
const buyers = 3;
/** The kill comes at some moment of the first 0.6 s after the visitors pressed the button. */
const longestDelay = 600;
const mostAttempts = 240;

/**
 * Ends the site in the middle of orders, again and again. Visitors press the button again until they see their order.
 * Then every order that a visitor saw is stored once, none is stored twice, and each has sent its e-mails, to the
 * visitor and to the theatre, under one Message-ID each.
 */
export async function endInTheMiddleOfOrders(run: Run): Promise<Ended> {
  const smtp = await startSmtp();
  const env = { ...run.env, SMTP_URL: smtp.url, TRUST_PROXY: "1", LOG_LEVEL: "warn" };
  const random = seeded(1);
  let site = await startSite(env);
  let addresses = 0;
  let rounds = 0;
  const texts: string[] = [];

  /** The cart page of a new visitor, ready to be ordered. */
  async function prepare(): Promise<{ email: string; cart: Page }> {
    addresses += 1;
    const number = addresses;
    const ip = `10.1.${number >> 8}.${number & 255}`;
    const visitor = openVisitor((request) => {
      request.headers.set("X-Forwarded-For", ip);
      return overHttp(request);
    }, site.url);
    const added = await visitor.post("/kosik", { intent: "add", product: "202", quantity: "1" });
    const cart = await (await added.follow()).press(use, { ...pickUp, ...desk });
    return { email: `kupec.${number}@example.cz`, cart };
  }

  /** Presses the button until the order's page appears, however often the site is killed meanwhile. */
  async function order({ email, cart }: { email: string; cart: Page }): Promise<void> {
    let why: unknown;
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      try {
        const shown = await cart.press(submit, { ...person, email });
        if (/^\/shrnuti\/\d+\/[\w-]+$/u.test(shown.path) && shown.status === 200)
          return void texts.push(email);
        why = `${shown.status} ${shown.path}`;
      } catch (error) {
        why = error;
      }
      await pause(250);
    }
    throw new Error(`${email} never saw the order`, { cause: why });
  }

  try {
    for (; rounds < run.kills + run.terminations; rounds += 1) {
      await ready(site.url);
      const prepared = await Promise.all(Array.from({ length: buyers }, prepare));
      const ordering = Promise.all(prepared.map(order));
      await pause(Math.floor(random() * longestDelay));
      const signal = rounds < run.kills ? "SIGKILL" : "SIGTERM";
      const { code } = await site.end(signal);
      expect(code, site.errors()).toBe(signal === "SIGTERM" ? 0 : null);
      site = await startSite(env);
      await ordering;
    }
    await site.end();
    await run.endPauses();
    site = await startSite(env);
    const confirmed = () => new Set(smtp.messages.map(({ to }) => to));
    await expect
      .poll(() => texts.filter((email) => !confirmed().has(email)), { timeout: 60_000 })
      .toEqual([]);
    const idsOf = (address: string) =>
      new Set(smtp.messages.filter(({ to }) => to === address).map(({ id }) => id)).size;
    // The theatre gets a notice of each order, too.
    await expect.poll(() => idsOf(shopEmail), { timeout: 60_000 }).toBe(texts.length);
    await site.end();

    const stored = await run.ordersOf();
    expect(stored.toSorted()).toEqual(texts.toSorted());
    expect(texts.filter((email) => idsOf(email) !== 1)).toEqual([]);
    return { rounds, orders: texts.length };
  } finally {
    await site.end("SIGKILL");
    await smtp.stop();
  }
}

/** Numbers from 0 to 1, the same in every run (Park and Miller's generator). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
