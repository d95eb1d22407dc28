import { randomBytes } from "node:crypto";
import { Problem, found, page } from "./problem.js";
import {
  check,
  customers,
  isMail,
  isText,
  mail,
  mustBeCustomer,
  openSession,
  resets,
  sessions,
} from "./sessions.js";

const shown = ({ no, mail: address, given, family, mobile, newsletter }) => ({
  customer: { no, mail: address, given, family, mobile, newsletter, rights: { orders: true, staff: false } },
});
const forgetSessions = ({ no }) => {
  for (const [key, of] of sessions) if (of === no) sessions.delete(key);
};
const strong = [(value) => isText(value) && value.length >= 8, "Heslo musí mít alespoň 8 znaků."];
const place = {
  given: [isText, "Vyplňte jméno."],
  family: [isText, "Vyplňte příjmení."],
  road: [isText, "Vyplňte ulici."],
  town: [isText, "Vyplňte město."],
  postcode: [(value) => /^\d{3} ?\d{2}$/u.test(value ?? ""), "PSČ má pět číslic."],
};

function savePlace(customer, one, input) {
  check(input, place);
  if (input.main || customer.places.length === 0) {
    for (const other of customer.places) other.main = false;
  }
  Object.assign(one, input, { main: Boolean(input.main) || one.main || customer.places.length === 0 });
  return one;
}

export const account = {
  "POST /v2/sessions": ({ input }) => {
    const customer = customers.find((one) => one.mail === input.mail && one.pass === input.pass);
    if (!customer) throw new Problem(403, "credentials", "Wrong address or password.");
    return { status: 201, ...openSession(customer) };
  },
  "DELETE /v2/sessions/current": ({ session }) => void sessions.delete(session),
  "POST /v2/customers": ({ input }) => {
    check(input, { mail: [isMail, "Neplatný e-mail."], pass: strong, given: [isText, "Vyplňte jméno."] });
    if (customers.some((one) => one.mail === input.mail)) mail(input.mail, "You have an account.");
    else customers.push({ places: [], invoice: null, ...input, no: 72 + customers.length });
    return { status: 202, accepted: true };
  },
  "POST /v2/resets": ({ input }) => {
    check(input, { mail: [isMail, "Neplatný e-mail."] });
    const customer = customers.find((one) => one.mail === input.mail);
    if (customer) {
      const code = randomBytes(18).toString("base64url");
      resets.set(code, customer.no);
      mail(input.mail, input.link.replace("{code}", code));
    }
    return { status: 202, accepted: true };
  },
  "GET /v2/resets/:code": ({ code }) => ({ valid: Boolean(found(resets.get(code), "link")) }),
  "PUT /v2/resets/:code": ({ code, input }) => {
    const no = found(resets.get(code), "link");
    check(input, { pass: strong });
    resets.delete(code);
    const customer = customers.find((one) => one.no === no);
    forgetSessions(customer);
    customer.pass = input.pass;
  },

  "GET /v2/me": ({ session }) => shown(mustBeCustomer(session)),
  "POST /v2/me/closure": ({ session, input }) => {
    const customer = mustBeCustomer(session);
    check(input, { pass: [(value) => value === customer.pass, "Heslo nesouhlasí."] });
    forgetSessions(customer);
    customers.splice(customers.indexOf(customer), 1);
  },

  "GET /v2/me/places": ({ session, query }) => {
    const { places } = mustBeCustomer(session);
    return page(
      places.toSorted((one, other) => Number(other.main) - Number(one.main)),
      query,
      1,
    );
  },
  "POST /v2/me/places": ({ session, input }) => {
    const customer = mustBeCustomer(session);
    const one = { no: Math.max(0, ...customer.places.map(({ no }) => no)) + 1 };
    const saved = savePlace(customer, one, input);
    customer.places.push(one);
    return { status: 201, ...saved };
  },

  "GET /v2/me/invoicing": ({ session }) => ({ firm: mustBeCustomer(session).invoice }),
  "PUT /v2/me/invoicing": ({ session, input }) => {
    check(input, { taxNo: [(value) => /^\d{8}$/u.test(value ?? ""), "IČO má osm číslic."] });
    return { firm: (mustBeCustomer(session).invoice = input) };
  },
};
