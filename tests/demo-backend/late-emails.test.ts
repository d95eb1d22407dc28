import { expect, test, vi } from "vitest";
import { newSmtp, openAt } from "./mailing.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

test("an e-mail whose account is gone is dropped", async () => {
  const smtp = await newSmtp();
  const site = await openAt({ smtpUrl: smtp.url });
  await smtp.stop();
  const email = "divak@divadlonavantrokach.example";
  const json = { email, reset_url: "http://localhost:3000/zmena-hesla/{hash}" };
  await site.call("POST", "/api/auth/password/forgot", { json });
  await site.outbox();
  const { body } = await site.call("POST", "/api/auth/login", { json: { email, password: "demo1234" } });
  const removed = await site.call("POST", "/api/me/delete", {
    bearer: body.token,
    json: { password: "demo1234" },
  });
  expect(removed.status).toBe(204);
  await smtp.start();
  await site.pass(2);
  await site.pass(300);
  expect([smtp.connections(), site.events()]).toEqual([0, ["demo-backend.mail-failed"]]);
});

test("a link sent hours late is valid from then on", async () => {
  const smtp = await newSmtp();
  const site = await openAt({ smtpUrl: smtp.url });
  await smtp.stop();
  const json = {
    email: "divak@divadlonavantrokach.example",
    reset_url: "http://localhost:3000/zmena-hesla/{hash}",
  };
  await site.call("POST", "/api/auth/password/forgot", { json });
  await site.outbox();
  await site.pass(600);
  await smtp.start();
  await site.pass(240);
  const hash = /zmena-hesla\/([\w-]+)/u.exec(smtp.messages.at(-1)?.raw.replaceAll("=\r\n", "") ?? "")?.[1];
  expect((await site.call("GET", `/api/auth/password/reset/${hash}`)).status).toBe(204);
});

test("a rating whose link waits behind another e-mail is not deleted as unconfirmed", async () => {
  const smtp = await newSmtp();
  const site = await openAt({ smtpUrl: smtp.url });
  smtp.reply({ greeting: null });
  const rate = (email: string) =>
    site.call("POST", "/api/ratings", {
      json: {
        production: "marysa",
        stars: 4,
        text: null,
        name: "Eva",
        email,
        confirm_url: "http://localhost:3000/hodnoceni/potvrzeni/{token}",
      },
    });
  await rate("petr@example.cz");
  await expect.poll(smtp.connections).toBe(1);
  await rate("eva@example.cz");
  // Each new rating deletes those without a valid link.
  await rate("jan@example.cz");
  smtp.reply({});
  await smtp.stop();
  await smtp.start();
  await site.outbox();
  await site.pass(2);
  const raw = smtp.messages.find(({ to }) => to === "eva@example.cz")?.raw.replaceAll("=\r\n", "") ?? "";
  const token = /potvrzeni\/([\w-]+)/u.exec(raw)?.[1];
  expect((await site.call("POST", "/api/ratings/confirm", { json: { token } })).status).toBe(200);
});
