import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { customerOf } from "#standalone/authentication.ts";
import { companyBody, companySchema } from "#standalone/schemas/customer.ts";
import { bearer, body, json, responses } from "#standalone/schemas/shared.ts";

const path = "/api/me/company";
const tags = ["account"];
const security = bearer;
const answer = z.object({ data: companySchema.nullable() });

const read = createRoute({
  method: "get",
  path,
  tags,
  security,
  responses: { 200: json(answer, "Whom bills are made out to, or null."), ...responses.signedOut },
});

const save = createRoute({
  method: "put",
  path,
  tags,
  security,
  request: { body: body(companyBody) },
  responses: { 200: json(answer, "Saved."), ...responses.signedOut, ...responses.invalid },
});

const remove = createRoute({
  method: "delete",
  path,
  tags,
  security,
  responses: { 204: { description: "There is none any more." }, ...responses.signedOut },
});

export function registerCompany(app: Api, { db }: Dependencies): void {
  app.openapi(read, async (context) => {
    const { id } = customerOf(context);
    const found = await db
      .selectFrom("companies")
      .select(["name", "ico", "dic", "street", "city", "zip", "country"])
      .where("user_id", "=", id)
      .executeTakeFirst();
    return context.json({ data: found ?? null }, 200);
  });

  app.openapi(save, async (context) => {
    const { id } = customerOf(context);
    const company = context.req.valid("json");
    await db
      .insertInto("companies")
      .values({ ...company, user_id: id })
      .onConflict((on) => on.column("user_id").doUpdateSet(company))
      .execute();
    return context.json({ data: company }, 200);
  });

  app.openapi(remove, async (context) => {
    const { id } = customerOf(context);
    await db.deleteFrom("companies").where("user_id", "=", id).execute();
    return context.body(null, 204);
  });
}
