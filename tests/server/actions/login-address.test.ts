import { expect, test } from "vitest";
import { requireCustomer, stillSignedIn } from "#server/actions/access.ts";
import { returnTo } from "#server/cookies/session.ts";
import { fakeServices } from "../support/fake-context.ts";

/** The thrown answer. */
async function thrown(work: Promise<unknown>): Promise<Response> {
  const error = await work.then(
    () => null,
    (found: unknown) => found,
  );
  if (!(error instanceof Response)) throw new Error("Nothing was thrown.");
  return error;
}

test.each([
  ["/ucet", "/ucet"],
  ["/ucet.data", "/ucet"],
  ["/ucet.data/objednavky", "/ucet.data/objednavky"],
  ["/ucet?index", "/ucet"],
  ["/ucet.data?_routes=root&page=2&index", "/ucet?page=2"],
])("a guest who requested %s returns to %s after the sign-in", async (address, back) => {
  const context = await fakeServices().context(undefined, { url: `http://localhost:3000${address}` });
  const response = await thrown(requireCustomer(context));
  expect(response.headers.get("Location")).toBe(`/login?redirect=${encodeURIComponent(back)}`);
  expect(await context.cookies.read(returnTo)).toEqual({ to: back });
});

test("an answer for a missing sign-in redirects to it", async () => {
  const context = await fakeServices().context(undefined, { url: "http://localhost:3000/ucet" });
  const response = await thrown(
    stillSignedIn(context, Promise.resolve({ ok: false, error: { kind: "signed-out" } })),
  );
  expect(response.headers.get("Location")).toBe("/login?redirect=%2Fucet");
});

test.each([
  { ok: true, value: null },
  { ok: false, error: { kind: "failed" } },
] as const)("the answer %j is passed on", async (answer) => {
  const context = await fakeServices().context(undefined, { url: "http://localhost:3000/ucet" });
  expect(await stillSignedIn(context, Promise.resolve(answer))).toBe(answer);
});
