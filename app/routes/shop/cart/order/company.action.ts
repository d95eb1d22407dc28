import { isInAres } from "#app/domain/account/ico.ts";
import { formatTown } from "#app/domain/account/place.ts";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { z } from "zod";
import type { RegisteredCompany } from "#app/domain/account/account.ts";
import { billingTexts } from "#app/messages/account.ts";
import { companyInRegister } from "#app/messages/errors.ts";
import { tooManyTries } from "#app/messages/sign-in.ts";
import { companyFields } from "#app/validation/company.ts";
import { limited, unprocessable } from "#server/actions/handlers.ts";
import { findCompany } from "#server/services/account/saved-company.ts";
import { openCart } from "#server/services/cart/open-cart.ts";
import type { RequestContext } from "#server/context/context.ts";
import type { OrderAnswer } from "../answers.ts";
import { alreadyOrdered, canShowForm, changesOfPage, keepOrder } from "./order.action.ts";
import { orderFields } from "./order-fields.ts";

const loose = z.looseObject({});
const address = ["street", "city", "zip", "country"] as const;

/**
 * „Načíst údaje z ARES“: fills in the empty fields of the company from the register. Typed values stay, and the form
 * shows the register's different values beside them.
 */
export async function fillCompany(context: RequestContext, form: FormData) {
  if (context.request.wantsRedirect && !(await canShowForm(context))) {
    const { kind } = await openCart(context);
    return kind === "empty" ? alreadyOrdered(context, form) : keepOrder(context, form);
  }
  const typed = orderFields(form);
  const changed = context.request.wantsRedirect ? await changesOfPage(context, form) : null;
  if (!isInAres(textOf(typed, "address.country"))) {
    const register = { kind: "warning", text: billingTexts.foreign, filled: {} } as const;
    return data({ ...answerTo(typed, register), ...changed });
  }
  const ico = companyFields("CZ").ico.safeParse(textOf(typed, "company.ico"));
  if (!ico.success) {
    const fieldErrors = { "company.ico": ico.error.issues.map(({ message }) => message) };
    const reply = parseWithZod(typed, { schema: loose }).reply({ fieldErrors });
    return unprocessable<OrderAnswer>({ form: "order", reply, message: null, ...changed });
  }
  const found = await findCompany(context, ico.data);
  if (found.kind !== "done") {
    const notFound = found.kind === "gone" ? billingTexts.missing : billingTexts.failed;
    const text = found.kind === "limited" ? tooManyTries(found.wait) : notFound;
    const answer = { ...answerTo(typed, { kind: "warning", text, filled: {} }), ...changed };
    return found.kind === "limited" ? limited(answer, found.wait) : data(answer);
  }
  const company = found.value;
  const filled = missingFields(typed, company);
  const differences = differencesOf(typed, company);
  const hasFilled = Object.entries(filled).some(([name, value]) => name !== "company.ico" && value !== "");
  const text = [
    hasFilled ? companyInRegister.filled : null,
    differences.length > 0 ? companyInRegister.different(differences.join("; ")) : null,
    !hasFilled && differences.length === 0 ? companyInRegister.same : null,
    company.isDissolved ? companyInRegister.dissolved : null,
  ];
  const kind = company.isDissolved ? "warning" : differences.length > 0 ? "info" : "success";
  return data({ ...answerTo(typed, { kind, text: text.filter(Boolean).join(" "), filled }), ...changed });
}

/** The form as the visitor typed it, with the filled-in fields. */
function answerTo(typed: FormData, register: NonNullable<OrderAnswer["register"]>): OrderAnswer {
  const form = new FormData();
  for (const [name, value] of typed) if (!(name in register.filled)) form.append(name, value);
  for (const [name, value] of Object.entries(register.filled)) form.set(name, value);
  const { initialValue } = parseWithZod(form, { schema: loose }).reply();
  return { form: "order", reply: { initialValue }, message: null, register };
}

/** The number is the typed one, with its leading zeros. It fills in an address only as a whole. */
function missingFields(typed: FormData, company: RegisteredCompany): Record<string, string> {
  const filled: Record<string, string> = { "company.ico": company.ico };
  for (const name of ["name", "dic"] as const)
    if (!textOf(typed, `company.${name}`)) filled[`company.${name}`] = company[name] ?? "";
  if (!hasAddress(typed)) for (const name of address) filled[`address.${name}`] = company[name];
  return filled;
}

/** The register's value as a sentence, if the visitor typed another one. */
function differencesOf(typed: FormData, company: RegisteredCompany): string[] {
  const differs = (name: string, known: string) => {
    const value = textOf(typed, name);
    return value !== "" && known !== "" && folded(value) !== folded(known);
  };
  const { name, dic, street, city, zip } = company;
  const isElsewhere = address.some((part) => part !== "country" && differs(`address.${part}`, company[part]));
  return [
    differs("company.name", name) ? companyInRegister.name(name) : null,
    dic !== null && differs("company.dic", dic) ? companyInRegister.dic(dic) : null,
    hasAddress(typed) && isElsewhere
      ? companyInRegister.address(`${street}, ${formatTown(zip, city)}`)
      : null,
  ].filter((value) => value !== null);
}

/** Czechia is the default, so it does not count as typed. */
function hasAddress(typed: FormData): boolean {
  return address.some((name) => {
    const value = textOf(typed, `address.${name}`);
    return value !== "" && !(name === "country" && value === "CZ");
  });
}

function folded(text: string): string {
  return text.replace(/\s/gu, "").toLowerCase();
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}
