-- A visitor asks for the orders of an address, whatever its case.
create index orders_email on orders (lower(email), created_at desc);
