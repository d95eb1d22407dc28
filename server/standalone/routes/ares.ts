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
      200: jsonData(
        registeredCompanySchema,
        "The data of the register of companies; an unknown value is an empty text. Leading zeros of the address may be missing.",
      ),
      refuses: {
        404: "No such company, or a wrong check digit.",
        503: "`unavailable`: the register does not answer.",
      },
    },
    async ({ params }, { businessRegister }) => ({ data: await businessRegister.find(params.ico) }),
  ),
];
