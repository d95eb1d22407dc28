const office = "tests/demo-backend/complaints.test.ts";
const screen = "tests/screens/complaint.test.ts";
const letters = "tests/demo-backend/mailer.test.ts";

/** @type {readonly import("./mutants.js").Mutant[]} */
export const law = [
  {
    bug: "a complaint is settled in 31 days",
    file: "server/demo-backend/domain/complaints/submit.ts",
    from: "const daysToSettle = 30;",
    to: "const daysToSettle = 31;",
    tests: [
      `${office} › a complaint › is confirmed with its reference and the day until which it is settled, 30 days later in Prague`,
    ],
  },
  {
    bug: "the theatre is not told of a complaint",
    file: "server/demo-backend/domain/complaints/submit.ts",
    from: '  await enqueueEmail(trx, "complaint-notice", { complaint_id: id }, now);\n',
    to: "",
    tests: [`${letters} › two letters of one request, under one number, are two files`],
  },
  {
    bug: "a complaint is settled twice",
    file: "server/demo-backend/domain/complaints/close.ts",
    from: "if (before) throw",
    to: "if (!before && !complaint) throw",
    tests: [`${office} › staff › settle a complaint once`],
  },
  {
    bug: "the files of a visitor are passed on as they are",
    file: "server/services/orders/complaints.ts",
    from: 'Buffer.from(drawn.data).toString("base64")',
    to: 'Buffer.from(bytes).toString("base64")',
    tests: [`${screen} › photographs › are encoded anew: a JPEG of at most 1 600 pixels, without metadata`],
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
    file: "server/demo-backend/email/mailer.ts",
    from: "file: `${time}-${id}-${name ?? kind}.eml`",
    to: "file: `${time}-${name ?? kind}.eml`",
    tests: [`${letters} › two letters of one request, under one number, are two files`],
  },
];
