-- When an evening that was moved was to begin before its first move.
alter table performances add column previous_starts_at timestamptz;

-- Evenings that were moved until now, as far as the log of the staff knows, and have kept the time of their last move.
with moves as (
  select subject,
    (array_agg((detail->>'before')::timestamptz order by id))[1] as first_start,
    (array_agg((detail->>'after')::timestamptz order by id desc))[1] as last_start
  from staff_log where action = 'performance.moved' group by subject
)
update performances set previous_starts_at = moves.first_start
from moves
where moves.subject = 'performance ' || performances.id
  and moves.last_start = performances.starts_at and moves.first_start <> performances.starts_at;
