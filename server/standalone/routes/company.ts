import { z } from "@hono/zod-openapi";
import { route } from "#standalone/route.ts";
import { companyBody, companySchema } from "#standalone/schemas/customer.ts";
import { json, orNull } from "#standalone/schemas/shared.ts";

const answer = z.object({ data: orNull(companySchema) });

export const companyRoutes = [
  route(
    "GET /api/me/company",
    {
      cost: "read",
      tag: "account",
      token: "customer",
      200: json(answer, "The company on the customer's invoices, or null."),
    },
    async ({ customer }, { db }) => {
      const { id } = customer;
      const found = await db
        .selectFrom("companies")
        .select(["name", "ico", "dic", "street", "city", "zip", "country"])
        .where("user_id", "=", id)
        .executeTakeFirst();
      return { data: found ?? null };
    },
  ),
  route(
    "PUT /api/me/company",
    { cost: "form", tag: "account", token: "customer", body: companyBody, 200: json(answer, "Saved.") },
    async ({ body, customer }, { db }) => {
      const { id } = customer;
      const company = body;
      await db
        .insertInto("companies")
        .values({ ...company, user_id: id })
        .onConflict((on) => on.column("user_id").doUpdateSet(company))
        .execute();
      return { data: company };
    },
  ),
  route(
    "DELETE /api/me/company",
    {
      cost: "form",
      tag: "account",
      token: "customer",
      204: { description: "The customer has no company now." },
    },
    async ({ customer }, { db }) => {
      const { id } = customer;
      await db.deleteFrom("companies").where("user_id", "=", id).execute();
    },
  ),
];
