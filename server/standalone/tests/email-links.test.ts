import { expect, test } from "vitest";
import { complaint } from "./complaining.ts";
import { open } from "./open.ts";
import { anOrder, card, chocolate, fill, orderInput, signIn } from "./shopping.ts";

/** A request for an e-mail contains a link for its text: the link has to point to the site, or no e-mail is sent. */

const evil = "https://evil.example";
const registration = {
  email: "bozena@example.cz",
  password: "pod jabloni 1",
  first_name: "Božena",
  last_name: "Nováková",
  phone: null,
  newsletter: false,
};
const divak = "divak@divadlonavantrokach.example";
const consent = { email: "bozena@example.cz", source: "newsletter /", wording: "Souhlasíte." };
const rating = { production: "marysa", stars: 4, text: null, name: "Božena", email: "bozena@example.cz" };

/** Every call with a link, its field, and a body whose other links point to the site. */
function calls(origin: string, home: string, cartId: string): (readonly [string, string, object])[] {
  return [
    [
      "/api/auth/register",
      "login_url",
      { ...registration, login_url: `${origin}/a`, reset_url: `${home}/b` },
    ],
    [
      "/api/auth/register",
      "reset_url",
      { ...registration, login_url: `${home}/a`, reset_url: `${origin}/b` },
    ],
    ["/api/auth/password/forgot", "reset_url", { email: divak, reset_url: `${origin}/{hash}` }],
    ["/api/ratings", "confirm_url", { ...rating, confirm_url: `${origin}/{token}` }],
    [
      "/api/withdrawals",
      "summary_url",
      { order_code: "E26-1", email: "eva@example.cz", name: "Eva", items: null, account: null, note: null, summary_url: `${origin}/{id}/{hash}` }, // oxfmt-ignore
    ],
    [
      "/api/me/email",
      "confirm_url",
      { email: "jinde@example.cz", password: "demo1234", confirm_url: `${origin}/{token}` },
    ],
    [
      "/api/subscriber/consent",
      "confirm_url",
      { ...consent, confirm_url: `${origin}/{token}`, unsubscribe_url: `${home}/{token}` },
    ],
    [
      "/api/subscriber/consent",
      "unsubscribe_url",
      { ...consent, confirm_url: `${home}/{token}`, unsubscribe_url: `${origin}/{token}` },
    ],
    ["/api/complaints", "summary_url", { ...complaint, summary_url: `${origin}/{id}/{hash}` }],
    ["/api/orders/resend", "summary_url", { email: divak, summary_url: `${origin}/{id}/{hash}` }],
    [`/api/orders/${cartId}`, "summary_url", orderInput(85, { summary_url: `${origin}/{id}/{hash}` })],
  ];
}

test.each<[string | undefined, string, readonly string[]]>([
  ["https://www.example.cz", "https://www.example.cz", [evil, "http://localhost:3000"]],
  [undefined, "http://localhost:3000", [evil, "https://www.example.cz", "http://192.168.1.7:3000"]],
  [undefined, "http://127.0.0.1:8080", ["http://127.0.0.1.evil.example"]],
  [undefined, "http://[::1]:3000", ["http://localhost.evil.example"]],
])("a site with the origin %s sends e-mails with links to %s, never to %j", async (own, home, others) => {
  const backend = await open(own === undefined ? {} : { publicOrigin: own });
  const cart = await fill(backend.call, chocolate);
  // The account is signed in only for its own call: the cart is a guest's.
  const bearer = await signIn(backend.call, divak);
  const send = (path: string, json: object) =>
    backend.call("POST", path, path.startsWith("/api/me/") ? { json, bearer } : { json });
  for (const [path, field, json] of others.flatMap((origin) => calls(origin, home, cart.id))) {
    const refused = await send(path, json);
    expect(refused.status, path).toBe(422);
    expect(Object.keys(refused.body.errors ?? {}), path).toEqual([field]);
  }
  expect(await backend.outbox()).toEqual([]);
  for (const [path, , json] of calls(home, home, cart.id)) {
    expect((await send(path, json)).status < 300, path).toBe(true);
  }
  const messages = await backend.outbox();
  // E-mails about an unknown order have no link.
  expect(messages.filter(({ text }) => text.includes("://") && !text.includes(home))).toEqual([]);
  expect(messages.filter(({ text }) => text.includes(home)).length).toBeGreaterThan(3);
  await backend.close();
});

test("the calls above are all calls of the standalone back office that take a link", async () => {
  const backend = await open();
  const { body } = await backend.call("GET", "/api/openapi.json");
  interface Schema {
    $ref?: string;
    allOf?: Schema[];
    properties?: object;
  }
  const schemas: Record<string, Schema> = body.components.schemas;
  const fieldsOf = ({ $ref, allOf = [], properties = {} }: Schema): string[] => {
    const named = $ref === undefined ? undefined : schemas[$ref.slice($ref.lastIndexOf("/") + 1)];
    return [...Object.keys(properties), ...[...allOf, ...(named ? [named] : [])].flatMap(fieldsOf)];
  };
  const linksOf = (schema: Schema) =>
    fieldsOf(schema).filter((field) => field.endsWith("_url") && field !== "return_url");
  type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } };
  const found = Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ requestBody }) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        linksOf(schema).map((field) => `${path} ${field}`),
      ),
    ),
  );
  const listed = calls(evil, evil, "{id}").map(([path, field]) => `${path} ${field}`);
  expect(found.toSorted()).toEqual(listed.toSorted());
  await backend.close();
});

test("without a known origin the e-mail of an order has no link", async () => {
  const backend = await open();
  const data = await anOrder(backend.call, {
    summary_url: null,
    return_url: "http://192.168.1.7:3000/shrnuti/{id}/{hash}",
    payment_id: card,
  });
  const [message] = await backend.outbox();
  expect(message?.text).toContain(`objednávku ${data.code} máme`);
  expect(message?.text).not.toMatch(/https?:|shrnuti|null/u);
  const page = (await backend.call("GET", data.payment_url ?? "")).body;
  expect(page).toContain("Ukázková");
  const decided = await backend.fetch(
    new Request(`http://192.168.1.7:3000${data.payment_url}`, {
      method: "POST",
      redirect: "manual",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "result=paid",
    }),
  );
  expect(decided.headers.get("Location")).toBe(`/shrnuti/${data.id}/${data.hash}`);
  await backend.close();
});
