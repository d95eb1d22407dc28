-- A list reads each product of its category once, however many others there are.
create index product_categories_category on product_categories (category_id);

-- The variants are left joined: who asks for no stock reads none of them.
create or replace view product_cards as
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
  gross(case when p.is_price_sale_active then coalesce(p.price_sale, p.price) else p.price end, p.tax_rate) as gross,
  p.performance_id,
  p.attributes
from products p
left join categories c on c.id = p.default_category_id
left join brands b on b.id = p.brand_id
left join lateral (
  select count(*)::int as variant_count, sum(stock)::int as stock, bool_or(stock is null) as uncounted,
    min(order_days) as order_days
  from variants where product_id = p.id
) v on true;
