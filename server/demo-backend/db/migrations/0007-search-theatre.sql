-- Titles and people among what is found. A title is found by who plays in it and by its roles, a person by
-- their roles, not by titles: whoever asks for a title does not mean all its cast.

create function index_production(production_id integer) returns void
  language sql
  as $$
    select index_for_search(
      'productions', p.id::text, p.position, p.title,
      concat_ws(' ', p.author, p.subtitle, (select name from genres where slug = p.genre_slug)),
      (select string_agg(concat_ws(' ', pp.name, pp.role), ' ') from production_people pp
       where pp.production_id = p.id and pp.until is null),
      concat_ws(' ', p.perex, p.description, p.translation)
    )
    from productions p
    where p.id = $1
  $$;

create function index_person(person_id integer) returns void
  language sql
  as $$
    select index_for_search(
      'people', n.id::text, n.id, n.name,
      concat_ws(' ', n.function, (select name from person_groups where slug = n.group_slug)),
      (select string_agg(role, ' ') from production_people where person_id = n.id),
      n.bio
    )
    from people n
    where n.id = $1
  $$;

-- As search_stale: what has changed in this transaction is read once, when it ends.
create table search_stale_theatre (
  kind text not null,
  id integer not null,
  primary key (kind, id)
);

create function refresh_theatre() returns trigger
  language plpgsql
  as $$
  begin
    delete from search_documents where kind = new.kind and item = new.id::text;
    if new.kind = 'productions' then
      perform index_production(new.id);
    else
      perform index_person(new.id);
    end if;
    delete from search_stale_theatre where kind = new.kind and id = new.id;
    return null;
  end
  $$;
create constraint trigger refresh_theatre
  after insert on search_stale_theatre deferrable initially deferred
  for each row execute function refresh_theatre();

create function production_said() returns trigger
  language plpgsql
  as $$
  begin
    insert into search_stale_theatre values ('productions', coalesce(new.id, old.id)) on conflict do nothing;
    return null;
  end
  $$;
create trigger production_said
  after insert or delete or update of title, subtitle, author, translation, genre_slug, perex, description, position
  on productions for each row execute function production_said();

create function person_said() returns trigger
  language plpgsql
  as $$
  begin
    insert into search_stale_theatre values ('people', coalesce(new.id, old.id)) on conflict do nothing;
    return null;
  end
  $$;
create trigger person_said
  after insert or delete or update of name, function, group_slug, bio
  on people for each row execute function person_said();

create function part_of_production_said() returns trigger
  language plpgsql
  as $$
  begin
    insert into search_stale_theatre
    select 'productions', production_id from (values (new.production_id), (old.production_id)) as p(production_id)
    where production_id is not null
    union
    select 'people', person_id from (values (new.person_id), (old.person_id)) as n(person_id)
    where person_id is not null
    on conflict do nothing;
    return null;
  end
  $$;
create trigger part_of_production_said
  after insert or delete or update of name, role, person_id, until
  on production_people for each row execute function part_of_production_said();

create function genre_said() returns trigger
  language plpgsql
  as $$
  begin
    insert into search_stale_theatre
    select 'productions', id from productions where genre_slug = new.slug
    on conflict do nothing;
    return null;
  end
  $$;
create trigger genre_said after update of name on genres for each row execute function genre_said();

create function person_group_said() returns trigger
  language plpgsql
  as $$
  begin
    insert into search_stale_theatre
    select 'people', id from people where group_slug = new.slug
    on conflict do nothing;
    return null;
  end
  $$;
create trigger person_group_said
  after update of name on person_groups for each row execute function person_group_said();

-- What was there before this migration.
select index_production(id) from productions;
select index_person(id) from people;
