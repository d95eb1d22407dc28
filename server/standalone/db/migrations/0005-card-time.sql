-- An order with tickets can be paid by card for an hour from its placing, and never after its first evening began.
update orders o
set pay_until = least(
  o.pay_until,
  o.created_at + interval '60 minutes',
  (
    select min(d.starts_at) from tickets t join performances d on d.id = t.performance_id
    where t.order_id = o.id and t.voided_at is null
  )
)
where o.pay_until is not null and o.payment_kind = 'card' and o.payment_state <> 'paid'
  and o.state in ('new', 'awaiting_payment');

-- The first payment by card is created with its order; until now the first look at the order's page created it.
insert into gateway_payments (id, order_id, return_url, state, created_at)
select
  replace(gen_random_uuid()::text, '-', ''), o.id,
  regexp_replace(
    regexp_replace(coalesce(o.return_url, o.summary_url, ''), '\{id\}|%7Bid%7D', o.id::text, 'gi'),
    '\{hash\}|%7Bhash%7D', o.hash, 'gi'
  ),
  'pending', o.created_at
from orders o
where o.payment_kind = 'card' and o.payment_state <> 'paid' and o.state in ('new', 'awaiting_payment')
  and not exists (select from gateway_payments g where g.order_id = o.id);
