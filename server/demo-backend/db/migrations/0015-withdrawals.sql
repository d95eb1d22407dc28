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
