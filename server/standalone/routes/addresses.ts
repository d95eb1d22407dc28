import { createRoute, z } from "@hono/zod-openapi";
import {
  addAddress,
  changeAddress,
  listAddresses,
  removeAddress,
} from "#standalone/domain/customers/addresses.ts";
import type { Api, Dependencies } from "#standalone/app.ts";
import { customerOf } from "#standalone/authentication.ts";
import { addressBody, addressSchema } from "#standalone/schemas/customer.ts";
import { bearer, body, idParam, json, jsonData, responses } from "#standalone/schemas/shared.ts";

const tags = ["account"];
const security = bearer;
const params = z.object({ id: idParam });
const answer = z.object({ data: addressSchema });

const list = createRoute({
  method: "get",
  path: "/api/me/addresses",
  tags,
  security,
  responses: { 200: jsonData(z.array(addressSchema), "The default one first."), ...responses.signedOut },
});

const add = createRoute({
  method: "post",
  path: "/api/me/addresses",
  tags,
  security,
  request: { body: body(addressBody) },
  responses: { 201: json(answer, "Added."), ...responses.signedOut, ...responses.invalid },
});

const change = createRoute({
  method: "put",
  path: "/api/me/addresses/{id}",
  tags,
  security,
  request: { params, body: body(addressBody) },
  responses: {
    200: json(answer, "Changed."),
    ...responses.signedOut,
    ...responses.notFound,
    ...responses.invalid,
  },
});

const remove = createRoute({
  method: "delete",
  path: "/api/me/addresses/{id}",
  tags,
  security,
  request: { params },
  responses: {
    204: { description: "It is not there any more." },
    ...responses.signedOut,
    ...responses.notFound,
  },
});

export function registerAddresses(app: Api, { db }: Dependencies): void {
  app.openapi(list, async (context) => {
    const { id } = customerOf(context);
    return context.json({ data: await listAddresses(db, id) }, 200);
  });

  app.openapi(add, async (context) => {
    const { id } = customerOf(context);
    return context.json({ data: await addAddress(db, id, context.req.valid("json")) }, 201);
  });

  app.openapi(change, async (context) => {
    const { id: userId } = customerOf(context);
    const { id } = context.req.valid("param");
    return context.json({ data: await changeAddress(db, { userId, id }, context.req.valid("json")) }, 200);
  });

  app.openapi(remove, async (context) => {
    const { id } = customerOf(context);
    await removeAddress(db, id, context.req.valid("param").id);
    return context.body(null, 204);
  });
}
