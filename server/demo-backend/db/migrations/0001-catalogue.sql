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
  search text generated always as (fold(name || ' ' || coalesce(perex, ''))) stored
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

create table vouchers (
  id integer primary key,
  code text not null,
  voucher_type text not null check (voucher_type in ('amount', 'percent')),
  value numeric(10, 2) not null check (value >= 0),
  service_type text not null,
  -- How many orders may still use it; null is no limit.
  quantity integer check (quantity >= 0),
  quantity_per_user_limit integer,
  minimal_price numeric(10, 2),
  active_from timestamptz,
  active_to timestamptz
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
  position integer not null
);

create table payments (
  id integer primary key,
  name text not null,
  description text not null,
  price numeric(12, 4) not null,
  tax_rate numeric(5, 2) not null,
  image text,
  kind text not null check (kind in ('card', 'transfer', 'cod', 'desk')),
  position integer not null
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
