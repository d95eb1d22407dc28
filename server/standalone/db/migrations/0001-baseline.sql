-- What the theatre sells, and everything an editor would fill in. Prices are net CZK with four decimals.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Czech without its diacritics, in lower case: what search compares. unaccent() itself is only stable, because its
-- dictionary could be replaced; this one names the dictionary, so it may stand in a generated column and an index.
create function fold(text) returns text
  language sql immutable parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

-- What a visitor pays for one piece, CZK with two decimals, halves up.
create function gross(net numeric, rate numeric) returns numeric
  language sql immutable parallel safe
  as $$ select round(net * (100 + rate) / 100, 2) $$;

-- Stock in the words of the wire. No stock number means that nobody counts it.
create function availability(stock integer, order_days integer) returns text
  language sql immutable parallel safe
  as $$
    select case
      when stock is null or stock > 3 then 'in_stock'
      when stock > 0 then 'last_pieces'
      when order_days is not null then 'on_order'
      else 'sold_out'
    end
  $$;

create table categories (
  id integer primary key,
  name text not null,
  slug text not null unique,
  description text,
  position integer not null default 0
);

create table brands (
  id integer primary key,
  name text not null,
  slug text not null unique,
  logo text
);

create table products (
  id integer primary key,
  name text not null,
  slug text not null,
  perex text,
  description text,
  tax_rate numeric(5, 2) not null check (tax_rate between 0 and 100),
  price numeric(12, 4) not null check (price >= 0),
  price_sale numeric(12, 4) check (price_sale >= 0),
  is_price_sale_active boolean not null default false,
  lowest_price_30d numeric(12, 4),
  stock integer check (stock >= 0),
  order_days integer,
  brand_id integer references brands,
  default_category_id integer references categories,
  delivered_by_email boolean not null default false,
  is_new boolean not null default false,
  manufacturer jsonb,
  warnings text,
  composition text,
  unit_price jsonb,
  withdrawal_excluded text,
  attributes jsonb not null default '[]',
  position integer not null default 0,
  created_at timestamptz not null,
  search text generated always as (fold(name || ' ' || coalesce(perex, ''))) stored,
  -- The person in the Union who answers for goods made elsewhere (Regulation (EU) 2023/988, Art. 19).
  responsible_person jsonb,
  -- What a food has to say besides its ingredients (Regulation (EU) 1169/2011).
  food jsonb
);
create index products_search on products using gin (search gin_trgm_ops);

create table product_categories (
  product_id integer not null references products on delete cascade,
  category_id integer not null references categories on delete cascade,
  position integer not null,
  primary key (product_id, category_id)
);

create table product_images (
  product_id integer not null references products on delete cascade,
  position integer not null,
  image text not null,
  primary key (product_id, position)
);

create table variants (
  id integer primary key,
  product_id integer not null references products on delete cascade,
  name text not null,
  price numeric(12, 4) not null check (price >= 0),
  price_sale numeric(12, 4) check (price_sale >= 0),
  is_price_sale_active boolean not null default false,
  lowest_price_30d numeric(12, 4),
  stock integer check (stock >= 0),
  order_days integer,
  position integer not null default 0
);
create index variants_product on variants (product_id);

-- A product as a card shows it. A product with variants has the stock of all of them, the shortest order time,
-- and counts as unlimited when one of them is.
create view product_cards as
select
  p.id, p.name, p.slug, p.tax_rate, p.price, p.price_sale, p.is_price_sale_active, p.lowest_price_30d, p.is_new,
  p.delivered_by_email, p.position, p.created_at, p.search,
  (select image from product_images i where i.product_id = p.id order by i.position limit 1) as main_image,
  c.id as category_id, c.name as category_name, c.slug as category_slug,
  b.id as brand_id, b.name as brand_name, b.slug as brand_slug,
  v.variant_count > 0 as has_variants,
  case when v.variant_count = 0 then p.stock when v.uncounted then null else v.stock end as stock,
  case when v.variant_count = 0 then p.order_days else v.order_days end as order_days,
  availability(
    case when v.variant_count = 0 then p.stock when v.uncounted then null else v.stock end,
    case when v.variant_count = 0 then p.order_days else v.order_days end
  ) as availability_code,
  p.is_price_sale_active and p.price_sale is not null as is_on_sale,
  gross(case when p.is_price_sale_active then coalesce(p.price_sale, p.price) else p.price end, p.tax_rate) as gross
from products p
left join categories c on c.id = p.default_category_id
left join brands b on b.id = p.brand_id
cross join lateral (
  select count(*)::int as variant_count, sum(stock)::int as stock, bool_or(stock is null) as uncounted,
    min(order_days) as order_days
  from variants where product_id = p.id
) v;

-- A gift voucher is a means of payment with a balance; a promotional code is a discount. Codes that are sold are numbered
-- here, beside those that the seed numbers itself.
create table vouchers (
  id integer generated by default as identity (start with 100001) primary key,
  code text not null,
  voucher_type text not null check (voucher_type in ('amount', 'percent')),
  value numeric(10, 2) not null check (value >= 0),
  service_type text not null,
  -- How many orders may still use it; null is no limit.
  quantity integer check (quantity >= 0),
  quantity_per_user_limit integer,
  minimal_price numeric(10, 2),
  active_from timestamptz,
  active_to timestamptz,
  kind text not null default 'promo' check (kind in ('gift', 'promo')),
  balance numeric(10, 2) check (balance >= 0),
  check ((kind = 'gift') = (balance is not null))
);
create unique index vouchers_code on vouchers (upper(code));

create table deliveries (
  id integer primary key,
  name text not null,
  description text not null,
  price numeric(12, 4) not null,
  tax_rate numeric(5, 2) not null,
  free_from numeric(10, 2),
  image text,
  requires_address boolean not null,
  requires_branch boolean not null,
  by_email boolean not null,
  for_vouchers boolean not null,
  countries jsonb not null,
  payments jsonb not null,
  position integer not null,
  -- For its states: handed over by the theatre, by a carrier, or sent by e-mail.
  kind text not null default 'parcel' check (kind in ('pickup', 'parcel', 'email'))
);

create table payments (
  id integer primary key,
  name text not null,
  description text not null,
  price numeric(12, 4) not null,
  tax_rate numeric(5, 2) not null,
  image text,
  kind text not null check (kind in ('card', 'transfer', 'cod', 'desk')),
  position integer not null,
  -- Cash is paid in whole crowns.
  rounds_to_crowns boolean not null default false
);

create table branches (
  id integer primary key,
  delivery_id integer not null references deliveries on delete cascade,
  name text not null,
  street text not null,
  city text not null,
  zip text not null,
  country text not null,
  opening_hours text
);

create table countries (
  code text primary key,
  name text not null,
  position integer not null
);

create table currencies (
  id integer primary key,
  code text not null unique,
  is_default boolean not null,
  rate numeric(12, 4) not null check (rate > 0),
  decimals integer not null,
  symbol_before text,
  symbol_after text
);

create table settings (
  name text primary key,
  value jsonb not null
);

create table banners (
  key text not null,
  position integer not null,
  title text not null,
  text text,
  url text,
  url_text text,
  path text not null,
  image text,
  primary key (key, position)
);

create table pages (
  slug text primary key,
  title text not null,
  body text not null,
  sample boolean not null,
  updated_at timestamptz not null
);

create table blog_categories (
  id integer primary key,
  name text not null,
  slug text not null unique
);

-- What visitors leave behind: accounts, carts, orders. Ids of carts and hashes of orders are secrets made by the
-- program (see secrets.ts); everything else is numbered here.
create table users (
  id integer generated by default as identity primary key,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  scope jsonb not null default '[]',
  -- Whether the customer has ever used a link that was sent to the address.
  email_confirmed_at timestamptz
);
create unique index users_email on users (lower(email));

-- Bearer tokens are kept hashed: a copy of this table signs nobody in.
create table tokens (
  token_hash text primary key,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index tokens_user on tokens (user_id);

create table orders (
  id integer generated by default as identity primary key,
  code text not null unique,
  hash text not null,
  -- Accounts go, orders stay: the books need them.
  user_id integer references users on delete set null,
  email text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  address jsonb,
  delivery_address jsonb,
  company jsonb,
  note text,
  state text not null,
  delivery_id integer not null,
  delivery_name text not null,
  delivery_gross numeric(10, 2) not null,
  branch text,
  payment_id integer not null,
  payment_name text not null,
  payment_kind text not null,
  payment_gross numeric(10, 2) not null,
  payment_state text not null check (payment_state in ('unpaid', 'pending', 'paid', 'failed')),
  vat jsonb not null,
  total numeric(12, 2) not null,
  -- The link in an order's letter, and where its gateway leads back to, are two: a site that does not know its own
  -- address sends no link.
  summary_url text,
  created_at timestamptz not null,
  return_url text,
  -- `total` is the price; gift vouchers pay a part of it.
  to_pay numeric(12, 2) not null,
  delivery_kind text not null default 'parcel' check (delivery_kind in ('pickup', 'parcel', 'email')),
  parcel_number text,
  -- Whether the balances that paid for the order were returned, and the codes that it sold were blocked.
  vouchers_settled boolean not null default false,
  -- The fees by rate of tax, gross: with DELIVERY_VAT=goods a fee has several.
  fees jsonb not null default '[]',
  -- What whole crowns add to the order or take off is no part of its price (§ 36 odst. 5 ZDPH).
  rounding numeric(12, 2) not null default 0 check (rounding between -0.5 and 0.5)
);
create index orders_user on orders (user_id, created_at desc);
-- Read every half a minute, for orders that were not paid in time.
create index orders_unpaid on orders (created_at) where state in ('new', 'awaiting_payment');

-- A line as it was on the day of the order; only the way to the product is looked up again.
create table order_items (
  order_id integer not null references orders on delete cascade,
  position integer not null,
  product_id integer not null,
  variant_id integer,
  name text not null,
  variant_name text,
  image text,
  availability text,
  quantity integer not null check (quantity > 0),
  note text,
  price numeric(12, 4) not null,
  tax_rate numeric(5, 2) not null,
  unit_gross numeric(10, 2) not null,
  original_unit_gross numeric(10, 2),
  total numeric(12, 2) not null,
  delivered_by_email boolean not null default false,
  -- Pieces taken from the counted stock; fewer than the quantity where the rest is made to order.
  taken integer not null default 0 check (taken >= 0 and taken <= quantity),
  -- Why the customer may not withdraw from it without a reason, as it was told in the cart (§ 1837 OZ).
  withdrawal_excluded text,
  -- Days within which a line that is made to order leaves, as the shop promised.
  order_days integer,
  primary key (order_id, position)
);

create table order_vouchers (
  order_id integer not null references orders on delete cascade,
  position integer not null,
  voucher_id integer not null references vouchers,
  code text not null,
  voucher_type text not null,
  value numeric(10, 2) not null,
  discount numeric(10, 2) not null,
  -- Whose limit it counts against: the order's e-mail in lower case.
  email text not null,
  -- How it was counted in this order, and what was left on it then.
  kind text not null default 'promo' check (kind in ('gift', 'promo')),
  remaining numeric(10, 2),
  primary key (order_id, position)
);
create index order_vouchers_user on order_vouchers (voucher_id, email);

create table order_progress (
  id integer generated by default as identity primary key,
  order_id integer not null references orders on delete cascade,
  state text not null,
  date timestamptz not null
);
create index order_progress_order on order_progress (order_id);

create table carts (
  id text primary key,
  -- A guest's key to it; a customer's cart has none.
  temp_id text unique,
  user_id integer references users on delete cascade,
  order_id integer unique references orders,
  created_at timestamptz not null,
  -- When it was last read or changed, to the day: guests' carts that nobody uses are deleted.
  used_at timestamptz not null default now(),
  check ((temp_id is null) <> (user_id is null))
);
create index carts_user on carts (user_id);
create index carts_unused on carts (used_at) where user_id is null and order_id is null;

create table cart_items (
  id integer generated by default as identity primary key,
  cart_id text not null references carts on delete cascade,
  product_id integer not null references products on delete cascade,
  variant_id integer references variants on delete cascade,
  quantity integer not null check (quantity > 0),
  note text
);
create unique index cart_items_line on cart_items (cart_id, product_id, coalesce(variant_id, 0));

create table cart_vouchers (
  id integer generated by default as identity primary key,
  cart_id text not null references carts on delete cascade,
  voucher_id integer not null references vouchers on delete cascade,
  unique (cart_id, voucher_id)
);

-- One visit to the demo card gateway. Its id is in the visitor's address bar.
create table gateway_payments (
  id text primary key,
  order_id integer not null references orders on delete cascade,
  return_url text not null,
  state text not null check (state in ('pending', 'paid', 'failed', 'given_up')),
  created_at timestamptz not null
);

-- A subscription begins when the link in a letter confirms it.
create table subscribers (
  email text primary key,
  type text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- Template of the link that ends it, as the site gave it.
  unsubscribe_url text
);

-- Answers that a repeated request gets again (Idempotency-Key). Without a status it is still being worked on.
create table kept_answers (
  key text primary key,
  fingerprint text not null,
  status integer,
  body text,
  created_at timestamptz not null
);
comment on column kept_answers.body is 'Sealed with the Idempotency-Key, of which only a hash is stored.';

-- Who changed what, and when.
create table staff_log (
  id integer generated always as identity primary key,
  created_at timestamptz not null,
  -- The name that belongs to the token.
  who text not null,
  action text not null,
  -- The code of an order, or what else was changed: `product 105`, `voucher P9TC`, `rating 12`.
  subject text not null,
  detail jsonb not null
);
create index staff_log_subject on staff_log (subject, id);

-- What is append-only may be deleted when its time is over: server/demo-backend/domain/delete-outdated.ts sets this.
create function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('demo.retention', true) = 'on' then
    return null;
  end if;
  raise exception 'The table % is append-only.', tg_table_name;
end
$$;
create trigger staff_log_append_only before update or delete or truncate on staff_log
  for each statement execute function refuse_change();

-- Every change of a balance, with the balance after it. Rows are never changed.
create table voucher_movements (
  id integer generated always as identity primary key,
  voucher_id integer not null references vouchers,
  -- Gross CZK; negative where it was spent.
  amount numeric(10, 2) not null,
  balance numeric(10, 2) not null,
  reason text not null check (reason in ('issued', 'order', 'box_office', 'returned', 'blocked')),
  order_id integer references orders on delete set null,
  note text,
  created_at timestamptz not null
);
create index voucher_movements_voucher on voucher_movements (voucher_id);
create trigger voucher_movements_append_only before update or delete or truncate on voucher_movements
  for each statement execute function refuse_change();

-- Which piece of which line a code was made for. The key is what makes a payment that is told twice harmless.
create table gift_vouchers (
  order_id integer not null,
  position integer not null,
  piece integer not null check (piece > 0),
  voucher_id integer not null unique references vouchers,
  primary key (order_id, position, piece),
  foreign key (order_id, position) references order_items on delete cascade
);

-- What can be searched: for every thing of the site the words it is found by, kept right by triggers, so that a search
-- asks indexes and never reads texts. A new kind of thing needs one trigger that calls index_for_search().

-- The words of a text as they are spelled, in small letters and in their order. Letters are named one by one, because
-- what a database calls a letter depends on its locale.
create function search_words(content text) returns setof text
  language sql immutable parallel safe
  as $$
    select word
    from regexp_split_to_table(
      -- Initials are one word: R. U. R. is rur.
      regexp_replace(
        lower(translate(
          regexp_replace(content, '<[^>]*>|&#?[A-Za-z0-9]+;', ' ', 'g'),
          'ÁÄÂĄÇČĆĎÉĚËĘÍÎĹĽŁŇŃÑÓÔÖŐŘŔŠŚŤÚŮÜŰÝŽŹŻ',
          'áäâąçčćďéěëęíîĺľłňńñóôöőřŕšśťúůüűýžźż'
        )),
        '(?<![0-9a-záäâąçčćďéěëęíîĺľłňńñóôöőřŕšśťúůüűýžźż])([a-záčďéěíňóřšťúůýž])\.[ \u00a0]*(?=[a-záčďéěíňóřšťúůýž](?![0-9a-záäâąçčćďéěëęíîĺľłňńñóôöőřŕšśťúůüűýžźż]))',
        '\1', 'g'
      ),
      '[^0-9a-zàáäâãåæąçčćďéèêěëęíìîïĺľłňńñóôöőřŕšśťúùůüûűýžźż]+'
    ) as word
    where word <> '' and length(word) <= 40
  $$;

-- A folded Czech word without its ending: lístků, lístek and lístky are listk, tričkách and triček are trick. Light on
-- purpose: what matters is that the forms of one word meet, not what the result looks like.
create function czech_stem(word text) returns text
  language plpgsql immutable parallel safe
  as $$
  declare
    form text := word;
  begin
    if word ~ '[^a-z]' then return word; end if;
    if length(form) > 6 and right(form, 3) in ('ove', 'ovi') then
      form := left(form, -3);
    elsif length(form) > 5 and right(form, 3) in
      ('ech', 'ich', 'eho', 'emi', 'emu', 'iho', 'imi', 'imu', 'ach', 'ych', 'ymi', 'ama', 'ami') then
      form := left(form, -3);
    elsif length(form) > 4 and right(form, 2) in ('em', 'im', 'um', 'am', 'ym', 'mi', 'ou') then
      form := left(form, -2);
    elsif length(form) > 3 and right(form, 1) in ('a', 'e', 'i', 'o', 'u', 'y') then
      form := left(form, -1);
    end if;
    -- Whose: Čapkův, Čapkova.
    if length(form) > 5 and right(form, 2) in ('ov', 'uv') then form := left(form, -2); end if;
    -- broučci and brouček, knize and kniha
    if right(form, 1) = 'c' and length(form) > 2 then
      form := left(form, -1) || 'k';
    elsif right(form, 1) = 'z' and length(form) > 3 then
      form := left(form, -1) || 'h';
    end if;
    -- triček and tričko
    if length(form) > 4 and left(right(form, 2), 1) = 'e' then
      form := left(form, -2) || right(form, 1);
    end if;
    return form;
  end
  $$;

-- The key of a stem, a rougher one: hrneček and hrnek are hrnk, brouci and broučci brouk, svíčka and svíce svk. Doubled
-- letters are one, and y is i. Both sides of a comparison are made rough, so it need not be a word.
create function czech_base(stem text) returns text
  language plpgsql immutable parallel safe
  as $$
  declare
    form text := translate(regexp_replace(stem, '(.)\1+', '\1', 'g'), 'yw', 'iv');
  begin
    if length(form) < 5 then return form; end if;
    -- taštička and taška, lísteček and lístek, tričko and triko, zápisníček and zápisník
    form := regexp_replace(form, 'stick$', 'sk');
    form := regexp_replace(form, '(?<=...)(eck|ick)$', 'k');
    form := regexp_replace(form, 'ck$', 'k');
    form := regexp_replace(form, '(?<=...)(ik|ek)$', 'k');
    -- divadélko and divadlo, mikinka and mikina
    form := regexp_replace(form, 'elk$', 'l');
    form := regexp_replace(form, 'ink$', 'in');
    -- knížka and kniha
    return regexp_replace(form, '(?<=.)izk$', 'ih');
  end
  $$;

create table search_documents (
  kind text not null,
  item text not null,
  position integer not null,
  -- Words of a name that are no prepositions.
  name_words integer not null default 1,
  primary key (kind, item)
);

-- Every spelling there is. Ranges over `word` are prefixes, so it is sorted by bytes.
create table search_vocabulary (
  exact text primary key,
  word text collate "C" not null,
  stem text collate "C" not null,
  base text collate "C" not null generated always as (czech_base(stem)) stored
);
create index search_vocabulary_word on search_vocabulary (word);
create index search_vocabulary_stem on search_vocabulary (stem);
create index search_vocabulary_base on search_vocabulary (base);
create index search_vocabulary_word_parts on search_vocabulary using gin (word gin_trgm_ops);
create index search_vocabulary_stem_parts on search_vocabulary using gin (stem gin_trgm_ops);

-- Who says one means the other. Both are stems, so that a row covers all forms of its words.
create table search_synonyms (
  said text not null,
  meant text not null,
  primary key (said, meant)
);

-- What is said becomes known to the search, too, so that its prefixes, forms and typos are.
create function learn_synonyms(said jsonb, meant jsonb) returns void
  language plpgsql
  as $$
  begin
    insert into search_vocabulary
    select distinct word, fold(word), czech_stem(fold(word)) from jsonb_array_elements_text(said) as s(word)
    on conflict do nothing;
    insert into search_synonyms
    select distinct czech_stem(fold(s.word)), czech_stem(fold(m.word))
    from jsonb_array_elements_text(said) as s(word), jsonb_array_elements_text(meant) as m(word)
    where czech_stem(fold(s.word)) <> czech_stem(fold(m.word))
    on conflict do nothing;
  end
  $$;

-- Spellings that share enough with a word that may be mistyped. In a short word one wrong letter leaves a quarter.
create function near_words(mistyped text, its_stem text) returns setof search_vocabulary
  language sql stable
  set pg_trgm.similarity_threshold = 0.2
  as $$
    select *
    from search_vocabulary
    where word % mistyped or stem % its_stem
    order by greatest(similarity(word, mistyped), similarity(stem, its_stem)) desc
    limit 40
  $$;

create table search_entries (
  exact text not null references search_vocabulary,
  kind text not null,
  item text not null,
  weight smallint not null,
  primary key (exact, kind, item),
  foreign key (kind, item) references search_documents on delete cascade
);
create index search_entries_document on search_entries (kind, item);

-- Puts a thing in, or in again. `name` counts most, then what it belongs to, its parts, and all else that is said of it.
create function index_for_search(
  of_kind text, of_item text, at_position integer, name text, belongs text, parts text, said text
) returns void
  language plpgsql
  as $$
  begin
    delete from search_documents where kind = of_kind and item = of_item;
    insert into search_documents
    select of_kind, of_item, at_position, greatest(1, count(*))
    from search_words(name) as of_name(word)
    where length(word) > 2;
    with
      found as (
        select exact, max(weight) as weight
        from (
          select search_words(name) as exact, 8 as weight
          union all select search_words(belongs), 4
          union all select search_words(parts), 3
          union all select search_words(said), 1
        ) as every
        group by exact
      ),
      learned as (
        insert into search_vocabulary
        select exact, fold(exact), czech_stem(fold(exact))
        from found
        where not exists (select from search_vocabulary known where known.exact = found.exact)
        on conflict do nothing
      )
    insert into search_entries select exact, of_kind, of_item, weight from found;
  end
  $$;

create function index_product(product_id integer) returns void
  language sql
  as $$
    select index_for_search(
      'products', p.id::text, p.position, p.name,
      concat_ws(
        ' ', (select name from brands where id = p.brand_id),
        (select string_agg(c.name, ' ') from product_categories pc join categories c on c.id = pc.category_id
         where pc.product_id = p.id)
      ),
      (select string_agg(name, ' ') from variants v where v.product_id = p.id),
      concat_ws(
        ' ', p.perex, p.description, p.composition,
        (select string_agg(value ->> 'value', ' ') from jsonb_array_elements(p.attributes))
      )
    )
    from products p
    where p.id = $1
  $$;

-- Products whose words have changed in this transaction. They are read once, when it ends, however many of their
-- parts changed.
create table search_stale (product_id integer primary key);

create function refresh_product() returns trigger
  language plpgsql
  as $$
  begin
    delete from search_documents where kind = 'products' and item = new.product_id::text;
    perform index_product(new.product_id);
    delete from search_stale where product_id = new.product_id;
    return null;
  end
  $$;
create constraint trigger refresh_product
  after insert on search_stale deferrable initially deferred for each row execute function refresh_product();

create function product_said() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'DELETE' then
      insert into search_stale values (old.id) on conflict do nothing;
    else
      insert into search_stale values (new.id) on conflict do nothing;
    end if;
    return null;
  end
  $$;
create trigger product_said
  after insert or delete or update of name, perex, description, composition, attributes, brand_id, position
  on products for each row execute function product_said();

create function part_of_product_said() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'DELETE' then
      insert into search_stale values (old.product_id) on conflict do nothing;
    else
      insert into search_stale values (new.product_id) on conflict do nothing;
    end if;
    return null;
  end
  $$;
create trigger variant_said
  after insert or delete or update of name on variants for each row execute function part_of_product_said();
create trigger category_of_product_said
  after insert or delete on product_categories for each row execute function part_of_product_said();

create function brand_said() returns trigger
  language plpgsql
  as $$
  begin
    insert into search_stale select id from products where brand_id = new.id on conflict do nothing;
    return null;
  end
  $$;
create trigger brand_said after update of name on brands for each row execute function brand_said();

create function category_said() returns trigger
  language plpgsql
  as $$
  begin
    insert into search_stale
    select product_id from product_categories where category_id = new.id
    on conflict do nothing;
    return null;
  end
  $$;
create trigger category_said after update of name on categories for each row execute function category_said();

-- What a page is looked for by, and does not say in these words.
create table page_words (
  slug text primary key,
  words text not null
);

-- The headings of a text say more than its sentences.
create function headings(html text) returns text
  language sql immutable parallel safe
  as $$
    select string_agg(found[1], ' ') from regexp_matches(html, '<(?:h[2-4]|dt)[^>]*>(.*?)</(?:h[2-4]|dt)>', 'g') as found
  $$;

create function page_said() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op <> 'INSERT' then
      delete from search_documents where kind = 'pages' and item = old.slug;
    end if;
    if tg_op <> 'DELETE' then
      perform index_for_search(
        'pages', new.slug, 0, new.title,
        (select words from page_words where slug = new.slug), headings(new.body), new.body
      );
    end if;
    return null;
  end
  $$;
create trigger page_said
  after insert or delete or update of slug, title, body on pages for each row execute function page_said();

create function page_words_said() returns trigger
  language plpgsql
  as $$
  begin
    update pages set slug = slug where slug = coalesce(new.slug, old.slug);
    return null;
  end
  $$;
create trigger page_words_said
  after insert or delete or update on page_words for each row execute function page_words_said();

-- What is played, when, where and by whom.

create table genres (
  slug text primary key,
  name text not null,
  position integer not null
);

create table venues (
  slug text primary key,
  name text not null,
  capacity integer check (capacity > 0),
  step_free boolean not null,
  description text not null,
  access text,
  image text,
  -- [{name, price}], whole CZK
  zones jsonb not null,
  position integer not null
);

create table person_groups (
  slug text primary key,
  name text not null,
  position integer not null
);

create table people (
  id integer primary key,
  slug text not null,
  name text not null,
  surname text not null,
  group_slug text not null references person_groups,
  function text,
  image text,
  credit text,
  as_guest boolean not null,
  bio text not null,
  -- within a group that is not sorted by surname; 0 where it is
  position integer not null
);

-- Coming before the premiere, ended after the derniere: what state a title is in, its days say.
create table productions (
  id integer primary key,
  slug text not null unique,
  title text not null,
  subtitle text,
  author text,
  translation text,
  genre_slug text references genres,
  venue_slug text references venues,
  perex text not null,
  description text not null,
  image text,
  is_new boolean not null,
  is_soon boolean not null,
  length_minutes integer check (length_minutes > 0),
  intervals integer check (intervals >= 0),
  premiere date,
  derniere date,
  age_from integer check (age_from >= 0),
  price_from integer,
  price_to integer check (price_to >= price_from),
  language text,
  sensory jsonb not null,
  content_warning text,
  help_line text,
  -- [{image, caption, credit}]
  images jsonb not null,
  -- [{text, source, date, url}]
  quotes jsonb not null,
  position integer not null
);

-- Who plays and who made it. People of one role stand at one `position`; `alternates`: one of them plays each date.
create table production_people (
  production_id integer not null references productions on delete cascade,
  kind text not null check (kind in ('cast', 'team')),
  position integer not null,
  place integer not null,
  role text not null,
  name text not null,
  person_id integer references people,
  as_guest boolean not null,
  alternates boolean not null,
  since date,
  until date,
  primary key (production_id, kind, position, place)
);
create index production_people_person on production_people (person_id);

create table production_products (
  production_id integer not null references productions on delete cascade,
  product_id integer not null references products on delete cascade,
  position integer not null,
  primary key (production_id, product_id)
);

create table performances (
  id integer primary key,
  title text not null,
  production_id integer references productions,
  venue_slug text not null references venues,
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  state text not null check (state in (
    'on_sale', 'few_left', 'sold_out', 'presale_soon', 'box_office_only', 'reservation', 'free', 'closed_perf',
    'cancelled', 'moved'
  )),
  presale_from timestamptz,
  moved_to_id integer references performances,
  ticket_url text,
  price_from integer,
  price_to integer check (price_to >= price_from),
  labels jsonb not null,
  access jsonb not null,
  audience jsonb not null,
  is_soon boolean not null,
  note text,
  description text,
  -- When it was last changed, for calendars that people subscribe to.
  updated_at timestamptz not null default now()
);
create index performances_starts_at on performances (starts_at);
create index performances_production on performances (production_id, starts_at);

-- Who plays on that very date.
create table performance_cast (
  performance_id integer not null references performances on delete cascade,
  position integer not null,
  role text not null,
  name text not null,
  person_id integer references people,
  as_guest boolean not null,
  primary key (performance_id, position)
);

-- The Tuesday from which the demo's days are counted, see the README. At most one row.
create table demo_week (tuesday date not null);

create function production_state(premiere date, derniere date, today date) returns text
  language sql immutable parallel safe
  as $$
    select case
      when derniere < today then 'ended'
      when premiere is null or premiere > today then 'coming'
      else 'current'
    end
  $$;

-- News and blog posts, contacts, documents, partners and what spectators say. A title is named by its slug: what was
-- written of it stays, whatever becomes of the title.

create table articles (
  slug text primary key,
  kind text not null check (kind in ('news', 'post')),
  title text not null,
  perex text not null,
  body text not null,
  author text,
  image text,
  category_id integer references blog_categories,
  production_slug text,
  published_at timestamptz not null,
  updated_at timestamptz
);
create index articles_newest on articles (published_at desc, slug);
create index articles_production on articles (production_slug);

create table contacts (
  slug text primary key,
  position integer not null,
  name text not null,
  kind text not null check (kind in ('department', 'venue', 'branch')),
  description text,
  street text,
  zip text,
  city text,
  latitude double precision,
  longitude double precision,
  map text,
  opening_hours text,
  email text,
  phone text,
  -- [{name, title, function, email, phone, image, person_slug}]
  people jsonb not null,
  check ((latitude is null) = (longitude is null))
);

-- Files to download; the file itself is here too, so that the size in the list is the size of what comes.
create table documents (
  file text primary key,
  position integer not null,
  title text not null,
  group_name text not null,
  published_on date not null,
  content bytea not null
);

create table annual_reports (
  year integer primary key,
  file text not null unique,
  title text not null,
  published_on date not null,
  -- [{label, value}]
  figures jsonb not null,
  content bytea not null
);

create table partners (
  position integer primary key,
  name text not null,
  url text,
  logo text,
  level text not null check (level in ('main', 'partner'))
);

-- Asked for, confirmed by e-mail, published: one column each. A removed rating is confirmed and not published, and does
-- not wait for staff.
create table ratings (
  id integer generated by default as identity primary key,
  production_slug text not null,
  stars smallint not null check (stars between 1 and 5),
  text text,
  name text,
  email text,
  answer text,
  written_at timestamptz not null,
  confirmed_at timestamptz,
  published_at timestamptz,
  removed_at timestamptz
);
create unique index ratings_one_a_title on ratings (production_slug, email);
create index ratings_newest on ratings (written_at desc, id desc) where published_at is not null and text is not null;

create view production_ratings as
  select production_slug, round(avg(stars), 1)::float8 as average, count(*)::int as count
  from ratings
  where published_at is not null
  group by production_slug;

create function article_said() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op <> 'INSERT' then
      delete from search_documents where kind = 'articles' and item = old.slug;
    end if;
    if tg_op <> 'DELETE' then
      perform index_for_search(
        -- The newest first among those that say it as well.
        'articles', new.slug, (date '2100-01-01' - new.published_at::date), new.title,
        (select name from blog_categories where id = new.category_id),
        new.author, concat_ws(' ', new.perex, new.body)
      );
    end if;
    return null;
  end
  $$;
create trigger article_said
  after insert or delete or update of slug, title, perex, body, author, category_id, published_at
  on articles for each row execute function article_said();

-- Titles and people among what is found. A title is found by who plays in it and by its roles, a person by
-- their roles, not by titles: whoever asks for a title does not mean all its cast.

create function index_production(production_id integer) returns void
  language sql
  as $$
    select index_for_search(
      'productions', p.id::text, p.position, p.title,
      concat_ws(' ', p.author, p.subtitle, (select name from genres where slug = p.genre_slug)),
      (select string_agg(concat_ws(' ', pp.name, pp.role), ' ') from production_people pp
       where pp.production_id = p.id and pp.until is null),
      concat_ws(' ', p.perex, p.description, p.translation)
    )
    from productions p
    where p.id = $1
  $$;

create function index_person(person_id integer) returns void
  language sql
  as $$
    select index_for_search(
      'people', n.id::text, n.id, n.name,
      concat_ws(' ', n.function, (select name from person_groups where slug = n.group_slug)),
      (select string_agg(role, ' ') from production_people where person_id = n.id),
      n.bio
    )
    from people n
    where n.id = $1
  $$;

-- As search_stale: what has changed in this transaction is read once, when it ends.
create table search_stale_theatre (
  kind text not null,
  id integer not null,
  primary key (kind, id)
);

create function refresh_theatre() returns trigger
  language plpgsql
  as $$
  begin
    delete from search_documents where kind = new.kind and item = new.id::text;
    if new.kind = 'productions' then
      perform index_production(new.id);
    else
      perform index_person(new.id);
    end if;
    delete from search_stale_theatre where kind = new.kind and id = new.id;
    return null;
  end
  $$;
create constraint trigger refresh_theatre
  after insert on search_stale_theatre deferrable initially deferred
  for each row execute function refresh_theatre();

create function production_said() returns trigger
  language plpgsql
  as $$
  begin
    insert into search_stale_theatre values ('productions', coalesce(new.id, old.id)) on conflict do nothing;
    return null;
  end
  $$;
create trigger production_said
  after insert or delete or update of title, subtitle, author, translation, genre_slug, perex, description, position
  on productions for each row execute function production_said();

create function person_said() returns trigger
  language plpgsql
  as $$
  begin
    insert into search_stale_theatre values ('people', coalesce(new.id, old.id)) on conflict do nothing;
    return null;
  end
  $$;
create trigger person_said
  after insert or delete or update of name, function, group_slug, bio
  on people for each row execute function person_said();

create function part_of_production_said() returns trigger
  language plpgsql
  as $$
  begin
    insert into search_stale_theatre
    select 'productions', production_id from (values (new.production_id), (old.production_id)) as p(production_id)
    where production_id is not null
    union
    select 'people', person_id from (values (new.person_id), (old.person_id)) as n(person_id)
    where person_id is not null
    on conflict do nothing;
    return null;
  end
  $$;
create trigger part_of_production_said
  after insert or delete or update of name, role, person_id, until
  on production_people for each row execute function part_of_production_said();

create function genre_said() returns trigger
  language plpgsql
  as $$
  begin
    insert into search_stale_theatre
    select 'productions', id from productions where genre_slug = new.slug
    on conflict do nothing;
    return null;
  end
  $$;
create trigger genre_said after update of name on genres for each row execute function genre_said();

create function person_group_said() returns trigger
  language plpgsql
  as $$
  begin
    insert into search_stale_theatre
    select 'people', id from people where group_slug = new.slug
    on conflict do nothing;
    return null;
  end
  $$;
create trigger person_group_said
  after update of name on person_groups for each row execute function person_group_said();

-- The words of what a performance offers. Steps are left out: a hall has them or not, which a page says.
create table performance_words (
  value text primary key,
  words text not null
);
insert into performance_words values
  ('cs_captions', 'české titulky pro neslyšící'),
  ('en_surtitles', 'anglické titulky English surtitles'),
  ('czj', 'tlumočení do českého znakového jazyka pro neslyšící'),
  ('audio_description', 'audiopopis pro nevidomé'),
  ('relaxed', 'relaxované pro lidi s autismem'),
  ('families', 'pro děti a rodiny'),
  ('schools', 'pro školy'),
  ('premiere', 'premiéra'),
  ('derniere', 'derniéra'),
  ('renewed_premiere', 'obnovená premiéra'),
  ('dress_rehearsal', 'veřejná generálka'),
  ('guest', 'hosté hostování'),
  ('tour', 'zájezd'),
  ('last_this_year', 'naposledy v roce'),
  ('debate', 'debata s tvůrci'),
  ('free', 'zdarma volný vstup'),
  ('morning', 'dopoledne dopolední'),
  ('afternoon', 'odpoledne odpolední'),
  ('evening', 'večer večerní'),
  ('day1', 'pondělí'), ('day2', 'úterý'), ('day3', 'středa'), ('day4', 'čtvrtek'), ('day5', 'pátek'),
  ('day6', 'sobota víkend'), ('day7', 'neděle víkend'),
  ('month1', 'leden'), ('month2', 'únor'), ('month3', 'březen'), ('month4', 'duben'), ('month5', 'květen'),
  ('month6', 'červen'), ('month7', 'červenec'), ('month8', 'srpen'), ('month9', 'září'), ('month10', 'říjen'),
  ('month11', 'listopad'), ('month12', 'prosinec');

-- A date of a title is found by what it offers, not by its title alone; one with a name of its own by that.
create function index_performance(performance_id integer) returns void
  language sql
  as $$
    select index_for_search(
      'performances', p.id::text, (extract(epoch from p.starts_at) / 60)::integer,
      (select p.title where p.title is distinct from (select title from productions where id = p.production_id)),
      (select string_agg(words, ' ') from performance_words where value in (
        select jsonb_array_elements_text(p.access || p.audience || p.labels)
        union all select p.state
        union all select case when extract(hour from local) < 12 then 'morning'
          when extract(hour from local) < 17 then 'afternoon' else 'evening' end
        union all select 'day' || extract(isodow from local)
        union all select 'month' || extract(month from local)
      )),
      null,
      concat_ws(' ', p.title, p.note)
    )
    from (select *, starts_at at time zone 'Europe/Prague' as local from performances) p
    where p.id = $1
  $$;

create function performance_said() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'DELETE' then
      delete from search_documents where kind = 'performances' and item = old.id::text;
    else
      perform index_performance(new.id);
    end if;
    return null;
  end
  $$;
create trigger performance_said
  after insert or delete or update of title, production_id, starts_at, state, labels, access, audience, note
  on performances for each row execute function performance_said();
create index performances_found on performances ((id::text));

-- What a customer keeps with the theatre, and the links by which a password is set anew.
create table addresses (
  id integer generated by default as identity primary key,
  user_id integer not null references users on delete cascade,
  first_name text not null,
  last_name text not null,
  street text not null,
  city text not null,
  zip text not null,
  country text not null,
  phone text,
  is_default boolean not null
);
create index addresses_user on addresses (user_id);
create unique index addresses_default on addresses (user_id) where is_default;

create table companies (
  user_id integer primary key references users on delete cascade,
  name text not null,
  ico text not null,
  dic text,
  street text not null,
  city text not null,
  zip text not null,
  country text not null
);

-- Hashed like tokens: a copy of this table changes nobody's password.
create table password_links (
  link_hash text primary key,
  user_id integer not null references users on delete cascade,
  expires_at timestamptz not null
);
create index password_links_user on password_links (user_id);

-- Demo customers who were given their addresses, company and orders: what they delete does not come back.
create table demo_customers (
  user_id integer primary key references users on delete cascade
);

-- Every e-mail is written here in the transaction of what it tells, and stays pending until a mail server accepts it.
create table emails (
  id integer generated always as identity primary key,
  kind text not null,
  order_id integer references orders on delete cascade,
  -- What the text needs besides the order, never a secret of a link. Null once the e-mail was sent.
  data jsonb,
  created_at timestamptz not null,
  -- The next attempt. An attempt sets it before it begins, so an e-mail whose process dies is attempted again.
  next_at timestamptz not null,
  -- A failed attempt is the last one where the next one would be later than this.
  give_up_at timestamptz not null,
  attempts integer not null default 0,
  -- Of the latest attempt; null while it runs, and where its process died.
  last_error text,
  sent_at timestamptz,
  dead_at timestamptz
);
-- An order has one letter of a kind, but one for each refund. The link to pay is sent as often as it is asked for, never
-- twice at once.
create unique index emails_one_an_order on emails (order_id, kind)
  where kind not in ('order-refunded', 'credit-note') and (kind <> 'payment-link' or sent_at is null);
create index emails_pending on emails (next_at) where sent_at is null and dead_at is null;

-- The link of a rating is created when its e-mail is written, so an e-mail that is sent twice has two valid links.
-- Only the hash of a link's token is kept, and only until the link is used.
create table rating_links (
  token_hash text primary key,
  rating_id integer not null references ratings on delete cascade,
  expires_at timestamptz not null
);
create index rating_links_rating on rating_links (rating_id);

-- Who issues documents, where that is not the theatre of the settings: written at every start.
create table document_issuer (
  is_only boolean primary key default true check (is_only),
  entry jsonb not null
);

-- The last number of a series in a year. Taking one locks the row until the end of the transaction, and a transaction
-- that is rolled back gives it back: so numbers have no gaps.
create table document_numbers (
  series text not null,
  year integer not null,
  last integer not null check (last > 0),
  primary key (series, year)
);

-- Invoices and credit notes. Rows are never changed: `content` is the whole document as it was issued.
create table tax_documents (
  number text primary key,
  kind text not null check (kind in ('invoice', 'credit_note')),
  order_id integer not null references orders,
  corrects text references tax_documents,
  issued_on date not null,
  taxable_on date not null,
  content jsonb not null,
  created_at timestamptz not null,
  check ((kind = 'credit_note') = (corrects is not null))
);
-- An order has one invoice, and a credit note for each refund.
create unique index tax_documents_one_invoice on tax_documents (order_id) where kind = 'invoice';
create index tax_documents_order on tax_documents (order_id);
create trigger tax_documents_append_only before update or delete or truncate on tax_documents
  for each statement execute function refuse_change();

-- Statements by which customers withdraw from a contract, as they were received. Rows are never changed.
create table withdrawals (
  -- `OS26-00001`.
  reference text primary key,
  -- To the second.
  received_at timestamptz not null,
  -- As it was written. Where no order has it, or another e-mail, `order_id` is null and a person looks for the order.
  order_code text not null,
  order_id integer references orders,
  email text not null,
  name text not null,
  -- `[{"name", "quantity"}]`; null: the whole order.
  items jsonb,
  account text,
  note text,
  -- A hash of what makes two statements the same one.
  fingerprint text not null,
  -- The e-mail that confirms it. No reference: sent e-mails may be deleted.
  receipt_id integer not null
);
create index withdrawals_fingerprint on withdrawals (fingerprint, received_at);
create index withdrawals_order on withdrawals (order_id);
create trigger withdrawals_append_only before update or delete or truncate on withdrawals
  for each statement execute function refuse_change();

-- Complaints of defects (§ 19 of Act 634/1992), as they were made: nothing of them is ever changed.
create table complaints (
  id integer generated by default as identity primary key,
  reference text not null unique,
  -- Who was signed in; without a reference, so that a deleted account changes no row. Ids are not used again.
  user_id integer,
  order_code text not null,
  -- The order with that code and that e-mail address; null where there is none.
  order_id integer references orders,
  email text not null,
  name text not null,
  phone text,
  item text not null,
  defect text not null,
  remedy text not null check (remedy in ('repair', 'replacement', 'discount', 'withdrawal')),
  summary_url text,
  received_at timestamptz not null,
  -- The last day to settle it, in Prague.
  decide_by date not null
);
create index complaints_user on complaints (user_id);
create index complaints_order on complaints (order_id);

-- How a complaint was settled; a complaint without a row is open.
create table complaint_settlements (
  complaint_id integer primary key references complaints,
  result text not null check (result in ('accepted', 'rejected')),
  -- Of an accepted one what was done, of a rejected one the reasons.
  manner text not null,
  settled_at timestamptz not null
);

create trigger complaints_append_only before update or delete or truncate on complaints
  for each statement execute function refuse_change();
create trigger complaint_settlements_append_only before update or delete or truncate on complaint_settlements
  for each statement execute function refuse_change();

-- What was returned of paid orders, at once or in parts. Rows are never changed.
create table refunds (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  -- `[{"position", "quantity"}]` of the order's items.
  items jsonb not null,
  -- Gross CZK; `to_vouchers` of it returned to gift vouchers, `fees` of it are for delivery and payment.
  amount numeric(12, 2) not null check (amount >= 0),
  to_vouchers numeric(12, 2) not null check (to_vouchers between 0 and amount),
  fees numeric(12, 2) not null check (fees between 0 and amount),
  created_at timestamptz not null
);
create index refunds_order on refunds (order_id);
create trigger refunds_append_only before update or delete or truncate on refunds
  for each statement execute function refuse_change();

-- Legal texts as they were in force. A change of a text is a new row: the one with the highest id of a kind is in force.
create table legal_versions (
  id integer generated by default as identity primary key,
  kind text not null check (kind in ('terms', 'withdrawal', 'complaints', 'vouchers')),
  title text not null,
  -- As the page of the site has it.
  html text not null,
  -- Of the title and the HTML.
  sha256 text not null,
  valid_from timestamptz not null
);
create index legal_versions_kind on legal_versions (kind, id);
create trigger legal_versions_append_only before update or delete or truncate on legal_versions
  for each statement execute function refuse_change();

-- The versions that an order was concluded under.
create table order_legal_versions (
  order_id integer not null references orders on delete cascade,
  version_id integer not null references legal_versions,
  primary key (order_id, version_id)
);
create trigger order_legal_versions_unchanged before update or truncate on order_legal_versions
  for each statement execute function refuse_change();

-- Versions as they were drawn. `origin` is that of the site, to which the links of a text lead; '' where it is unknown.
create table legal_pdfs (
  version_id integer not null references legal_versions,
  origin text not null,
  pdf bytea not null,
  primary key (version_id, origin)
);
create trigger legal_pdfs_append_only before update or delete or truncate on legal_pdfs
  for each statement execute function refuse_change();

-- Links of letters, hashed. `leave`: one of each letter, valid as long as the subscription.
create table newsletter_links (
  token_hash text primary key,
  email text not null references subscribers on delete cascade,
  purpose text not null check (purpose in ('confirm', 'leave')),
  expires_at timestamptz
);
create index newsletter_links_email on newsletter_links (email);

-- What was agreed to, when and where, and when it ended. Rows are never changed.
create table newsletter_consents (
  id integer generated always as identity primary key,
  email text not null,
  event text not null check (event in ('given', 'confirmed', 'ended')),
  at timestamptz not null,
  -- The form: `newsletter /kontakty`, `order`, `registration`, `account`; of an end what ended it.
  source text not null,
  -- The sentence that was agreed to.
  wording text
);
create index newsletter_consents_email on newsletter_consents (email);
create trigger newsletter_consents_append_only before update or delete or truncate on newsletter_consents
  for each statement execute function refuse_change();

-- A customer's new address, until the link in the letter to it confirms the change.
create table email_changes (
  user_id integer primary key references users on delete cascade,
  email text not null,
  -- The hash of the link's secret; null until the letter is written.
  token_hash text unique,
  created_at timestamptz not null
);

-- Notices of illegal ratings (art. 16 of Regulation (EU) 2022/2065) and the decisions on them.
create table rating_reports (
  id integer generated by default as identity primary key,
  reference text not null unique,
  -- Without a reference: a rating may be deleted by its author, its reports are kept.
  rating_id integer not null,
  reason text not null
    check (reason in ('insult', 'hate', 'privacy', 'copyright', 'advertising', 'children', 'other')),
  explanation text not null,
  -- Null only in a notice of sexual abuse of children (art. 16 (2) c)).
  name text,
  email text,
  received_at timestamptz not null,
  decision text check (decision in ('removed', 'kept')),
  -- What both sides are told.
  grounds text,
  decided_at timestamptz,
  check ((decision is null) = (grounds is null) and (decision is null) = (decided_at is null)),
  check (reason = 'children' or (name is not null and email is not null))
);
create index rating_reports_rating on rating_reports (rating_id);
