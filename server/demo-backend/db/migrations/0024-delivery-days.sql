-- When goods in stock arrive: the hour until which an order counts to its day (`12:00`), working days until they leave at
-- the latest, and those of the carrier. Null: nothing is promised.
alter table deliveries
  add column cutoff text,
  add column dispatch_days integer,
  add column transit_days integer;
