-- When a performance was last changed, for calendars that people subscribe to.
alter table performances add column updated_at timestamptz not null default now();
