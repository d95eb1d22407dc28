-- Who wants to be told, once, that something can be had: tickets of an evening, or a product.
create table watches (
  id integer generated always as identity primary key,
  email text not null,
  performance_id integer references performances on delete cascade,
  product_id integer references products on delete cascade,
  variant_id integer references variants on delete cascade,
  -- What was missing when it was asked for.
  awaits text not null check (awaits in ('seats', 'presale', 'stock')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The thing's page, and the template of the page that ends the watch, as the site gave them.
  page_url text not null,
  cancel_url text not null,
  check ((performance_id is null) <> (product_id is null)),
  check (variant_id is null or product_id is not null)
);
create unique index watches_once
  on watches (email, coalesce(performance_id, 0), coalesce(product_id, 0), coalesce(variant_id, 0));
create index watches_performance on watches (performance_id);
create index watches_product on watches (product_id);

-- Links of letters, hashed. A link that ends a watch outlives it, without an address, so that it never fails.
create table watch_links (
  token_hash text primary key,
  watch_id integer references watches on delete set null,
  purpose text not null check (purpose in ('confirm', 'cancel')),
  created_at timestamptz not null
);
create index watch_links_watch on watch_links (watch_id);
