import { expect, test } from "vitest";
import { newSmtp, openAt } from "./mailing.ts";

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
  expect(smtp.connections()).toBe(0);
  expect(site.events()).toEqual(["standalone.mail-failed"]);
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
