-- In pairs of seats: 1 sells the odd one, a place for a wheelchair, 2 the one beside it, its companion's. Each kind has
-- the free places of its own seats. Null: the zone has no pairs.
alter table ticket_categories add column of_pair smallint check (of_pair in (1, 2));

-- Evenings that are on sale already were written by the demo theatre, with these names. Its places for wheelchairs had
-- no numbers.
create temporary table paired as
select
  z.performance_id, z.name as zone, c.variant_id, z.held, z.free,
  translate(
    case d.venue_slug when 'velky-sal' then '8. řada u~uličky' when 'mlynice' then 'u~průjezdu' else '1. řada u~cesty' end,
    '~', U&'\00A0'
  ) as row,
  (select count(*)::integer from tickets t
   where t.performance_id = z.performance_id and t.zone = z.name and t.voided_at is null) as sold
from ticket_zones z
join performances d on d.id = z.performance_id
join ticket_categories c on c.performance_id = z.performance_id and c.zone = z.name
where translate(z.name, U&'\00A0', ' ') = 'Místo pro vozík' and z.rows is null and c.is_access;
update ticket_categories c set of_pair = 1 from paired p where p.variant_id = c.variant_id;

-- Whoever has a place for a wheelchair keeps one, with a number after those of the box office. Tickets that are void have
-- none; they get one if they become valid again.
update tickets t
set row = own.row, seat = own.seat
from (
  select t.id, p.row, 2 * (p.held + row_number() over (partition by t.performance_id order by t.id)) - 1 as seat
  from tickets t
  join paired p on p.performance_id = t.performance_id and p.zone = t.zone
  where t.voided_at is null
) own
where own.id = t.id;

-- Beside each of them is a companion's place: the box office sold those beside its own, the others are free.
update ticket_zones z
set
  rows = jsonb_build_array(jsonb_build_object('row', p.row, 'seats', 2 * (p.held + p.free + p.sold))),
  held = 2 * p.held,
  free = 2 * p.free + p.sold
from paired p
where p.performance_id = z.performance_id and p.zone = z.name;

-- The companion's category, after the wheelchair's, at half its price, as holders of a disability card and who comes with
-- them pay everywhere.
create temporary table companions as
select
  p.performance_id, p.zone, w.product_id, w.position + 1 as position,
  (select max(v.id) from variants v where v.product_id = w.product_id) + 1 as id,
  round(round(round(gross(w.price, e.tax_rate)) / 2) * 100 / (100 + e.tax_rate), 4) as price
from paired p
join variants w on w.id = p.variant_id
join products e on e.id = w.product_id;
update variants v set position = v.position + 1
from companions c
where c.product_id = v.product_id and v.position >= c.position;
insert into variants (id, product_id, name, price, position)
select id, product_id, U&'Doprovod k\00A0vozíku', price, position from companions;
insert into ticket_categories (variant_id, performance_id, zone, needs_proof, is_access, of_pair)
select id, performance_id, zone, 'průkaz ZTP nebo ZTP/P toho, koho doprovázíte', true, 2 from companions;

drop table paired, companions;
