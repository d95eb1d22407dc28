import { z } from "@hono/zod-openapi";
import { endPayment } from "#standalone/domain/orders/pay.ts";
import { isLatePayment, isWithdrawn } from "#standalone/domain/orders/pay-by.ts";
import { isOver } from "#standalone/domain/orders/transitions.ts";
import { gatewayPage, gatewayStyles, returnPage } from "#standalone/domain/orders/gateway-page.ts";
import type { Api, Dependencies } from "#standalone/app.ts";
import { route } from "#standalone/route.ts";
import { notFound } from "#standalone/refusal.ts";

const pathParams = z.object({ payment: z.string().min(1).max(64) });
const page = { description: "A page.", content: { "text/html": { schema: z.string() } } };

const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
};

export function registerGatewayStyles(app: Api): void {
  app.get("/api/demo-gateway.css", (context) =>
    context.body(gatewayStyles, 200, { "Content-Type": "text/css", "Cache-Control": "public, max-age=3600" }),
  );
}

/** The demo card gateway: a page labelled as a demo, with three buttons. Works without client-side JavaScript. */
export const gatewayRoutes = [
  route(
    "GET /api/demo-gateway/{payment}",
    { cost: "read", tag: "demo gateway", params: pathParams, 200: page },
    async ({ params, context }, tools) => {
      const payment = await find(tools, params.payment);
      if (payment.payment_state === "paid" || payment.isWithdrawn || isOver(payment) || payment.isLate)
        return context.body(returnPage(payment), 200, headers);
      return context.body(gatewayPage(payment), 200, headers);
    },
  ),
  route(
    "POST /api/demo-gateway/{payment}",
    {
      cost: "form",
      tag: "demo gateway",
      params: pathParams,
      form: z.object({ result: z.enum(["paid", "failed", "given_up"]) }),
      303: { description: "Back to the order's summary, if the site has the gateway's origin." },
      200: page,
    },
    async ({ params, body, context }, tools) => {
      const { clock, mailer, publicOrigin } = tools;
      const { payment: id } = params;
      const { result } = body;
      await endPayment(tools, await find(tools, id), result, clock());
      if (result === "paid") await mailer.wake();
      const payment = await find(tools, id);
      const back = new URL(payment.return_url);
      const isHere = back.origin === publicOrigin || back.origin === new URL(context.req.url).origin;
      // To another origin a link that names it instead of a redirect: any caller that submits an order chooses the
      // return URL.
      if (!isHere) return context.body(returnPage(payment), 200, headers);
      return context.body(null, 303, { Location: `${back.pathname}${back.search}` });
    },
  ),
];

async function find({ db, clock }: Dependencies, id: string) {
  const payment = await db
    .selectFrom("gateway_payments as g")
    .innerJoin("orders as o", "o.id", "g.order_id")
    .select([
      "g.id",
      "g.order_id",
      "g.return_url",
      "o.code",
      "o.to_pay",
      "o.state",
      "o.payment_state",
      "o.pay_until",
    ])
    .where("g.id", "=", id)
    .executeTakeFirst();
  if (!payment) throw notFound();
  const isWaiting = payment.payment_state !== "paid" && !isOver(payment);
  return {
    ...payment,
    isWithdrawn: await isWithdrawn(db, payment.order_id),
    isLate: isWaiting && isLatePayment(payment, clock()),
  };
}
