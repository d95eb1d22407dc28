import { LinearRouter } from "hono/router/linear-router";
import { getPath } from "hono/utils/url";
import type { Dependencies } from "./app.ts";
import type { Priced, Route } from "./route.ts";
import { accountRoutes } from "./routes/account.ts";
import { addressesRoutes } from "./routes/addresses.ts";
import { adminComplaintsRoutes } from "./routes/admin-complaints.ts";
import { adminLogRoutes } from "./routes/admin-log.ts";
import { adminOrdersRoutes } from "./routes/admin-orders.ts";
import { adminPerformancesRoutes } from "./routes/admin-performances.ts";
import { adminRatingsRoutes } from "./routes/admin-ratings.ts";
import { adminStockRoutes } from "./routes/admin-stock.ts";
import { adminTicketsRoutes } from "./routes/admin-tickets.ts";
import { adminVouchersRoutes } from "./routes/admin-vouchers.ts";
import { aresRoutes } from "./routes/ares.ts";
import { authRoutes } from "./routes/auth.ts";
import { blogRoutes } from "./routes/blog.ts";
import { cartsRoutes } from "./routes/carts.ts";
import { catalogueRoutes } from "./routes/catalogue.ts";
import { checkoutRoutes } from "./routes/checkout.ts";
import { companyRoutes } from "./routes/company.ts";
import { complaintsRoutes } from "./routes/complaints.ts";
import { contactsRoutes } from "./routes/contacts.ts";
import { customerOrdersRoutes } from "./routes/customer-orders.ts";
import { documentsRoutes } from "./routes/documents.ts";
import { gatewayRoutes } from "./routes/gateway.ts";
import { giftVouchersRoutes } from "./routes/gift-vouchers.ts";
import { legalDocumentsRoutes } from "./routes/legal-documents.ts";
import { listsRoutes } from "./routes/lists.ts";
import { orderDocumentsRoutes } from "./routes/order-documents.ts";
import { ordersRoutes } from "./routes/orders.ts";
import { pagesRoutes } from "./routes/pages.ts";
import { partnersRoutes } from "./routes/partners.ts";
import { passwordsRoutes } from "./routes/passwords.ts";
import { peopleRoutes } from "./routes/people.ts";
import { programmeRoutes } from "./routes/programme.ts";
import { ratingsRoutes } from "./routes/ratings.ts";
import { registrationRoutes } from "./routes/registration.ts";
import { repertoireRoutes } from "./routes/repertoire.ts";
import { resentOrdersRoutes } from "./routes/resent-orders.ts";
import { searchRoutes } from "./routes/search.ts";
import { subscribersRoutes } from "./routes/subscribers.ts";
import { venuesRoutes } from "./routes/venues.ts";
import { vouchersRoutes } from "./routes/vouchers.ts";
import { adminWithdrawalsRoutes, withdrawalsRoutes } from "./routes/withdrawals.ts";

/** The calls for visitors and customers; the first that fits a path answers it. */
const routes: readonly Route[] = [
  ...cartsRoutes,
  ...vouchersRoutes,
  ...giftVouchersRoutes,
  ...listsRoutes,
  ...catalogueRoutes,
  ...pagesRoutes,
  ...legalDocumentsRoutes,
  ...programmeRoutes,
  ...repertoireRoutes,
  ...venuesRoutes,
  ...peopleRoutes,
  ...blogRoutes,
  ...contactsRoutes,
  ...documentsRoutes,
  ...partnersRoutes,
  ...ratingsRoutes,
  ...searchRoutes,
  ...checkoutRoutes,
  // Before the order of a cart, whose id matches any word.
  ...resentOrdersRoutes,
  ...ordersRoutes,
  ...orderDocumentsRoutes,
  ...withdrawalsRoutes,
  ...complaintsRoutes,
  ...subscribersRoutes,
  ...authRoutes,
  ...registrationRoutes,
  ...passwordsRoutes,
  ...accountRoutes,
  ...addressesRoutes,
  ...companyRoutes,
  ...customerOrdersRoutes,
  ...aresRoutes,
];

const staffRoutes: readonly Route[] = [
  ...adminOrdersRoutes,
  ...adminStockRoutes,
  ...adminVouchersRoutes,
  ...adminTicketsRoutes,
  ...adminPerformancesRoutes,
  ...adminRatingsRoutes,
  ...adminWithdrawalsRoutes,
  ...adminComplaintsRoutes,
  ...adminLogRoutes,
];

const all = [...routes, ...gatewayRoutes, ...staffRoutes];

/** The routes of an API: staff calls only if it has staff, the gateway only in the demonstration. */
export function routesFor({ staff, isDemo }: Pick<Dependencies, "staff" | "isDemo">): readonly Route[] {
  return [...routes, ...(isDemo ? gatewayRoutes : []), ...(staff.length > 0 ? staffRoutes : [])];
}

/** What a call costs; null: no such call. If two routes match, the first one counts, as in the API. */
export function priceOf(request: Request): Priced | null {
  // The router decodes the path, too.
  return table.match(request.method === "HEAD" ? "GET" : request.method, getPath(request))[0][0]?.[0] ?? null;
}

const table = new LinearRouter<Route>();
for (const route of all)
  table.add(route.method.toUpperCase(), route.path.replaceAll(/\{(\w+)\}/g, ":$1"), route);
