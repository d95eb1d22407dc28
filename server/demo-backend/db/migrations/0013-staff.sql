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

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The table % is append-only.', tg_table_name;
end
$$;
create trigger staff_log_append_only before update or delete or truncate on staff_log
  for each statement execute function refuse_change();

alter table orders add column parcel_number text;
-- Whether the balances that paid for the order were returned, and the codes that it sold were blocked.
alter table orders add column vouchers_settled boolean not null default false;

-- Pieces taken from the counted stock; fewer than the quantity where the rest is made to order.
alter table order_items add column taken integer not null default 0 check (taken >= 0 and taken <= quantity);
-- Of earlier orders it is known where nothing is made to order. Orders of the demo data, without a cart, took nothing.
with supplies as (
  select id as product_id, null::integer as variant_id, stock, order_days from products
  union all
  select product_id, id, stock, order_days from variants
)
update order_items i
set taken = i.quantity
from supplies s
where s.product_id = i.product_id
  and s.variant_id is not distinct from i.variant_id
  and s.stock is not null
  and s.order_days is null
  and exists (select from carts c where c.order_id = i.order_id);
