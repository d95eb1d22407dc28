-- When each job of server/demo-backend/housekeeping.ts last began, so that processes over one database share the work.
create table housekeeping (
  job text primary key,
  began_at timestamptz not null
);
