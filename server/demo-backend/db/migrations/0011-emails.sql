-- Every e-mail is written here in the transaction of what it tells, and stays pending until a mail server accepts it.
create table emails (
  id integer generated always as identity primary key,
  kind text not null,
  order_id integer references orders on delete cascade,
  -- What the text needs besides the order, never a secret of a link. Null once the e-mail was sent.
  data jsonb,
  created_at timestamptz not null,
  -- The next attempt. An attempt sets it before it begins, so an e-mail whose process dies is attempted again.
  next_at timestamptz not null,
  -- A failed attempt is the last one where the next one would be later than this.
  give_up_at timestamptz not null,
  attempts integer not null default 0,
  -- Of the latest attempt; null while it runs, and where its process died.
  last_error text,
  sent_at timestamptz,
  dead_at timestamptz
);
create unique index emails_one_an_order on emails (order_id, kind);
create index emails_pending on emails (next_at) where sent_at is null and dead_at is null;

-- Another process of the previous version may be sending one of these now; it has ten minutes for that.
insert into emails (kind, order_id, data, created_at, next_at, give_up_at, attempts, sent_at)
select
  'gift-vouchers', order_id, case when sent_at is null then '{}'::jsonb end, created_at,
  coalesce(taken_at + interval '10 minutes', created_at), now() + interval '3 days',
  case when taken_at is null then 0 else 1 end, sent_at
from gift_letters;
drop table gift_letters;

-- The link of a rating is created when its e-mail is written, so an e-mail that is sent twice has two valid links.
create table rating_links (
  token_hash text primary key,
  rating_id integer not null references ratings on delete cascade,
  expires_at timestamptz not null
);
create index rating_links_rating on rating_links (rating_id);
insert into rating_links select token_hash, id, token_expires_at from ratings where token_hash is not null;
alter table ratings drop column token_hash, drop column token_expires_at;
