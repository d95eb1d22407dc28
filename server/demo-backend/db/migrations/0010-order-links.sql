-- The link in an order's letter, and where its gateway leads back to, are two: a site that does not know its own
-- address sends no link.
alter table orders alter column summary_url drop not null;
alter table orders add column return_url text;
