import { z } from "zod";

// Guarantees of docs/upstream-api.md for a reader: the required fields and no more. Written independently of the
// standalone back office's own schemas, so that the two can disagree.

const reference = z.object({ id: z.number(), name: z.string(), slug: z.string() });
const taxRate = z.object({ rate: z.number().min(0).max(100) });

const card = z.object({
  ...reference.shape,
  price: z.number().min(0),
  price_sale: z.number().nullable(),
  is_price_sale_active: z.boolean(),
  tax_rate: taxRate,
  main_image: z.string().nullable(),
  default_category: reference.nullable(),
});

const menuLink = z.object({ text: z.string(), link: z.string() });

const instant = z.iso.datetime({ offset: true });

/** Of a ticket's line: the site cannot tell one without it from goods. */
const evening = z.object({
  id: z.number().int().positive(),
  title: z.string().min(1),
  starts_at: instant,
  previous_starts_at: instant.optional(),
  venue: z.string().nullish(),
});

export const cart = z.object({
  id: z.string().min(21),
  tempId: z.string().min(21),
  version: z.union([z.number(), z.string().min(1).max(200)]).optional(),
  items: z.array(
    z.object({
      product: card,
      variant: z.unknown(),
      quantity: z.number().int().positive(),
      performance: evening.nullish(),
      seats: z.array(z.object({ row: z.string().min(1), seat: z.number().int().positive() })).optional(),
      is_together: z.boolean().optional(),
    }),
  ),
  vouchers: z.array(
    z.object({
      voucher_id: z.number(),
      code: z.string(),
      voucher_type: z.enum(["amount", "percent"]),
      value: z.number(),
      kind: z.enum(["gift", "promo"]).optional(),
      refusal: z.object({ error: z.string(), value: z.number().optional() }).nullish(),
    }),
  ),
});

export const voucherBalance = z.object({
  code: z.string(),
  kind: z.literal("gift"),
  value: z.number().min(0),
  balance: z.number().min(0),
  valid_until: z.iso.datetime({ offset: true }).nullable(),
  state: z.enum(["active", "spent", "expired"]),
});

export const withdrawal = z.object({
  reference: z.string().min(1),
  received_at: z.iso.datetime({ offset: true }),
  email: z.enum(["waiting", "sent", "failed"]).nullish(),
});

export const changed = z.object({
  product: card,
  quantity: z.number().int(),
  original_quantity: z.number().int(),
});

/** A list by itself or under `data`: a reader accepts both. */
function listOf(/** @type {z.ZodType} */ item) {
  return z.union([z.object({ data: z.array(item) }), z.array(item)]);
}

/** Values of a filter, each with the number of products it would give. */
function listed(/** @type {z.ZodRawShape} */ shape) {
  return z.array(z.object({ ...shape, count: z.number().int() }));
}

/** `value` is JSON or JSON text. */
function settingValue(/** @type {unknown} */ value) {
  return typeof value === "string" ? JSON.parse(value) : value;
}

const settings = z
  .array(z.object({ name: z.string(), value: z.unknown() }))
  .superRefine((entries, context) => {
    const menus = { topmenu: z.array(menuLink), bottommenu: z.array(z.object({ links: z.array(menuLink) })) };
    for (const [name, shape] of Object.entries(menus)) {
      const entry = entries.find((one) => one.name === name);
      const isRight = entry !== undefined && shape.safeParse(settingValue(entry.value)).success;
      if (!isRight) context.addIssue({ code: "custom", message: `${name} is missing or has another shape` });
    }
  });

const banner = z.object({ title: z.string(), path: z.string(), image: z.string().nullable() });

const named = z.object({ slug: z.string(), name: z.string() });
const range = z.object({ from: z.number(), to: z.number() });

const ticketKey = z.union([z.number().int().positive(), z.string().min(1)]);

/** What the shop sells of a performance. */
const tickets = z.object({
  product_id: ticketKey,
  max_per_order: z.number().int().positive().nullish(),
  categories: z
    .array(
      z.object({
        variant_id: ticketKey,
        name: z.string().min(1),
        price: z.number().min(0),
        tax_rate: taxRate,
        free: z.number().int().min(0).nullish(),
        note: z.string().nullish(),
        needs_proof: z.union([z.string(), z.literal(true)]).nullish(),
        concession_of: ticketKey.nullish(),
        is_access: z.boolean().nullish(),
      }),
    )
    .min(1),
});

export const performance = z.object({
  id: z.number().int().positive(),
  title: z.string().min(1),
  production: z.object({ slug: z.string(), title: z.string() }).nullable(),
  starts_at: instant,
  previous_starts_at: instant.optional(),
  ends_at: instant.nullable(),
  venue: named,
  state: z.string(),
  ticket_url: z.string().nullable(),
  price: range.nullable(),
  tickets: tickets.nullish(),
  labels: z.array(z.string()),
  access: z.array(z.string()),
  audience: z.array(z.string()),
  updated_at: instant.optional(),
  cast: z.array(z.object({ role: z.string(), name: z.string() })),
});

const production = z.object({
  slug: z.string(),
  title: z.string().min(1),
  genre: named.nullable(),
  venue: named.nullable(),
  perex: z.string(),
  image: z.string().nullable(),
  state: z.enum(["current", "coming", "ended"]),
  premiere: z.iso.date().nullable(),
  derniere: z.iso.date().nullable(),
  price: range.nullable(),
  rating: z.object({ average: z.number(), count: z.number() }).nullable(),
});

const person = z.object({ ...reference.shape, surname: z.string(), group: named });

const priced = {
  id: z.number(),
  name: z.string(),
  price: z.number().min(0),
  tax_rate: taxRate,
};

const articleCard = z.object({
  id: z.union([z.number(), z.string()]).nullish(),
  slug: z.string(),
  title: z.string(),
  perex: z.string(),
  date: z.string(),
  kind: z.enum(["news", "post"]),
});

const download = z.object({
  title: z.string(),
  file: z.string(),
  size: z.number().int().positive(),
  date: z.string(),
});

/**
 * Calls that only read: the path, and the shape of the answer.
 * @type {readonly { path: string, status: number, shape: z.ZodType, isExtra?: boolean }[]}
 */
export const reads = [
  {
    path: "/api/lists/currencies",
    status: 200,
    shape: listOf(z.object({ id: z.number(), code: z.string(), is_default: z.boolean() })),
  },
  {
    path: "/api/lists/countries",
    status: 200,
    shape: listOf(z.object({ code: z.string().length(2), name: z.string() })),
  },
  { path: "/api/catalog/category/cs", status: 200, shape: listOf(reference) },
  { path: "/api/settings/cs", status: 200, shape: z.union([settings, z.object({ data: settings })]) },
  { path: "/api/blog/categories/list", status: 200, shape: listOf(reference) },
  {
    path: "/api/poster/all/cs",
    status: 200,
    shape: z.union([
      z.object({ data: z.record(z.string(), z.array(banner)) }),
      z.record(z.string(), z.array(banner)),
    ]),
  },
  { path: "/api/me", status: 401, shape: z.unknown() },
  { path: "/api/cart/cs", status: 401, shape: z.unknown() },
  {
    path: "/api/cart/anonymous/cs/0000000000000000000000",
    status: 404,
    shape: z.object({ error: z.string() }),
  },
  { path: "/api/brands/cs", status: 200, shape: listOf(reference), isExtra: true },
  {
    path: "/api/products/cs?page=1&per_page=3",
    status: 200,
    shape: z.object({
      data: z.array(card).max(3),
      meta: z.object({ total: z.number(), page: z.literal(1), pages: z.number().min(1) }),
    }),
    isExtra: true,
  },
  {
    path: "/api/products/cs?per_page=1&attribute=Neni:nic&attribute=Neni:nikde&brand=neni&brand=nikde",
    status: 200,
    shape: z.object({
      data: z.array(card).max(0),
      facets: z.object({
        categories: listed({ id: z.number(), name: z.string() }),
        brands: listed({ slug: z.string(), name: z.string() }),
        availability: listed({ code: z.string() }),
        sale: z.object({ count: z.number().int() }),
        price: z.object({ min: z.number(), max: z.number() }),
        attributes: z.array(z.object({ name: z.string(), values: listed({ value: z.string() }) })).optional(),
      }),
    }),
    isExtra: true,
  },
  { path: "/api/products/cs/2147483647", status: 404, shape: z.object({ error: z.string() }), isExtra: true },
  { path: "/api/programme/cs", status: 200, shape: listOf(performance), isExtra: true },
  {
    path: "/api/programme/cs?from=2000-01-01&to=2000-01-31",
    status: 200,
    shape: z.union([z.object({ data: z.array(performance).max(0) }), z.array(performance).max(0)]),
    isExtra: true,
  },
  { path: "/api/repertoire/cs", status: 200, shape: listOf(production), isExtra: true },
  {
    path: "/api/repertoire/cs/takovy-titul-nehrajeme",
    status: 404,
    shape: z.object({ error: z.string() }),
    isExtra: true,
  },
  {
    path: "/api/venues/cs",
    status: 200,
    shape: listOf(z.object({ ...named.shape, step_free: z.boolean(), description: z.string() })),
    isExtra: true,
  },
  { path: "/api/people/cs", status: 200, shape: listOf(person), isExtra: true },
  { path: "/api/people/cs/2147483647", status: 404, shape: z.object({ error: z.string() }), isExtra: true },
  {
    path: "/api/deliveries/cs",
    status: 200,
    shape: listOf(z.object({ ...priced, requires_address: z.boolean(), requires_branch: z.boolean() })),
    isExtra: true,
  },
  {
    path: "/api/payments/cs",
    status: 200,
    shape: listOf(z.object({ ...priced, kind: z.string(), rounds_to_crowns: z.boolean().optional() })),
    isExtra: true,
  },
  {
    path: "/api/branches/cs",
    status: 200,
    shape: listOf(z.object({ id: z.number(), delivery_id: z.number(), name: z.string(), city: z.string() })),
    isExtra: true,
  },
  {
    path: "/api/pages/cs/obchodni-podminky",
    status: 200,
    shape: z.object({ data: z.object({ slug: z.string(), title: z.string(), body: z.string() }) }),
    isExtra: true,
  },
  {
    path: "/api/search/cs?q=d%C3%A1rek&limit=2",
    status: 200,
    shape: z.object({
      data: z.object({
        groups: z.array(
          z.object({ kind: z.string(), total: z.number().int().min(1), items: z.array(z.unknown()).max(2) }),
        ),
      }),
    }),
    isExtra: true,
  },
  {
    path: "/api/blog/cs?page=1&per_page=2",
    status: 200,
    shape: z.object({
      data: z.array(articleCard).max(2),
      meta: z.object({ total: z.number(), page: z.literal(1), pages: z.number().min(1) }),
    }),
    isExtra: true,
  },
  { path: "/api/blog/cs/neni-tu", status: 404, shape: z.object({ error: z.string() }), isExtra: true },
  {
    path: "/api/contacts/cs",
    status: 200,
    shape: listOf(
      z.object({
        slug: z.string(),
        name: z.string(),
        kind: z.string(),
        people: z.array(z.object({ name: z.string() })),
      }),
    ),
    isExtra: true,
  },
  {
    path: "/api/legal-documents",
    status: 200,
    shape: listOf(
      z.object({
        id: z.number().int(),
        kind: z.enum(["terms", "withdrawal", "complaints", "vouchers"]),
        title: z.string(),
        valid_from: z.string(),
      }),
    ),
    isExtra: true,
  },
  {
    path: "/api/legal-documents/999999",
    status: 404,
    shape: z.object({ error: z.string() }),
    isExtra: true,
  },
  {
    path: "/api/documents/cs",
    status: 200,
    shape: listOf(download.extend({ group: z.string() })),
    isExtra: true,
  },
  {
    path: "/api/annual-reports/cs",
    status: 200,
    shape: listOf(download.extend({ year: z.number().int() })),
    isExtra: true,
  },
  {
    path: "/api/partners/cs",
    status: 200,
    shape: listOf(z.object({ name: z.string(), level: z.enum(["main", "partner"]) })),
    isExtra: true,
  },
  {
    path: "/api/ratings/cs?per_page=2",
    status: 200,
    shape: z.object({
      data: z.array(
        z.object({ id: z.number(), stars: z.number().min(1).max(5), name: z.string(), date: z.string() }),
      ),
      meta: z.object({ total: z.number() }),
    }),
    isExtra: true,
  },
  {
    path: "/api/ratings/cs/summary",
    status: 200,
    shape: z.object({
      data: z.object({
        average: z.number().nullable(),
        count: z.number(),
        distribution: listed({ stars: z.number() }),
      }),
    }),
    isExtra: true,
  },
  { path: "/api/orders", status: 401, shape: z.unknown(), isExtra: true },
  { path: "/api/me/addresses", status: 401, shape: z.unknown(), isExtra: true },
  { path: "/api/me/company", status: 401, shape: z.unknown(), isExtra: true },
  { path: "/api/me/newsletter", status: 401, shape: z.unknown(), isExtra: true },
  {
    path: "/api/auth/password/reset/0000000000000000000000",
    status: 404,
    shape: z.object({ error: z.string() }),
    isExtra: true,
  },
  { path: "/api/ares/00000028", status: 404, shape: z.object({ error: z.string() }), isExtra: true },
  {
    path: "/api/orders/1/0000000000000000000000/documents/FV26-00001",
    status: 404,
    shape: z.object({ error: z.string() }),
    isExtra: true,
  },
  {
    path: "/api/orders/1/0000000000000000000000/tickets",
    status: 404,
    shape: z.object({ error: z.string() }),
    isExtra: true,
  },
  {
    path: "/api/orders/summary/1/0000000000000000000000",
    status: 404,
    shape: z.object({ error: z.string() }),
    isExtra: true,
  },
];

const page = z.object({ total: z.number(), page: z.literal(1), pages: z.number().min(1) });
const kinds = {
  payment_kind: z.enum(["card", "transfer", "cod", "desk"]),
  payment_state: z.enum(["unpaid", "pending", "paid", "failed"]),
  delivery_kind: z.enum(["pickup", "parcel", "email"]),
};

/** Readings of staff, by path. */
export const staffReads = {
  "/api/admin/orders?per_page=2": z.object({
    data: z
      .array(
        z.object({
          code: z.string(),
          date: instant,
          name: z.string(),
          email: z.string(),
          state: z.string(),
          ...kinds,
          total: z.number(),
          to_pay: z.number(),
        }),
      )
      .max(2),
    meta: page,
  }),
  "/api/admin/log?per_page=2": z.object({
    data: z
      .array(
        z.object({
          date: instant,
          who: z.string(),
          action: z.string(),
          subject: z.string(),
          detail: z.object(),
        }),
      )
      .max(2),
    meta: page,
  }),
  "/api/admin/withdrawals?per_page=2": z.object({
    data: z
      .array(
        z.object({
          reference: z.string(),
          received_at: instant,
          order_code: z.string(),
          order: z.string().nullable(),
          name: z.string(),
          email: z.string(),
          items: z.array(z.object({ name: z.string(), quantity: z.number() })).nullable(),
          account: z.string().nullable(),
          note: z.string().nullable(),
          receipt: z.enum(["waiting", "sent", "failed"]).nullable(),
        }),
      )
      .max(2),
    meta: page,
  }),
  "/api/admin/complaints?per_page=2": z.object({
    data: z
      .array(z.object({ reference: z.string(), state: z.string(), name: z.string(), email: z.string() }))
      .max(2),
    meta: z.object({ total: z.number() }),
  }),
  "/api/admin/rating-reports": z.object({
    data: z.array(z.object({ id: z.number(), reference: z.string(), rating: z.object({ id: z.number() }) })),
  }),
  "/api/admin/ratings": z.object({
    data: z.array(z.object({ id: z.number(), email: z.string().nullable() })),
  }),
};

/** Calls of staff for things that do not exist: method, path, body. */
export const staffMisses = /** @type {const} */ ([
  ["GET", "/api/admin/orders/neni", undefined],
  ["POST", "/api/admin/orders/neni/paid", undefined],
  ["POST", "/api/admin/orders/neni/ready", undefined],
  ["POST", "/api/admin/orders/neni/shipped", { parcel_number: "1" }],
  ["POST", "/api/admin/orders/neni/cancelled", { reason: null }],
  ["POST", "/api/admin/orders/neni/refunded", undefined],
  ["GET", "/api/admin/stock/2147483647", undefined],
  ["PUT", "/api/admin/stock/2147483647", { variant: null, stock: 1 }],
  ["POST", "/api/admin/vouchers/lookup", { code: "TENTO-KOD-NEEXISTUJE" }],
  ["POST", "/api/admin/vouchers/debit", { code: "TENTO-KOD-NEEXISTUJE", amount: 1, note: null }],
  ["POST", "/api/admin/tickets/admit", { code: "tato-vstupenka-neni" }],
  ["GET", "/api/admin/performances/2147483647/guest-list", undefined],
  ["POST", "/api/admin/performances/2147483647/cancelled", { reason: null }],
  ["POST", "/api/admin/performances/2147483647/moved", { starts_at: "2030-12-05T19:00" }],
  ["GET", "/api/admin/complaints/neni", undefined],
  ["POST", "/api/admin/complaints/neni/closed", { result: "accepted", manner: "Nic." }],
  ["POST", "/api/admin/ratings/2147483647/published", undefined],
  ["POST", "/api/admin/rating-reports/2147483647/decided", { decision: "kept", grounds: "Nic." }],
]);

const place = { street: z.string(), city: z.string(), zip: z.string(), country: z.string().length(2) };

/** A customer's own data, by path; each under `data`. */
export const customerReads = {
  "/api/me": z.object({
    id: z.number().int().positive(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    phone: z.string().nullable(),
    scope: z.union([z.array(z.string()), z.record(z.string(), z.boolean())]),
  }),
  "/api/me/newsletter": z.object({ subscribed: z.boolean() }),
  "/api/me/complaints": z.array(
    z.object({
      reference: z.string(),
      received_at: instant,
      decide_by: z.iso.date(),
      order: z.string(),
      item: z.string(),
      state: z.enum(["open", "accepted", "rejected"]),
      settled_at: instant.nullable(),
      manner: z.string().nullable(),
    }),
  ),
  "/api/me/tickets": z.array(
    z.object({
      performance: z.object({
        id: z.number().int(),
        title: z.string(),
        starts_at: instant,
        previous_starts_at: instant.optional(),
        venue: z.string(),
      }),
      seats: z.array(z.string()),
      order: z.object({ id: z.number().int(), hash: z.string(), code: z.string() }),
    }),
  ),
  "/api/me/addresses": z.array(
    z.object({
      id: z.number().int().positive(),
      first_name: z.string(),
      last_name: z.string(),
      ...place,
      phone: z.string().nullable(),
      is_default: z.boolean(),
    }),
  ),
  "/api/me/company": z
    .object({ name: z.string(), ico: z.string(), dic: z.string().nullable(), ...place })
    .nullable(),
  "/api/orders?q=&page=1&per_page=2": z
    .array(
      z.object({
        id: z.number().int().positive(),
        code: z.string(),
        hash: z.string().min(21),
        date: instant,
        total: z.number().min(0),
        state: z.string(),
        state_label: z.string(),
        is_payable: z.boolean(),
        is_withdrawable: z.boolean().optional(),
      }),
    )
    .max(2),
};

/** One product with all fields that the detail page needs. */
export const detail = z.object({
  data: z.object({
    ...card.shape,
    description: z.string().nullable(),
    images: z.array(z.object({ image: z.string() })),
    variants: z.array(z.object({ id: z.number(), name: z.string(), price: z.number() })),
    performance: z.object({ id: z.number().int().positive() }).nullish(),
  }),
});

/** What an order says of its tickets and of the time to pay them. */
export const orderOfTickets = z.object({
  data: z.object({
    lines: z.array(
      z.object({
        product_id: z.number(),
        quantity: z.number().int(),
        performance: evening.nullish(),
        seats: z.array(z.string().min(1)).nullish(),
      }),
    ),
    payment: z.object({ pay_by: z.iso.date().nullish(), pay_until: instant.nullish() }),
    tickets_available: z.boolean().optional(),
  }),
});

/**
 * Sends one of `reads` and returns the errors of the answer; none when it fits.
 * @param {(request: Request) => Promise<Response>} fetch
 * @param {string} base
 * @param {typeof reads[number]} read
 * @returns {Promise<string[]>}
 */
export async function check(fetch, base, { path, status, shape }) {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(
      new Request(`${base}${path}`, {
        headers: { Accept: "application/json" },
        redirect: "manual",
        signal: AbortSignal.timeout(10_000),
      }),
    );
  } catch (error) {
    return [`no answer (${error instanceof Error ? error.message : "unknown"})`];
  }
  const text = await response.text();
  if (response.status !== status) return [`status ${response.status} instead of ${status}`];
  try {
    const parsed = shape.safeParse(text === "" ? undefined : JSON.parse(text));
    return parsed.success ? [] : z.prettifyError(parsed.error).split("\n");
  } catch {
    return ["the answer is no JSON"];
  }
}
