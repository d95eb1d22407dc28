import { randomBytes } from "node:crypto";
import { Problem } from "./problem.js";

/** Customers by number, sessions by key, links of e-mails by their code. */
export const customers = [
  {
    no: 71,
    mail: "jana@kulisa.example",
    pass: "tajne-heslo-jany",
    given: "Jana",
    family: "Nováková",
    mobile: "+420777123456",
    newsletter: true,
    places: [
      {
        no: 1,
        given: "Jana",
        family: "Nováková",
        road: "Lipová 12",
        town: "Brno",
        postcode: "602 00",
        iso: "CZ",
        mobile: null,
        main: true,
      },
    ],
    invoice: null,
  },
];
export const sessions = new Map();
export const resets = new Map();

export function openSession(customer) {
  const key = randomBytes(18).toString("base64url");
  sessions.set(key, customer.no);
  return { session: { key, seconds: 86_400 } };
}

export function customerOf(session) {
  const no = sessions.get(session);
  return customers.find((customer) => customer.no === no) ?? null;
}

export function mustBeCustomer(session) {
  const customer = customerOf(session);
  if (!customer) throw new Problem(401, "session", "Sign in first.");
  return customer;
}

/** Prints e-mails instead of sending them. */
export function mail(to, text) {
  process.stdout.write(`MAIL ${JSON.stringify({ to, text })}\n`);
}

/** `rules`: the path of a field → its test and the message of a failure. */
export function check(input, rules) {
  const wrong = Object.entries(rules).filter(([name, [isFine]]) => {
    return !isFine(name.split(".").reduce((inside, part) => inside?.[part], input));
  });
  const invalid = Object.fromEntries(wrong.map(([name, [, reason]]) => [name, reason]));
  if (wrong.length > 0) throw new Problem(422, "invalid", "Zkontrolujte prosím údaje.", { invalid });
}

export const isText = (value) => typeof value === "string" && value.trim() !== "";
export const isMail = (value) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/u.test(value ?? "");
