import type { Answer, Call } from "./open.ts";

/** Products of the demo that the tests use. Gross prices in CZK. */
export const mug = { id: 105, gross: 349, stock: 3 };
export const chocolate = { id: 118, gross: 85 };
export const book = { id: 112, gross: 490 };
export const shirt = { id: 101, gross: 442.5 };
export const eveningForTwo = { id: 202, gross: 1200 };

const pickUp = 1;
const boxOffice = 1;
/** PPL to an address, 129 CZK. */
export const byPpl = {
  delivery_id: 4,
  branch_id: null,
  address: { street: "Náplavní 3", city: "Doubravín", zip: "799 98", country: "CZ" },
};
/** Gift vouchers alone. */
export const byEmail = { delivery_id: 6, branch_id: null };
/** Tickets alone. */
export const withoutDelivery = { delivery_id: null, branch_id: null };
export const card = 1;
export const transfer = 2;
export const cashOnDelivery = 3;
export const desk = 4;

export interface GuestCart {
  readonly id: string;
  readonly tempId: string;
}

/** A new guest cart with the given lines, of one piece each by default. */
export async function fill(call: Call, ...lines: readonly Line[]): Promise<GuestCart> {
  const { body: cart } = await call("GET", "/api/cart/anonymous/cs");
  for (const line of lines) await put(call, cart.id, line);
  return cart;
}

export function put(
  call: Call,
  cartId: string,
  { id, quantity = 1, variantId = null, note = null }: Line,
  bearer?: string,
): Promise<Answer> {
  return call("PUT", `/api/cart/${cartId}`, {
    json: { id, variantId, note, quantity },
    ...(bearer === undefined ? {} : { bearer }),
  });
}

interface Line {
  readonly id: number;
  readonly quantity?: number;
  readonly variantId?: number | null;
  readonly note?: string | null;
}

export function addVoucher(
  call: Call,
  cartId: string,
  voucherCode: string,
  guestEmail: string | null = null,
): Promise<Answer> {
  return call("POST", `/api/voucher/cart/add/${cartId}`, {
    json: { voucherCode, serviceType: "eshop", guestEmail },
  });
}

/** A valid order, picked up and paid at the box office. */
export function orderInput(expectedTotal: number, changes: Readonly<Record<string, unknown>> = {}) {
  return {
    email: "jana@example.cz",
    first_name: "Jana",
    last_name: "Nováková",
    phone: "+420 777 123 456",
    address: null,
    delivery_address: null,
    company: null,
    delivery_id: pickUp,
    payment_id: desk,
    branch_id: boxOffice,
    note: null,
    terms: true,
    newsletter: false,
    expected_total: expectedTotal,
    summary_url: "http://localhost:3000/shrnuti/{id}/{hash}",
    ...changes,
  };
}

export function order(
  call: Call,
  cartId: string,
  expectedTotal: number,
  changes: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return call("POST", `/api/orders/${cartId}`, { json: orderInput(expectedTotal, changes), headers });
}

export interface Placed {
  readonly id: number;
  readonly code: string;
  readonly hash: string;
  readonly payment_url: string | null;
}

export function placed({ status, body }: Answer): Placed {
  if (status !== 201) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
  return body.data;
}

/** Orders the cart at the price that the refusal of a wrong one names. */
export async function orderAtPrice(
  call: Call,
  cartId: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const answer = await order(call, cartId, 0.01, changes);
  return answer.body.error === "changed" ? order(call, cartId, answer.body.value, changes) : answer;
}

interface Ordered {
  readonly lines?: readonly Line[];
  /** Of discounts and gift vouchers. */
  readonly codes?: readonly string[];
  /** Of the order's call. */
  readonly [field: string]: unknown;
}

/** A new order at its price, by default of a chocolate, picked up and paid at the box office. */
export async function anOrder(
  call: Call,
  { lines = [chocolate], codes = [], ...changes }: Ordered = {},
): Promise<Placed> {
  const cart = await fill(call, ...lines);
  for (const code of codes) {
    const { status, body } = await addVoucher(call, cart.id, code);
    if (status !== 200) throw new Error(`The code was refused: ${JSON.stringify(body)}`);
  }
  return placed(await orderAtPrice(call, cart.id, changes));
}

export function summary(call: Call, { id, hash }: { id: number; hash: string }): Promise<Answer> {
  return call("GET", `/api/orders/summary/${id}/${hash}`);
}

export async function signIn(call: Call, email = "divak@divadlonavantrokach.example"): Promise<string> {
  const { body } = await call("POST", "/api/auth/login", { json: { email, password: "demo1234" } });
  return body.token;
}
