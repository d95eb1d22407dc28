const office = "server/standalone/tests/complaints.test.ts";
const screen = "tests/screens/complaint.test.ts";
const letters = "server/standalone/tests/mailer.test.ts";

/** @type {readonly import("./mutants.js").Mutant[]} */
export const law = [
  {
    bug: "a complaint is settled in 31 days",
    file: "server/standalone/domain/complaints/submit.ts",
    from: "const daysToSettle = 30;",
    to: "const daysToSettle = 31;",
    tests: [
      `${office} › a complaint › is confirmed with its reference and the day until which it is settled, 30 days later in Prague`,
    ],
  },
  {
    bug: "the theatre is not told of a complaint",
    file: "server/standalone/domain/complaints/submit.ts",
    from: '  await enqueueEmail(trx, "complaint-notice", { complaint_id: id }, now);\n',
    to: "",
    tests: [`${letters} › two letters of one request, under one number, are two files`],
  },
  {
    bug: "a complaint is settled twice",
    file: "server/standalone/domain/complaints/close.ts",
    from: "if (before) throw",
    to: "if (!before && !complaint) throw",
    tests: [`${office} › staff › settle a complaint once`],
  },
  {
    bug: "a complaint sent twice is two",
    file: "server/services/orders/complaints.ts",
    from: 'const key = createHash("sha256").update(JSON.stringify(body)).digest("base64url");',
    to: 'const key = createHash("sha256").update(`${JSON.stringify(body)}${Math.random()}`).digest("base64url");',
    tests: [`${screen} › a complaint that is sent twice is one`],
  },
  {
    bug: "letters of one moment and one number overwrite each other",
    file: "server/standalone/email/mailer.ts",
    from: "file: `${time}-${id}-${name ?? kind}.eml`",
    to: "file: `${time}-${name ?? kind}.eml`",
    tests: [`${letters} › two letters of one request, under one number, are two files`],
  },
  {
    bug: "another note is the same withdrawal",
    file: "server/standalone/domain/orders/withdraw.ts",
    from: "who, lines, account, note]));",
    to: "who, lines, account]));",
    tests: [
      "server/standalone/tests/withdrawals.test.ts › the same statement within a day is one, with its first time, and sends nothing",
    ],
  },
  {
    bug: "a part that is withdrawn stops the whole order",
    file: "server/standalone/domain/orders/withdraw.ts",
    from: "if (items === null)",
    to: "if (order)",
    tests: ["server/standalone/tests/withdrawals.test.ts › an order that was %s, has it in its progress"],
  },
  {
    bug: "a withdrawal is received to the millisecond",
    file: "server/standalone/domain/orders/withdraw.ts",
    from: "`${date.toISOString().slice(0, 19)}Z`",
    to: "date.toISOString()",
    tests: [
      "server/standalone/tests/withdrawals.test.ts › a withdrawal is received to the second, with a number of its series",
    ],
  },
  {
    bug: "the day of taking counts to the 14 days",
    file: "server/services/orders/withdrawal-period.ts",
    from: "let last = new Date(start + days * day);",
    to: "let last = new Date(start + (days - 1) * day);",
    tests: ["tests/server/services/withdrawal-period.test.ts › the last day: %s"],
  },
  {
    bug: "the last day may be a public holiday",
    file: "server/services/orders/withdrawal-period.ts",
    from: "[0, 6].includes(date.getUTCDay()) || isCzechHoliday(written(date))",
    to: "[0, 6].includes(date.getUTCDay())",
    tests: ["tests/server/services/withdrawal-period.test.ts › the last day: %s"],
  },
  {
    bug: "a statement that failed uses up the limit",
    file: "server/services/orders/withdraw.ts",
    from: "await giveBack(context, limit, target);",
    to: "void limit, target;",
    tests: ["tests/screens/withdrawal.test.ts › after %s the statement stays, with another way to send it"],
  },
  {
    bug: "a letter that was not accepted is a success",
    file: "server/services/orders/withdraw.ts",
    from: '    return { kind: "unsure" };\n  }\n}',
    to: '    return { kind: "received", receipt };\n  }\n}',
    tests: [
      "tests/screens/withdrawal.test.ts › without the call the mail server has to accept both letters first",
    ],
  },
  {
    bug: "a link that confirms unsubscribes too",
    file: "server/standalone/domain/newsletter/subscriptions.ts",
    from: '    .where("purpose", "=", "leave")\n',
    to: "",
    tests: [
      "server/standalone/tests/newsletter.test.ts › a letter's link confirms nothing where it ends a subscription, and the other way round",
    ],
  },
  {
    bug: "an expired link confirms a subscription",
    file: "server/standalone/domain/newsletter/subscriptions.ts",
    from: '    .where("expires_at", ">", now)\n    .returning("email")\n    .executeTakeFirst();\n  if (!link) throw notFound();\n  const { email } = link;\n  await trx\n    .updateTable("users")',
    to: '    .returning("email")\n    .executeTakeFirst();\n  if (!link) throw notFound();\n  const { email } = link;\n  await trx\n    .updateTable("users")',
    tests: [
      "server/standalone/tests/newsletter.test.ts › a link confirms for seven days, and that of an earlier letter too, before and after the last one",
    ],
  },
  {
    bug: "confirmed ratings are deleted",
    file: "server/standalone/domain/delete-outdated.ts",
    from: '    .deleteFrom("ratings")\n    .where("confirmed_at", "is", null)\n',
    to: '    .deleteFrom("ratings")\n',
    tests: [
      "server/standalone/tests/retention.test.ts › a rating that was not confirmed is deleted after seven days, a confirmed one is not",
    ],
  },
  {
    bug: "orders are kept for nine years",
    file: "server/standalone/domain/retention.ts",
    from: "orders: { years: 10 }",
    to: "orders: { years: 9 }",
    tests: [
      "server/standalone/tests/retention.test.ts › orders are anonymised ten years after the end of their year in Prague, with all that tells of their customer",
    ],
  },
  {
    bug: "every process runs every job",
    file: "server/standalone/housekeeping.ts",
    from: "if (!job.isLocal && !(await claim(db, job, now))) return;",
    to: "if (!job.isLocal) await claim(db, job, now);",
    tests: [
      "server/standalone/tests/housekeeping.test.ts › each job runs once in its time over two processes, and again after it",
    ],
  },
  {
    bug: "links that are still valid are deleted",
    file: "server/standalone/domain/delete-outdated.ts",
    from: "with passwords as (delete from password_links where expires_at <= ${now}::timestamptz returning 1)",
    to: "with passwords as (delete from password_links returning 1)",
    tests: [
      "server/standalone/tests/housekeeping.test.ts › links that were used or are over are deleted, and no others",
    ],
  },
  {
    bug: "files of others are deleted from the outbox",
    file: "server/standalone/email/email-files.ts",
    from: "-.+\\.eml(?:\\.part)?$/",
    to: ".*$/",
    tests: [
      "server/standalone/tests/housekeeping.test.ts › letters in files are deleted thirty days after they were queued, and no other files",
    ],
  },
  {
    bug: "a report is decided twice",
    file: "server/standalone/domain/ratings/report.ts",
    from: "if (report.decision) throw",
    to: "if (report.decision === decision) throw",
    tests: [
      "server/standalone/tests/rating-reports.test.ts › a report is decided once, and with it every other report of a removed rating",
    ],
  },
  {
    bug: "the parts of a refunded line do not add up to it",
    file: "server/standalone/domain/orders/refund-shares.ts",
    from: "const part = (whole: number) => upTo(whole, before + pieces) - upTo(whole, before);",
    to: "const part = (whole: number) => upTo(whole, pieces);",
    tests: [
      "server/standalone/tests/refunds.test.ts › the parts of a line add up to it, however its pieces come back",
    ],
  },
];
