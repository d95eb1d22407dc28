import { createRoute, z } from "@hono/zod-openapi";
import { isIco, normaliseIco } from "#standalone/domain/customers/ico.ts";
import type { Api, Dependencies } from "#standalone/app.ts";
import { registeredCompanySchema } from "#standalone/schemas/customer.ts";
import { jsonData, responses } from "#standalone/schemas/shared.ts";

const find = createRoute({
  method: "get",
  path: "/api/ares/{ico}",
  tags: ["account"],
  request: {
    // Missing leading zeros are added; a number with a wrong check digit is a 404.
    params: z.object({
      ico: z
        .string()
        .max(20)
        .transform(normaliseIco)
        .refine(isIco)
        .openapi({ type: "string", example: "27" }),
    }),
  },
  responses: {
    200: jsonData(registeredCompanySchema, "What the register of companies knows."),
    ...responses.notFound,
    ...responses.unavailable,
  },
});

export function registerAres(app: Api, { businessRegister }: Dependencies): void {
  app.openapi(find, async (context) =>
    context.json({ data: await businessRegister.find(context.req.valid("param").ico) }, 200),
  );
}
