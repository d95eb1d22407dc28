-- What is played, when, where and by whom.

create table genres (
  slug text primary key,
  name text not null,
  position integer not null
);

create table venues (
  slug text primary key,
  name text not null,
  capacity integer check (capacity > 0),
  step_free boolean not null,
  description text not null,
  access text,
  image text,
  -- [{name, price}], whole CZK
  zones jsonb not null,
  position integer not null
);

create table person_groups (
  slug text primary key,
  name text not null,
  position integer not null
);

create table people (
  id integer primary key,
  slug text not null,
  name text not null,
  surname text not null,
  group_slug text not null references person_groups,
  function text,
  image text,
  credit text,
  as_guest boolean not null,
  bio text not null,
  -- within a group that is not sorted by surname; 0 where it is
  position integer not null
);

-- Coming before the premiere, ended after the derniere: what state a title is in, its days say.
create table productions (
  id integer primary key,
  slug text not null unique,
  title text not null,
  subtitle text,
  author text,
  translation text,
  genre_slug text references genres,
  venue_slug text references venues,
  perex text not null,
  description text not null,
  image text,
  is_new boolean not null,
  is_soon boolean not null,
  length_minutes integer check (length_minutes > 0),
  intervals integer check (intervals >= 0),
  premiere date,
  derniere date,
  age_from integer check (age_from >= 0),
  price_from integer,
  price_to integer check (price_to >= price_from),
  language text,
  sensory jsonb not null,
  content_warning text,
  help_line text,
  -- [{image, caption, credit}]
  images jsonb not null,
  -- [{text, source, date, url}]
  quotes jsonb not null,
  position integer not null
);

-- Who plays and who made it. People of one role stand at one `position`; `alternates`: one of them plays each date.
create table production_people (
  production_id integer not null references productions on delete cascade,
  kind text not null check (kind in ('cast', 'team')),
  position integer not null,
  place integer not null,
  role text not null,
  name text not null,
  person_id integer references people,
  as_guest boolean not null,
  alternates boolean not null,
  since date,
  until date,
  primary key (production_id, kind, position, place)
);
create index production_people_person on production_people (person_id);

create table production_products (
  production_id integer not null references productions on delete cascade,
  product_id integer not null references products on delete cascade,
  position integer not null,
  primary key (production_id, product_id)
);

create table performances (
  id integer primary key,
  title text not null,
  production_id integer references productions,
  venue_slug text not null references venues,
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  state text not null check (state in (
    'on_sale', 'few_left', 'sold_out', 'presale_soon', 'box_office_only', 'reservation', 'free', 'closed_perf',
    'cancelled', 'moved'
  )),
  presale_from timestamptz,
  moved_to_id integer references performances,
  ticket_url text,
  price_from integer,
  price_to integer check (price_to >= price_from),
  labels jsonb not null,
  access jsonb not null,
  audience jsonb not null,
  is_soon boolean not null,
  note text,
  description text
);
create index performances_starts_at on performances (starts_at);
create index performances_production on performances (production_id, starts_at);

-- Who plays on that very date.
create table performance_cast (
  performance_id integer not null references performances on delete cascade,
  position integer not null,
  role text not null,
  name text not null,
  person_id integer references people,
  as_guest boolean not null,
  primary key (performance_id, position)
);

-- The Tuesday from which the demo's days are counted, see the README. At most one row.
create table demo_week (tuesday date not null);

create function production_state(premiere date, derniere date, today date) returns text
  language sql immutable parallel safe
  as $$
    select case
      when derniere < today then 'ended'
      when premiere is null or premiere > today then 'coming'
      else 'current'
    end
  $$;
