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

-- An order has one invoice, and a credit note for each refund; its letters likewise.
alter table tax_documents drop constraint tax_documents_order_id_kind_key;
create unique index tax_documents_one_invoice on tax_documents (order_id) where kind = 'invoice';
create index tax_documents_order on tax_documents (order_id);
drop index emails_one_an_order;
create unique index emails_one_an_order on emails (order_id, kind)
  where kind not in ('order-refunded', 'credit-note');

-- Why the customer may not withdraw from an item without a reason, as it was told in the cart (§ 1837 OZ).
alter table order_items add column withdrawal_excluded text;
