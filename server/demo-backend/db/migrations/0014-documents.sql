-- The fees of an order by rate of tax, gross: with DELIVERY_VAT=goods a fee has several. Earlier ones had their own.
alter table orders add column fees jsonb not null default '[]';
update orders o set fees = (
  select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'rate', f.rate, 'gross', f.gross)), '[]')
  from (values
    ('delivery', coalesce((select tax_rate from deliveries where id = o.delivery_id), 21), o.delivery_gross),
    ('payment', coalesce((select tax_rate from payments where id = o.payment_id), 21), o.payment_gross)
  ) as f (kind, rate, gross)
  where f.gross > 0
);

-- Who issues documents, where that is not the theatre of the settings: written at every start.
create table document_issuer (
  is_only boolean primary key default true check (is_only),
  entry jsonb not null
);

-- The last number of a series in a year. Taking one locks the row until the end of the transaction, and a transaction
-- that is rolled back gives it back: so numbers have no gaps.
create table document_numbers (
  series text not null,
  year integer not null,
  last integer not null check (last > 0),
  primary key (series, year)
);

-- Invoices and credit notes. Rows are never changed: `content` is the whole document as it was issued.
create table tax_documents (
  number text primary key,
  kind text not null check (kind in ('invoice', 'credit_note')),
  order_id integer not null references orders,
  corrects text references tax_documents,
  issued_on date not null,
  taxable_on date not null,
  content jsonb not null,
  created_at timestamptz not null,
  unique (order_id, kind),
  check ((kind = 'credit_note') = (corrects is not null))
);
create trigger tax_documents_append_only before update or delete or truncate on tax_documents
  for each statement execute function refuse_change();
create trigger voucher_movements_append_only before update or delete or truncate on voucher_movements
  for each statement execute function refuse_change();
