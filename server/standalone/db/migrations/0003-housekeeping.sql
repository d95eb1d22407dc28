-- When each job of server/standalone/housekeeping.ts last began, so that processes over one database share the work.
create table housekeeping (
  job text primary key,
  began_at timestamptz not null
);
