import { z } from "@hono/zod-openapi";
import { isIco, normaliseIco } from "#standalone/domain/customers/ico.ts";
import { route } from "#standalone/route.ts";
import { registeredCompanySchema } from "#standalone/schemas/customer.ts";
import { jsonData } from "#standalone/schemas/shared.ts";

export const aresRoutes = [
  route(
    "GET /api/ares/{ico}",
    {
      cost: "costly",
      tag: "account",
      params: z.object({
        ico: z
          .string()
          .max(20)
          .transform(normaliseIco)
          .refine(isIco)
          .openapi({ type: "string", example: "27" }),
      }),
      200: jsonData(registeredCompanySchema, "What the register of companies knows."),
      refuses: ["unavailable"],
    },
    async ({ params }, { businessRegister }) => ({ data: await businessRegister.find(params.ico) }),
  ),
];
