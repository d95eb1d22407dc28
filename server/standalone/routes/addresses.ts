import { z } from "@hono/zod-openapi";
import {
  addAddress,
  changeAddress,
  listAddresses,
  removeAddress,
} from "#standalone/domain/customers/addresses.ts";
import { route } from "#standalone/route.ts";
import { addressBody, addressSchema } from "#standalone/schemas/customer.ts";
import { idParam, json, jsonData } from "#standalone/schemas/shared.ts";

const pathParams = z.object({ id: idParam });
const answer = z.object({ data: addressSchema });

export const addressesRoutes = [
  route(
    "GET /api/me/addresses",
    {
      cost: "read",
      tag: "account",
      token: "customer",
      200: jsonData(z.array(addressSchema), "The default one first."),
    },
    async ({ customer }, { db }) => {
      const { id } = customer;
      return { data: await listAddresses(db, id) };
    },
  ),
  route(
    "POST /api/me/addresses",
    { cost: "costly", tag: "account", token: "customer", body: addressBody, 201: json(answer, "Added.") },
    async ({ body, customer }, { db }) => {
      const { id } = customer;
      return { data: await addAddress(db, id, body) };
    },
  ),
  route(
    "PUT /api/me/addresses/{id}",
    {
      cost: "form",
      tag: "account",
      token: "customer",
      params: pathParams,
      body: addressBody,
      200: json(answer, "Changed."),
    },
    async ({ params, body, customer }, { db }) => {
      const { id: userId } = customer;
      const { id } = params;
      return { data: await changeAddress(db, { userId, id }, body) };
    },
  ),
  route(
    "DELETE /api/me/addresses/{id}",
    {
      cost: "form",
      tag: "account",
      token: "customer",
      params: pathParams,
      204: { description: "The customer does not have this address now, whether they had it or not." },
    },
    async ({ params, customer }, { db }) => {
      const { id } = customer;
      await removeAddress(db, id, params.id);
    },
  ),
];
