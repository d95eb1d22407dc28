-- Which content of the theatre's folder is in the database. A database that has rows already was filled by the version
-- before, at the instant at which its first tickets were put on sale; it does not know of which folder.
create table written_content (
  only_row boolean primary key default true check (only_row),
  fingerprint text,
  version text,
  written_at timestamptz,
  first_at timestamptz not null
);
comment on column written_content.fingerprint is 'Of the folder that was written last; null: it is not known.';
comment on column written_content.version is 'Of the program that wrote it.';
comment on column written_content.first_at is
  'The first load: days that a file counts, such as `+7`, count from it.';
insert into written_content (first_at)
select coalesce(min(created_at) filter (where performance_id is not null), min(created_at))
from products
having count(*) > 0;

-- Articles of the demonstration count their days from the instant at which its week was placed.
alter table demo_week add column placed_at timestamptz;
update demo_week
set placed_at = coalesce(
  (select first_at from written_content where tuesday - first_at::date between 0 and 6),
  tuesday::timestamptz
);
alter table demo_week alter column placed_at set not null;

-- What is gone from the folder but stands in an order or a cart stays, and is not offered any more.
alter table products add column discontinued_at timestamptz;
alter table variants add column discontinued_at timestamptz;
alter table vouchers add column discontinued_at timestamptz;
comment on column products.discontinued_at is 'Since when the folder has it no more; null: it is offered.';
comment on column variants.discontinued_at is 'As of a product.';
comment on column vouchers.discontinued_at is 'As of a product: nobody can use it.';

create or replace view product_cards as
select
  p.id, p.name, p.slug, p.tax_rate, p.price, p.price_sale, p.is_price_sale_active, p.lowest_price_30d, p.is_new,
  p.delivered_by_email, p.position, p.created_at, p.search,
  (select image from product_images i where i.product_id = p.id order by i.position limit 1) as main_image,
  c.id as category_id, c.name as category_name, c.slug as category_slug,
  b.id as brand_id, b.name as brand_name, b.slug as brand_slug,
  v.variant_count > 0 as has_variants,
  case
    when p.discontinued_at is not null then 0
    when v.variant_count = 0 then p.stock
    when v.uncounted then null
    else v.stock
  end as stock,
  case
    when p.discontinued_at is not null then null
    when v.variant_count = 0 then p.order_days
    else v.order_days
  end as order_days,
  case
    when p.discontinued_at is not null then 'sold_out'
    else availability(
      case when v.variant_count = 0 then p.stock when v.uncounted then null else v.stock end,
      case when v.variant_count = 0 then p.order_days else v.order_days end
    )
  end as availability_code,
  p.is_price_sale_active and p.price_sale is not null as is_on_sale,
  gross(case when p.is_price_sale_active then coalesce(p.price_sale, p.price) else p.price end, p.tax_rate) as gross,
  p.performance_id,
  p.attributes,
  p.discontinued_at
from products p
left join categories c on c.id = p.default_category_id
left join brands b on b.id = p.brand_id
left join lateral (
  select count(*)::int as variant_count, sum(stock)::int as stock, bool_or(stock is null) as uncounted,
    min(order_days) as order_days
  from variants where product_id = p.id and discontinued_at is null
) v on true;
