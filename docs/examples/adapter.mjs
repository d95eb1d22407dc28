// @ts-check
/**
 * An adapter of a whole back office, "Kulisa", whose API has other paths, names, units, pages and errors than the one
 * that the site speaks (docs/upstream-api.md). Copy it, change it, and name the copy in UPSTREAM_ADAPTER;
 * docs/connecting.md explains its parts. tests/connected/ runs the site with it before such a back office.
 * @import { Adapter, AskOptions, Call, Query } from "../../server/upstream/adapter.d.ts"
 * @typedef {(call: Call) => any} CallFunction
 */

/**
 * The site's records, a word for each field: `name`, `ours:theirs`, or `ours:theirs:unit` with one of these records or
 * of the units below; `unit[]` for a list. Theirs may be a path, `tickets.sale`, or empty for their whole record.
 * `...record` includes the fields of another one.
 * @type {Record<string, string>}
 */
const records = {
  named: "slug:code name:label logo count:items",
  titled: "slug:code title:name",
  price: "price:gross:net price_sale:now:net is_price_sale_active:now:isAny lowest_price_30d:cheapest30:net",
  category: "id:no name:label slug:code description:about image:photo count:items",
  availability: "code:pieces:stock quantity:pieces",
  variant: "id:no name:label availability::availability ...price",
  card: `id:no name:label slug:code delivered_by_email:byMail main_image:photos.0 brand:maker:named ...price
    default_category:cat:category tax_rate:vat:rate availability::availability is_new:since:isNew
    has_variants:options.length:isAny`,
  product: "...card perex:lead description:text images:photos variants:options:variant[] attributes:specs",
  voucher: "voucher_id:id code:coupon discount:less:crowns voucher_type:kind:kind value::voucherValue",
  filters: `cat:category maker:brand offer:list sale order:sort:ordering from:price_min:hellers to:price_max:hellers`,
  line: "product:item:card variant:option:variant quantity:pieces note:remark",
  theirLine: "item:id option:variantId pieces:quantity remark:note",
  changedLine:
    "quantity:entry.pieces original_quantity:before product:entry.item:named variant:entry.option:named",
  cart: "id tempId:id items:entries:line[] vouchers:coupons:voucher[]",
  fee: "id:no name:label description:about tax_rate:vat:rate price:cents:net",
  delivery: "...fee free_from:freeFrom:crowns payments:pays requires_address:toDoor requires_branch:toPoint",
  branch: "id:no delivery_id:shipping name:label street:road city:town opening_hours:open",
  // Customers and their orders; what begins with `their` is the reverse.
  user: "id:no email:mail first_name:given last_name:family phone:mobile scope:rights subscribed:newsletter",
  place: "first_name:given last_name:family street:road city:town zip:postcode country:iso phone:mobile",
  theirName: "given:first_name family:last_name mobile:phone",
  theirPlace: "...theirName road:street town:city postcode:zip iso:country",
  address: "...place id:no is_default:main",
  theirAddress: "...theirPlace main:is_default",
  firm: "...place name ico:taxNo dic:vatNo",
  theirFirm: "...theirPlace name taxNo:ico vatNo:dic",
  orderRow:
    "...placed date:at:instant total:cents:crowns is_payable:payable state:step:state state_label:stepName",
  orderLine: `product_id:item.no name:item.label slug:item.code category_slug:item.cat.code image:item.photos.0
    delivered_by_email:item.byMail variant_id:option.no variant_name:option.label quantity:pieces note:remark
    tax_rate:item.vat:rate unit_gross:each:crowns original_unit_gross:eachBefore:crowns total:sum:crowns`,
  orderDelivery: "name:ship.label gross:fees.ship:crowns branch:point.label",
  orderPayment: "name:pay.label kind:pay.way:way gross:fees.pay:crowns payment_url:payAt state:money",
  tax: "rate base:base:crowns tax:tax:crowns",
  order: `...orderRow email:mail phone:mobile name::fullName note:remark address:billing:place
    delivery_address:shipTo:place company:firm:firm lines:entries:orderLine[] vouchers:coupons:voucher[]
    delivery::orderDelivery payment::orderPayment vat:taxes:tax[]`,
  theirOrder: `...theirName basket:cartId mail:email shipping:delivery_id payment:payment_id point:branch_id
    billing:address:theirPlace shipTo:delivery_address:theirPlace firm:company:theirFirm remark:note newsletter
    expectedCents:expected_total:hellers returnTo:return_url`,
  placed: "id:no code hash:secret payment_url:payAt",
  // The theatre and its news
  production: `id:no slug:code title:name author:by perex:teaser image:poster premiere:opened derniere:closed
    length_minutes:minutes intervals:breaks age_from:minAge genre:kind:named venue:house:named state:phase:phase
    rating:score:rating price::range`,
  wholeProduction: `...production description:text images:photos:photo[] cast:parts:role[] team:crew:role[]
    quotes:press:quote[]`,
  photo: "image:file caption:says credit:by",
  quote: "text:says source:from date:on url",
  role: "role:as people:who:actor[]",
  actor: "name::fullName person::person",
  person: "id:no slug:code name::fullName",
  artist: "...person surname:family function:job image:photo bio:cv group:troupe:named roles:parts:part[]",
  part: "role:as kind:side production:play:production",
  performance: `id:no title:play.name note:remark production:play:production starts_at:begins:instant
    ends_at:ends:instant venue:house:house state:tickets.sale:sale ticket_url:tickets.buyAt price:tickets:range
    labels:marks:mark[] access:marks:mark[] cast:who:actor[]`,
  house: "...named step_free:ramp",
  venue: "...house capacity:seats description:about zones:bands:zone[]",
  zone: "name:label price:cents:crowns",
  review: "id:no text name:who answer:reply date:at:instant production:play:titled stars:points",
  theirReview: "play:production text who:name mail:email points:stars link:confirm_url:link",
  rating: "average:points count:votes",
  score: "...titled average:score.points count:score.votes distribution:counts:count[]",
  scores: "...score productions:plays:score[]",
  count: "stars count:votes",
  article: "slug:code title:head perex:lead image:photo date:at:instant category:topic:named",
  wholeArticle: "...article body:text author:by production:play:titled related:more:article[]",
  page: "slug:code title:head body:text updated_at:at:instant",
  contact: `slug:code name:label description:about street:road zip:postcode city:town opening_hours:open email:mail
    phone kind:sort latitude:at.0 longitude:at.1 people:staff:colleague[]`,
  colleague: "name function:job email:mail phone image:photo",
  document: "title:name group:shelf file:path size:bytes date:on",
  sponsor: "name url logo level:grade",
  currency: "id:no code:iso is_default:home rate:worth symbol_after:after",
  country: "code:iso name:label",
  theatre: "...place name claim:motto ico:taxNo dic:vatNo phone email:mail",
  menu: "text:says link:to leave:blank submenu:below:menu[]",
  footer: "title:head links:links:menu[]",
  banner: "title:head text:says url:to url_text:button image:file path:shelf",
};

/** Words of theirs with those of the site, `theirs:ours`; another word stays as it is, and the site ignores it. */
const codes = (/** @type {string} */ words) => {
  const table = new Map([...words.matchAll(/([^\s:]+):(\S+)/g)].map(([, theirs, ours]) => [theirs, ours]));
  return (/** @type {any} */ word) => table.get(word) ?? word;
};

/** Mappings of values, which are never null, of records. @type {Record<string, (value: any, of: any) => unknown>} */
const units = {
  // Their money is gross hellers. Net crowns have four decimals, so that the site's gross price is theirs.
  net: (hellers, { vat }) => Math.round((hellers * 100) / (1 + vat / 100)) / 10_000,
  crowns: (hellers) => hellers / 100,
  hellers: (crowns) => Math.round(Number(crowns) * 100),
  range: ({ fromCents, toCents }) => fromCents && { from: fromCents / 100, to: toCents / 100 },
  rate: (rate) => ({ rate }),
  instant: (seconds) => new Date(seconds * 1000).toISOString(),
  isAny: Boolean,
  isNew: (since) => Date.now() - Date.parse(since) < 60 * 86_400_000,
  fullName: ({ given, family }) => `${given} ${family}`,
  stock: (pieces) => (pieces > 4 ? "in_stock" : pieces ? "last_pieces" : "sold_out"),
  kind: codes("share:percent fixed:amount"),
  voucherValue: ({ kind, amount }) => (kind === "share" ? amount : amount / 100),
  state: codes("received:new packed:processing"),
  way: codes("online:card delivery:cod counter:desk"),
  phase: codes("running:current planned:coming over:ended"),
  sale: codes("open:on_sale last:few_left gone:sold_out soon:presale_soon off:cancelled"),
  mark: codes("surtitles-en:en_surtitles"),
  ordering: codes("cheapest:price dearest:-price newest:-since name:label"),
  settings: ({ house, nav, foot, social, popup }) => [
    { name: "theatre", value: as("theatre", house) },
    { name: "topmenu", value: as("menu[]", nav) },
    { name: "bottommenu", value: as("footer[]", foot) },
    { name: "social", value: as("menu[]", social) },
    { name: "intropopup", value: { active: popup === "on" } },
  ],
  link: (template) => template.replace(/\{\w+\}$/, "{code}"), // of an e-mail: {hash} or {token} in the site's
};

/** A value in a unit; a record of theirs as one of the site's. @type {(unit: string, value: any, of?: any) => any} */
function as(unit, value, of) {
  if (value === null || value === undefined) return null;
  if (unit.endsWith("[]")) return value.map((/** @type {any} */ one) => as(unit.slice(0, -2), one, of));
  const words = records[unit];
  return words === undefined ? units[unit]?.(value, of) : mapped(words, value);
}
/** @type {(words: string, one: any) => any} */
function mapped(words, one) {
  const fields = [...words.matchAll(/\S+/g)].map(([word]) => {
    const [to = "", from = to, unit] = word.split(":");
    if (to.startsWith("...")) return as(to.slice(3), one);
    const value = from.split(".").reduce((inside, name) => (name ? inside?.[name] : inside), one) ?? null;
    return { [to]: unit ? as(unit, value, one) : value };
  });
  return Object.assign({}, ...fields);
}
/**
 * A request of theirs, by a path with names of `call.params`; their refusal is one of the site's.
 * @type {(call: Call, method: AskOptions["method"], path: string, options?: AskOptions) => Promise<any>}
 */
async function request(call, method, path, options) {
  const { status, body } = await call.ask(path, { method, ...options });
  if (status < 300) return body;
  const { status: ours = status, body: refused = body } = refusal({ body });
  throw Response.json(refused ?? null, { status: ours });
}
/** One record, under a name. @type {(path: string, name: string, unit: string, words?: string) => CallFunction} */
const one =
  (path, name, unit, words = "") =>
  async (call) => {
    const theirs = await request(call, "GET", path, { query: mapped(words, call.params) });
    return as(unit, theirs[name]);
  };
/**
 * A list, of all their pages, of which the site's own page is cut out.
 * @type {(path: string, unit: string, words?: string, response?: (all: any[], call: Call) => any) => CallFunction}
 */
const list =
  (path, unit, words = "", response = (all) => as(`${unit}[]`, all)) =>
  async (call) => {
    const { page = 1, per_page: perPage = Infinity, ...params } = call.params;
    const all = response(await entriesOf(call, path, mapped(words, params)), call);
    if (!Array.isArray(all)) return all;
    const pages = Math.max(1, Math.ceil(all.length / perPage));
    const data = page === 1 ? all.slice(0, perPage) : all.slice((page - 1) * perPage, page * perPage);
    return { data, meta: { total: all.length, page, pages, per_page: Math.min(perPage, all.length) } };
  };
/** Their lists come in pages with a cursor. @type {(call: Call, path: string, query: Query) => Promise<any[]>} */
async function entriesOf(call, path, query) {
  const entries = [];
  for (let cursor; cursor !== null;) {
    const page = await request(call, "GET", path, { query: { ...query, cursor } });
    entries.push(...page.entries);
    cursor = page.cursor ?? null;
  }
  return entries;
}
/**
 * A change, with words for what is sent, and for what the site reads of the answer.
 * @type {(method: AskOptions["method"], path: string, words?: string, answer?: string) => CallFunction}
 */
const change =
  (method, path, words = "", answer = "") =>
  async (call) => {
    const body = words ? mapped(words, { ...call.params, ...call.body }) : undefined;
    return mapped(answer, (await request(call, method, path, { body })) ?? {});
  };

/** The site changes the quantity of a product, Kulisa a line with its own id. @param {Call} call */
async function putLine(call) {
  const { basket } = await request(call, "GET", "/v2/baskets/{cartId}");
  const sku = `${call.body.id}/${call.body.variantId ?? "-"}`;
  const { entryId = "new" } = basket.entries.find((/** @type {any} */ line) => line.sku === sku) ?? {};
  return change("PUT", `/v2/baskets/{cartId}/entries/${entryId}`, "...theirLine", "...changedLine")(call);
}

/** The codes of the site for their problems (`type` of RFC 9457), and the statuses that it expects with them. */
const code = codes(`credentials:invalid_credentials checked-out:cart_ordered duplicate:already_exists
  coupon-unknown:not_exists coupon-twice:voucher_is_already_added coupon-ended:active_to
  coupon-minimum:minimal_price price-changed:changed unknown:not_exists`);
const statuses = /** @type {Record<string, number>} */ ({ invalid_credentials: 401, cart_ordered: 404 });
/** The site's names of the fields of a form. */
const fields = `mail:email pass:password old:current_password given:first_name family:last_name road:street town:city
  postcode:zip iso:country billing:address shipTo:delivery_address taxNo:ico option:variantId`;
const field = (/** @type {string} */ path) => path.split(".").map(codes(fields)).join(".");
/** What the search finds, `ours:theirs:unit`. */
const kinds = `products:item:card productions:play:production people:artist:artist articles:story:article
  pages:text:page`;

/** @param {{ body: unknown }} answer @returns {{ status?: number, body?: unknown }} */
function refusal({ body }) {
  const { type, detail: message, invalid, cents, order } = /** @type {any} */ (body ?? {});
  if (!type) return {}; // a proxy's page
  if (invalid) {
    const texts = Object.entries(invalid).map(([name, reason]) => [field(name), [reason]]);
    return { status: 422, body: { message, errors: Object.fromEntries(texts) } };
  }
  const error = code(type.split("/").at(-1));
  const more = { value: as("crowns", cents), order: as("placed", order) };
  return { ...(statuses[error] && { status: statuses[error] }), body: { error, message, ...more } };
}

/** @type {Adapter} */
export default {
  headers: { "X-Api-Key": process.env.KULISA_KEY ?? "" },
  bases: { media: process.env.KULISA_MEDIA ?? "https://media.kulisa.example" },
  customer: { header: "X-Session" },
  absent: ["annual-reports", "company-register", "own-complaints", "own-tickets"],
  calls: {
    newGuestCart: async (call) => as("cart", (await request(call, "POST", "/v2/baskets")).basket),
    guestCart: one("/v2/baskets/{tempId}", "basket", "cart"),
    carts: list("/v2/me/baskets", "cart"),
    createCart: change("POST", "/v2/me/baskets"),
    deleteCart: change("DELETE", "/v2/baskets/{cartId}"),
    putLine,
    addVoucher: change("POST", "/v2/baskets/{cartId}/coupons", "coupon:voucherCode"),
    removeVoucher: change("DELETE", "/v2/baskets/{cartId}/coupons", "id:voucherId"),
    categories: list("/v2/cats", "category"),
    brands: list("/v2/makers", "named"),
    products: list("/v2/items", "card", "...filters"),
    product: one("/v2/items/{id}", "item", "product"),
    similarProducts: list("/v2/items/{id}/alike", "card"),
    search: list("/v2/find", "", "text:q", (hits, { params }) => ({
      groups: kinds.split(/\s+/).map((words) => {
        const [kind, type = "", unit] = words.split(":");
        const found = hits.flatMap((hit) => hit[type] ?? []);
        return { kind, total: found.length, items: as(`${unit}[]`, found.slice(0, Number(params.limit))) };
      }),
    })),
    programme: list("/v2/shows", "performance", "since:from"),
    repertoire: list("/v2/plays", "production"),
    production: one("/v2/plays/{slug}", "play", "wholeProduction"),
    venues: list("/v2/houses", "venue"),
    people: list("/v2/artists", "artist"),
    person: one("/v2/artists/{id}", "artist", "artist"),
    ratings: list("/v2/reviews", "review", "play:production"),
    ratingSummary: one("/v2/reviews/stats", "stats", "scores"),
    sendRating: change("POST", "/v2/reviews", "...theirReview"),
    confirmRating: change("POST", "/v2/reviews/confirmed", "code:token", "production:play:titled"),
    articles: list("/v2/stories", "article", "topic:category"),
    article: one("/v2/stories/{slug}", "story", "wholeArticle"),
    articleCategories: list("/v2/topics", "named"),
    contacts: list("/v2/desks", "contact"),
    documents: list("/v2/downloads", "document"),
    partners: list("/v2/sponsors", "sponsor"),
    infoPage: one("/v2/texts/{slug}", "text", "page"),
    currencies: list("/v2/currencies", "currency"),
    countries: list("/v2/countries", "country"),
    settings: one("/v2/site", "site", "settings"),
    posters: list("/v2/ads", "", "", (ads) => ({ "banner.home": as("banner[]", ads) })),
    subscribe: change("POST", "/v2/subscribers", "mail:email"),
    deliveries: list("/v2/baskets/{cart}/shipping", "delivery"),
    payments: list("/v2/payments", "fee"),
    branches: list("/v2/points", "branch"),
    placeOrder: change("POST", "/v2/orders", "...theirOrder", "...placed"),
    orderSummary: one("/v2/orders/{id}", "order", "order", "secret:hash"),
    startPayment: change(
      "POST",
      "/v2/orders/{id}/pay",
      "secret:hash returnTo:return_url",
      "payment_url:payAt",
    ),
    logIn: change("POST", "/v2/sessions", "mail:email pass:password", "token:session.key"),
    logOut: change("DELETE", "/v2/sessions/current"),
    me: one("/v2/me", "customer", "user"),
    register: change("POST", "/v2/customers", "...theirName mail:email pass:password newsletter"),
    askForReset: change("POST", "/v2/resets", "mail:email link:reset_url:link"),
    checkReset: change("GET", "/v2/resets/{hash}"),
    setPassword: (call) =>
      change("PUT", `/v2/resets/${encodeURIComponent(call.body.hash)}`, "pass:password")(call),
    saveProfile: change("PATCH", "/v2/me", "...theirName", "...user"),
    savePassword: change("PUT", "/v2/me/pass", "old:current_password pass:password", "token:session.key"),
    deleteAccount: change("POST", "/v2/me/closure", "pass:password"),
    subscription: one("/v2/me", "customer", "user"),
    saveSubscription: change("PATCH", "/v2/me", "newsletter:subscribed", "subscribed:customer.newsletter"),
    addresses: list("/v2/me/places", "address"),
    createAddress: change("POST", "/v2/me/places", "...theirAddress", "...address"),
    putAddress: change("PUT", "/v2/me/places/{id}", "...theirAddress", "...address"),
    removeAddress: change("DELETE", "/v2/me/places/{id}"),
    company: one("/v2/me/invoicing", "firm", "firm"),
    putCompany: change("PUT", "/v2/me/invoicing", "...theirFirm"),
    removeCompany: change("DELETE", "/v2/me/invoicing"),
    orders: list("/v2/me/orders", "orderRow", "text:q"),
    ownOrder: one("/v2/me/orders/{id}", "order", "order"),
    file: (call) => call.address("/doc/{file}", { base: "media" }),
    picture: (call) => call.address("/img/{file}", { base: "media" }),
  },
};
