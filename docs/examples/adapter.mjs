// @ts-check
/**
 * An adapter of a whole back office, "Kulisa", whose API has other paths, names, units, pages and errors than the one
 * that the site speaks (docs/upstream-api.md). Copy it, change it, and name the copy in UPSTREAM_ADAPTER;
 * docs/connecting.md explains its parts. tests/connected/ runs the site with it before such a back office.
 *
 * @import { Adapter, Call, CallAdapter } from "../../server/upstream/adapter.d.ts"
 */

/**
 * The site's records, a word for each field: `ours`, where theirs has the same name, `ours:theirs`, or
 * `ours:theirs:unit`, with one of these records or of the units below, `unit[]` for a list of them. Theirs may be a
 * path, `tickets.sale`, or empty for their whole record. `...record` includes the fields of another record.
 * @type {Record<string, string>}
 */
const records = {
  named: "slug:code name:label",
  titled: "slug:code title:name",
  // The shop
  price: "price:gross:net price_sale:now:net is_price_sale_active:now:isAny lowest_price_30d:cheapest30:net",
  category: "id:no name:label slug:code description:about image:photo count:items",
  brand: "slug:code name:label logo count:items",
  variant: "id:no name:label availability:pieces:availability ...price",
  card: `id:no name:label slug:code delivered_by_email:byMail main_image:photos.0 brand:maker:brand ...price
    default_category:cat:category tax_rate:vat:rate availability:pieces:availability is_new:since:isNew
    has_variants:options.length:isAny`,
  product: `...card perex:lead description:text images:photos:picture[] variants:options:variant[]
    attributes:specs:attribute[]`,
  attribute: "name:spec value",
  voucher: "voucher_id:id code:coupon discount:less:crowns voucher_type:kind:kind value::voucherValue",
  line: "product:item:card variant:option:variant quantity:pieces note:remark",
  cart: "id tempId:id items:entries:line[] vouchers:coupons:voucher[]",
  fee: "id:no name:label description:about tax_rate:vat:rate price:cents:net",
  delivery: "...fee free_from:freeFrom:crowns payments:pays requires_address:toDoor requires_branch:toPoint",
  branch: "id:no delivery_id:shipping name:label street:road city:town opening_hours:open",
  // Customers and their orders; what begins with `their` is the reverse.
  user: "id:no email:mail first_name:given last_name:family phone:mobile scope:rights",
  place: "first_name:given last_name:family street:road city:town zip:postcode country:iso phone:mobile",
  theirPlace: "given:first_name family:last_name road:street town:city postcode:zip iso:country mobile:phone",
  address: "...place id:no is_default:main",
  theirAddress: "...theirPlace main:is_default",
  firm: "...place name ico:taxNo dic:vatNo",
  theirFirm: "...theirPlace name taxNo:ico vatNo:dic",
  orderRow: `id:no code hash:secret is_payable:payable date:at:instant total:cents:crowns state:step:state
    state_label:step:label`,
  orderLine: `product_id:item.no name:item.label slug:item.code category_slug:item.cat.code image:item.photos.0
    delivered_by_email:item.byMail variant_id:option.no variant_name:option.label quantity:pieces note:remark
    tax_rate:item.vat:rate unit_gross:each:crowns original_unit_gross:eachBefore:crowns total:sum:crowns`,
  orderDelivery: "name:ship.label gross:fees.ship:crowns branch:point.label",
  orderPayment: "name:pay.label kind:pay.way:way gross:fees.pay:crowns payment_url:payAt state:paid:payState",
  tax: "rate base:base:crowns tax:tax:crowns",
  order: `...orderRow email:mail phone:mobile name::fullName note:remark address:billing:place
    delivery_address:shipTo:place company:firm:firm lines:entries:orderLine[] vouchers:coupons:voucher[]
    delivery::orderDelivery payment::orderPayment vat:taxes:tax[]`,
  theirOrder: `basket:cartId mail:email given:first_name family:last_name mobile:phone shipping:delivery_id
    payment:payment_id point:branch_id billing:address:theirPlace shipTo:delivery_address:theirPlace
    firm:company:theirFirm remark:note newsletter expectedCents:expected_total:hellers returnTo:return_url`,
  placed: "id:no code hash:secret payment_url:payAt",
  // The theatre
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
  part: "role:as kind:onStage:stage production:play:production",
  performance: `id:no title:play.name note:remark production:play:production starts_at:begins:instant
    ends_at:ends:instant venue:house:house state:tickets.sale:sale ticket_url:tickets.buyAt price:tickets:range
    labels:marks:mark[] access:marks:mark[] cast:who:actor[]`,
  house: "...named step_free:ramp",
  venue: "...house capacity:seats description:about zones:bands:zone[]",
  zone: "name:label price:cents:crowns",
  review: "id:no text name:who answer:reply date:at:instant production:play:titled stars:points:stars",
  theirReview: "play:production text who:name mail:email points:stars:points link:confirm_url:link",
  rating: "average:points:average count:votes",
  score: "...titled average:score.points:average count:score.votes distribution:counts:count[]",
  scores: "...score productions:plays:score[]",
  count: "stars count:votes",
  // News, contacts, settings
  article: "slug:code title:head perex:lead image:photo date:at:instant category:topic:named",
  wholeArticle: "...article body:text author:by production:play:titled related:more:article[]",
  page: "slug:code title:head body:text updated_at:at:instant",
  contact: `slug:code name:label description:about street:road zip:postcode city:town opening_hours:open email:mail
    phone kind:sort:sort latitude:at.0 longitude:at.1 people:staff:colleague[]`,
  colleague: "name function:job email:mail phone image:photo",
  document: "title:name group:shelf file:path size:bytes date:on",
  sponsor: "name url logo level:grade:level",
  currency: "id:no code:iso is_default:home rate:worth symbol_after:after",
  country: "code:iso name:label",
  theatre: "...place name claim:motto ico:taxNo dic:vatNo phone email:mail",
  menu: "text:says link:to leave:blank submenu:below:menu[]",
  footer: "title:head links:links:menu[]",
  banner: "title:head text:says url:to url_text:button image:file path:shelf",
};

/** Words of theirs for those of the site; another word stays as it is, and the site ignores what it does not know. */
const codes = (/** @type {Record<string, string>} */ table) => (/** @type {any} */ word) =>
  table[word] ?? word;

/** A value of theirs, never null, and the record that it is in. @type {Record<string, (value: any, of: any) => unknown>} */
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
  availability: (quantity) => ({
    code: quantity > 4 ? "in_stock" : quantity ? "last_pieces" : "sold_out",
    quantity,
  }),
  picture: (image) => ({ image }),
  kind: codes({ share: "percent", fixed: "amount" }),
  voucherValue: ({ kind, amount }) => (kind === "share" ? amount : amount / 100),
  state: codes({ received: "new", packed: "processing" }),
  label: codes({ received: "Přijatá", packed: "Balíme ji" }),
  way: codes({ online: "card", delivery: "cod", counter: "desk" }),
  payState: (isPaid) => (isPaid ? "paid" : "unpaid"),
  phase: codes({ running: "current", planned: "coming", over: "ended" }),
  sale: codes({
    open: "on_sale",
    last: "few_left",
    gone: "sold_out",
    soon: "presale_soon",
    off: "cancelled",
  }),
  mark: codes({ "surtitles-en": "en_surtitles" }),
  stage: (isOnStage) => (isOnStage ? "cast" : "team"),
  // Of ten points
  average: (points) => Math.max(1, points / 2),
  stars: (points) => Math.ceil(points / 2),
  points: (stars) => Number(stars) * 2,
  sort: codes({ counter: "branch", office: "department" }),
  level: (grade) => (grade === 1 ? "main" : "partner"),
  /** A link of an e-mail; its code is {hash} or {token} in the site's. */
  link: (template) => template.replace(/\{\w+\}$/, "{code}"),
};

/** A value in a unit, or the record of theirs as one of the site's. @type {(unit: string, value: any, of?: any) => any} */
function as(unit, value, of) {
  if (value === null || value === undefined) return null;
  if (unit.endsWith("[]")) return value.map((/** @type {any} */ one) => as(unit.slice(0, -2), one, of));
  const words = records[unit];
  if (words !== undefined) return mapped(words, value);
  return units[unit]?.(value, of);
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
