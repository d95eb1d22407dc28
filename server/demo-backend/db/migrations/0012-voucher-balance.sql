-- A gift voucher is a means of payment with a balance; a promotional code is a discount.
alter table vouchers add column kind text not null default 'promo' check (kind in ('gift', 'promo'));
alter table vouchers add column balance numeric(10, 2) check (balance >= 0);
-- Codes that were sold: until now they were used up by one order, whatever it cost.
update vouchers
set kind = 'gift', balance = case when quantity = 0 then 0 else value end, quantity = null
where id in (select voucher_id from gift_vouchers);
alter table vouchers add check ((kind = 'gift') = (balance is not null));

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

-- How the voucher was counted in this order, and what was left on it then.
alter table order_vouchers add column kind text not null default 'promo' check (kind in ('gift', 'promo'));
alter table order_vouchers add column remaining numeric(10, 2);

-- `total` is the price; gift vouchers pay a part of it.
alter table orders add column to_pay numeric(12, 2);
update orders set to_pay = total;
alter table orders alter column to_pay set not null;

-- What a delivery is, for its states: handed over by the theatre, by a carrier, or sent by e-mail.
alter table deliveries add column kind text not null default 'parcel' check (kind in ('pickup', 'parcel', 'email'));
update deliveries set kind = case when by_email then 'email' when id = 1 then 'pickup' else 'parcel' end;
alter table orders add column delivery_kind text not null default 'parcel'
  check (delivery_kind in ('pickup', 'parcel', 'email'));
update orders o set delivery_kind = d.kind from deliveries d where d.id = o.delivery_id;
