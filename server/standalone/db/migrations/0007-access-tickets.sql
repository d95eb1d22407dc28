-- The category at full price that a reduced one is a concession of, and those for wheelchairs and disability cards.
alter table ticket_categories
  add column concession_of integer references variants on delete set null,
  add column is_access boolean not null default false;

-- Evenings that are on sale already were written by the demo theatre, with these names.
update ticket_categories
set is_access = true
where translate(zone, U&'\00A0', ' ') = 'Místo pro vozík' or translate(needs_proof, U&'\00A0', ' ') like 'průkaz ZTP%';
update ticket_categories reduced
set concession_of = whole.variant_id
from ticket_categories whole
where whole.performance_id = reduced.performance_id and whole.zone = reduced.zone
  and whole.needs_proof is null and reduced.needs_proof is not null
  and not whole.is_access and not reduced.is_access;
