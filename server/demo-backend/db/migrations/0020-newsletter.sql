-- A subscription begins when the link in a letter confirms it. Those from before were confirmed by nobody, and go on.
alter table subscribers add column confirmed_at timestamptz;
-- Template of the link that ends it, as the site gave it.
alter table subscribers add column unsubscribe_url text;
update subscribers set confirmed_at = created_at;

-- Links of letters, hashed. `leave`: one of each letter, valid as long as the subscription.
create table newsletter_links (
  token_hash text primary key,
  email text not null references subscribers on delete cascade,
  purpose text not null check (purpose in ('confirm', 'leave')),
  expires_at timestamptz
);
create index newsletter_links_email on newsletter_links (email);

-- What was agreed to, when and where, and when it ended. Rows are never changed.
create table newsletter_consents (
  id integer generated always as identity primary key,
  email text not null,
  event text not null check (event in ('given', 'confirmed', 'ended')),
  at timestamptz not null,
  -- The form: `newsletter /kontakty`, `order`, `registration`, `account`; of an end what ended it.
  source text not null,
  -- The sentence that was agreed to.
  wording text
);
create index newsletter_consents_email on newsletter_consents (email);
insert into newsletter_consents (email, event, at, source)
select email, 'given', created_at, type from subscribers;

-- Whether the customer has ever used a link that was sent to the address.
alter table users add column email_confirmed_at timestamptz;
update users set email_confirmed_at = now() where id in (select user_id from demo_customers);

-- What is append-only may be deleted when its time is over: server/demo-backend/domain/delete-outdated.ts sets this.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('demo.retention', true) = 'on' then
    return null;
  end if;
  raise exception 'The table % is append-only.', tg_table_name;
end
$$;
create trigger newsletter_consents_append_only before update or delete or truncate on newsletter_consents
  for each statement execute function refuse_change();
