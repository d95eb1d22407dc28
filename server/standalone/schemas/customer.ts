import { z } from "@hono/zod-openapi";
import { isIco, normaliseIco } from "#standalone/domain/customers/ico.ts";
import { consentBody } from "./newsletter.ts";
import { country, line, optionalLine, rowId, webAddress, word } from "./shared.ts";

const shortestPassword = 8;

/** As `<input type=email>` accepts it. */
export const email = z.email({ pattern: z.regexes.html5Email }).max(254);
/** Accepted as typed, without the rules for new passwords: a wrong one is refused by the comparison. */
export const currentPassword = z.string().min(1).max(1_000);
export const newPassword = z
  .string()
  .max(1_000)
  .refine((text) => text.length > 0, { error: "Pole musí být vyplněno.", abort: true })
  .refine(
    (text) => text.normalize("NFC").length >= shortestPassword,
    `Vyplňte prosím minimálně ${shortestPassword} znaků.`,
  )
  .openapi({ minLength: shortestPassword });

export const userSchema = z
  .object({
    id: rowId,
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    phone: z.string().nullable(),
    scope: z.union([z.array(word), z.record(word, z.boolean())]).openapi({
      description: "Permissions: a list of names, or a map of names to whether they are granted.",
    }),
  })
  .openapi("User");

export const profileBody = z
  .object({ first_name: line(100), last_name: line(100), phone: optionalLine(30) })
  .openapi("Profile");

export const registrationBody = profileBody
  .extend({
    email,
    password: newPassword,
    newsletter: z.boolean().default(false),
    newsletter_consent: consentBody.optional(),
    login_url: webAddress.openapi({ description: "The page for signing in." }),
    reset_url: webAddress.openapi({ description: "The page for requesting a new password." }),
  })
  .openapi("Registration");

export const forgotBody = z
  .object({
    email,
    reset_url: webAddress
      .refine((address) => /\{hash\}|%7Bhash%7D/i.test(address), "V adrese chybí {hash}.")
      .openapi({
        description: "Template of the page for setting the new password, with `{hash}` in it.",
        example: "https://www.example.cz/zmena-hesla/{hash}",
      }),
  })
  .openapi("ForgottenPassword");

const place = { street: line(200), city: line(100), zip: line(12), country };

export const addressBody = z
  .object({
    first_name: line(100),
    last_name: line(100),
    ...place,
    phone: optionalLine(30),
    is_default: z.boolean().default(false),
  })
  .openapi("AddressInput");
export type AddressInput = z.output<typeof addressBody>;

export const addressSchema = z
  .object({
    id: rowId,
    first_name: z.string(),
    last_name: z.string(),
    street: z.string(),
    city: z.string(),
    zip: z.string(),
    country: z.string(),
    phone: z.string().nullable(),
    is_default: z.boolean(),
  })
  .openapi("Address");

const ico = z
  .string()
  .trim()
  .min(1)
  .max(20)
  .transform(normaliseIco)
  .openapi({ type: "string", example: "00000027" });

const dic = optionalLine(20)
  .transform((text) => text && text.replace(/\s/g, "").toUpperCase())
  .openapi({ type: ["string", "null"], example: "CZ00000027" });

/** Numbers of Czech and Slovak companies are checked; those of other countries have many forms. */
export const companyBody = z
  .object({ name: line(200), ico, dic, ...place })
  .superRefine((company, context) => {
    if (company.country !== "CZ" && company.country !== "SK") return;
    if (!isIco(company.ico)) {
      context.addIssue({ code: "custom", path: ["ico"], message: "Zadejte prosím platné IČO." });
    }
    if (company.dic !== null && !/^(CZ\d{8,10}|(SK)?\d{10})$/.test(company.dic)) {
      context.addIssue({ code: "custom", path: ["dic"], message: "Zadejte prosím platné DIČ." });
    }
  })
  .openapi("CompanyInput");

export const companySchema = z
  .object({
    name: word,
    ico: word,
    dic: z.string().nullable(),
    street: z.string(),
    city: z.string(),
    zip: z.string(),
    country: z.string(),
  })
  .openapi("Company");

export const registeredCompanySchema = z
  .object({
    ico: word,
    name: word,
    dic: z.string().nullable(),
    street: z.string(),
    city: z.string(),
    zip: z.string(),
    dissolved: z.boolean(),
  })
  .openapi("RegisteredCompany");
export type RegisteredCompany = z.infer<typeof registeredCompanySchema>;
