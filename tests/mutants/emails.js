const kinds = "server/standalone/tests/email-kinds.test.ts";
const queue = "server/standalone/tests/email-queue.test.ts";
const mailer = "server/standalone/tests/mailer.test.ts";
const untouched = `${kinds} › %s: %s that cannot queue it changes nothing`;
const refused = `${kinds} › %s: %s queues it, and it is sent after a refusal`;

/** @type {readonly import("./mutants.js").Mutant[]} */
export const emails = [
  {
    bug: "a registration is committed without its e-mail",
    file: "server/standalone/routes/registration.ts",
    from: 'return enqueueEmail(trx, "welcome", { to: email, login_url }, now);',
    to: 'setTimeout(() => void enqueueEmail(db, "welcome", { to: email, login_url }, now).catch(() => {}), 1);',
    tests: [untouched],
  },
  {
    bug: "an order queues no confirmation",
    file: "server/standalone/domain/orders/place-order.ts",
    from: '  await enqueueEmail(trx, "order-confirmation", { order_id: id }, now);\n',
    to: "",
    tests: [untouched, refused],
  },
  {
    bug: "a repeated e-mail has another Message-ID",
    file: "server/standalone/email/mailer.ts",
    from: "<${id}.${created_at.getTime()}@${domain}>",
    to: "<${id}.${crypto.randomUUID()}@${domain}>",
    tests: [
      refused,
      "server/standalone/tests/email-kills.nightly.test.ts › a site killed after the mail server accepted an e-mail repeats it with the same Message-ID",
    ],
  },
  {
    bug: "an address stays in the queue after its e-mail was sent",
    file: "server/standalone/outbox/email-queue.ts",
    from: "set({ sent_at: now, data: null, ",
    to: "set({ sent_at: now, ",
    tests: [
      refused,
      `${queue} › an e-mail is recorded as sent once, with what follows from it, and its data is deleted`,
    ],
  },
  {
    bug: "a mailer waits for the e-mails that another one is claiming",
    file: "server/standalone/outbox/email-queue.ts",
    from: "        .skipLocked(),\n",
    to: ",\n",
    tests: [
      "server/standalone/tests/postgres.test.ts › two mailers share the pending e-mails: each is sent by one of them, without waiting for the other",
    ],
  },
  {
    bug: "an e-mail is attempted for ever",
    file: "server/standalone/outbox/email-queue.ts",
    from: "const isDead = next_at > give_up_at;",
    to: "const isDead = false;",
    tests: [
      `server/standalone/tests/email-command.test.ts › an e-mail refused for three days is dead: the site says so, a command lists and retries it`,
    ],
  },
  {
    bug: "a retry repeats an e-mail that is being sent",
    file: "server/standalone/outbox/email-queue.ts",
    from: '    .where("last_error", "is not", null)\n',
    to: "",
    tests: [
      `${queue} › a retry makes failed and dead e-mails due for another three days, not running or sent ones`,
    ],
  },
  {
    bug: "an e-mail whose sending could not be recorded is sent again",
    file: "server/standalone/email/mailer.ts",
    from: "        unrecorded.add(id);\n",
    to: "",
    tests: [`${mailer} › an e-mail that could not be recorded as sent is recorded later, and not sent again`],
  },
  {
    bug: "a silent mail server is waited for as long as nodemailer does",
    file: "server/standalone/email/deliver.ts",
    from: "createTransport({ url, ...timeouts },",
    to: "createTransport({ url },",
    tests: [`${mailer} › a mail server is not waited for without end, and SMTP_URL may set other limits`],
  },
  {
    bug: "an answer waits for the mail server",
    file: "server/standalone/email/mailer.ts",
    from: "if (!smtpUrl) await next;",
    to: "await next;",
    tests: [
      `${mailer} › an order is answered while the mail server is silent, and its confirmation is sent later`,
    ],
  },
  {
    bug: "the summary says that every confirmation was sent",
    file: "app/routes/shop/order-summary/order-summary.tsx",
    from: "orderSummary.confirmation[confirmation](email)",
    to: "orderSummary.confirmation.sent(email)",
    tests: [
      "tests/screens/order-summary.test.ts › the summary says about the confirmation what the upstream tells, and nothing more",
    ],
  },
];
