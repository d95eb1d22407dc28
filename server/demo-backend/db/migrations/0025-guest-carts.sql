-- When a cart was last read or changed, to the day: guests' carts that nobody uses are deleted. Those that are there count
-- as used now.
alter table carts add column used_at timestamptz not null default now();
create index carts_unused on carts (used_at) where user_id is null and order_id is null;
