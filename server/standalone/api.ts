import { OpenAPIHono } from "@hono/zod-openapi";
import { HTTPException } from "hono/http-exception";
import { registerAccount } from "./routes/account.ts";
import { registerAddresses } from "./routes/addresses.ts";
import { registerAdminComplaints } from "./routes/admin-complaints.ts";
import { registerAdminLog } from "./routes/admin-log.ts";
import { registerAdminOrders } from "./routes/admin-orders.ts";
import { registerAdminPerformances } from "./routes/admin-performances.ts";
import { registerAdminRatings } from "./routes/admin-ratings.ts";
import { registerAdminStock } from "./routes/admin-stock.ts";
import { registerAdminTickets } from "./routes/admin-tickets.ts";
import { registerAdminVouchers } from "./routes/admin-vouchers.ts";
import { registerAres } from "./routes/ares.ts";
import { registerAuth } from "./routes/auth.ts";
import { registerBlog } from "./routes/blog.ts";
import { registerCarts } from "./routes/carts.ts";
import { registerCatalogue } from "./routes/catalogue.ts";
import { registerCheckout } from "./routes/checkout.ts";
import { registerCompany } from "./routes/company.ts";
import { registerComplaints } from "./routes/complaints.ts";
import { registerContacts } from "./routes/contacts.ts";
import { registerCustomerOrders } from "./routes/customer-orders.ts";
import { registerDocuments } from "./routes/documents.ts";
import { registerGateway } from "./routes/gateway.ts";
import { registerGiftVouchers } from "./routes/gift-vouchers.ts";
import { registerLegalDocuments } from "./routes/legal-documents.ts";
import { registerLists } from "./routes/lists.ts";
import { registerOrderDocuments } from "./routes/order-documents.ts";
import { registerOrders } from "./routes/orders.ts";
import { registerPages } from "./routes/pages.ts";
import { registerPartners } from "./routes/partners.ts";
import { registerPasswords } from "./routes/passwords.ts";
import { registerPeople } from "./routes/people.ts";
import { registerPictures } from "./routes/pictures.ts";
import { registerProgramme } from "./routes/programme.ts";
import { registerRatings } from "./routes/ratings.ts";
import { registerRegistration } from "./routes/registration.ts";
import { registerRepertoire } from "./routes/repertoire.ts";
import { registerResentOrders } from "./routes/resent-orders.ts";
import { registerSearch } from "./routes/search.ts";
import { registerSubscribers } from "./routes/subscribers.ts";
import { registerVenues } from "./routes/venues.ts";
import { registerVouchers } from "./routes/vouchers.ts";
import { registerAdminWithdrawals, registerWithdrawals } from "./routes/withdrawals.ts";
import { DatabaseUnavailable, mayHaveChanged, watchChanges } from "./db/database-unavailable.ts";
import { errorMap } from "./field-errors.ts";
import { storeAnswers } from "./idempotency-store.ts";
import { describeApi } from "./open-api.ts";
import type { Api, RequestVariables, Dependencies } from "./app.ts";
import { InvalidFields, notFound, Refusal, refusalBody } from "./refusal.ts";
import { customersOnly, staffOnly } from "./authentication.ts";

/** The whole HTTP API of the standalone back office. */
export function createApi(tools: Dependencies): Api {
  const app = new OpenAPIHono<RequestVariables>({
    defaultHook: (result) => {
      if (result.success) return;
      // An invalid path parameter (a non-numeric id, an unknown locale) is a 404: no resource has such a path.
      if (result.target === "param") throw notFound();
      throw new InvalidFields(errorMap(result.error));
    },
  });

  app.use(async (context, next) => {
    const header = context.req.header("X-Request-Id");
    const requestId = header && /^[\w.-]{1,128}$/.test(header) ? header : crypto.randomUUID();
    context.set("requestId", requestId);
    context.set("customer", null);
    context.set("who", null);
    await next();
    context.header("X-Request-Id", requestId);
  });
  app.use("/api/*", async (context, next) => {
    await next();
    // Carts and orders are private; the site caches catalogue responses itself, with its own lifetimes.
    if (!context.res.headers.has("Cache-Control")) context.header("Cache-Control", "no-store");
  });
  app.use("/api/*", storeAnswers(tools));
  // Behind `storeAnswers`: the note of a key is no change.
  app.use("/api/*", (_context, next) => watchChanges(next));
  app.use("/api/me/*", customersOnly(tools));
  if (tools.staff.length > 0) app.use("/api/admin/*", staffOnly(tools.staff));

  registerCarts(app, tools);
  registerVouchers(app, tools);
  registerGiftVouchers(app, tools);
  registerLists(app, tools);
  registerCatalogue(app, tools);
  registerPages(app, tools);
  registerLegalDocuments(app, tools);
  registerProgramme(app, tools);
  registerRepertoire(app, tools);
  registerVenues(app, tools);
  registerPeople(app, tools);
  registerBlog(app, tools);
  registerContacts(app, tools);
  registerDocuments(app, tools);
  registerPartners(app, tools);
  registerRatings(app, tools);
  registerSearch(app, tools);
  registerCheckout(app, tools);
  // Before the order of a cart, whose id is any word.
  registerResentOrders(app, tools);
  registerOrders(app, tools);
  registerOrderDocuments(app, tools);
  registerWithdrawals(app, tools);
  registerComplaints(app, tools);
  registerSubscribers(app, tools);
  registerAuth(app, tools);
  registerRegistration(app, tools);
  registerPasswords(app, tools);
  registerAccount(app, tools);
  registerAddresses(app, tools);
  registerCompany(app, tools);
  registerCustomerOrders(app, tools);
  registerAres(app, tools);
  registerGateway(app, tools);
  if (tools.staff.length > 0) {
    registerAdminOrders(app, tools);
    registerAdminStock(app, tools);
    registerAdminVouchers(app, tools);
    registerAdminTickets(app, tools);
    registerAdminPerformances(app, tools);
    registerAdminRatings(app, tools);
    registerAdminWithdrawals(app, tools);
    registerAdminComplaints(app, tools);
    registerAdminLog(app, tools);
  }
  registerPictures(app);
  describeApi(app);

  app.notFound((context) => context.json(refusalBody(notFound()), 404));
  app.onError((error, context) => {
    if (error instanceof InvalidFields) {
      return context.json({ message: "Zkontrolujte prosím vyplněné údaje.", errors: error.errors }, 422);
    }
    // The outage was logged once already; a line for every failed request would flood the log.
    if (error instanceof DatabaseUnavailable) {
      // A read may be sent again at once.
      const isUndone = context.req.method !== "GET" && !mayHaveChanged();
      const headers = isUndone ? { "Retry-After": "1" } : undefined;
      return context.json(refusalBody(new Refusal(503, "database_away")), 503, headers);
    }
    if (error instanceof Refusal) return context.json(refusalBody(error), error.status);
    if (error instanceof HTTPException && error.status < 500) {
      return context.json(refusalBody(new Refusal(400, "bad_request")), 400);
    }
    if (hasUnstorableText(error)) {
      const refusal = context.req.method === "GET" ? notFound() : new Refusal(400, "bad_request");
      return context.json(refusalBody(refusal), refusal.status);
    }
    tools.log.error("standalone.failed", { id: context.get("requestId"), method: context.req.method }, error);
    return context.json({ status: 500, error: "server_error", message: "Něco se nepovedlo." }, 500);
  });
  return app;
}

/** PostgreSQL stores no NUL character, neither in text nor in JSON, so no stored name can contain one. */
function hasUnstorableText(error: Error): boolean {
  return "code" in error && (error.code === "22021" || error.code === "22P05");
}
