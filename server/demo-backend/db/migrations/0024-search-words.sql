-- What a visitor says and the theatre calls otherwise: synonyms, diminutives, what a performance offers, and how much of
-- a name the query is.

-- The key of a stem, a rougher one: hrneček and hrnek are hrnk, brouci and broučci brouk, svíčka and svíce svk. Doubled
-- letters are one, and y is i. Both sides of a comparison are made rough, so it need not be a word.
create function czech_base(stem text) returns text
  language plpgsql immutable parallel safe
  as $$
  declare
    form text := translate(regexp_replace(stem, '(.)\1+', '\1', 'g'), 'yw', 'iv');
  begin
    if length(form) < 5 then return form; end if;
    -- taštička and taška, lísteček and lístek, tričko and triko, zápisníček and zápisník
    form := regexp_replace(form, 'stick$', 'sk');
    form := regexp_replace(form, '(?<=...)(eck|ick)$', 'k');
    form := regexp_replace(form, 'ck$', 'k');
    form := regexp_replace(form, '(?<=...)(ik|ek)$', 'k');
    -- divadélko and divadlo, mikinka and mikina
    form := regexp_replace(form, 'elk$', 'l');
    form := regexp_replace(form, 'ink$', 'in');
    -- knížka and kniha
    return regexp_replace(form, '(?<=.)izk$', 'ih');
  end
  $$;

alter table search_vocabulary
  add column base text collate "C" not null generated always as (czech_base(stem)) stored;
create index search_vocabulary_base on search_vocabulary (base);

-- Who says one means the other. Both are stems, so that a row covers all forms of its words.
create table search_synonyms (
  said text not null,
  meant text not null,
  primary key (said, meant)
);

-- What is said becomes known to the search, too, so that its prefixes, forms and typos are.
create function learn_synonyms(said jsonb, meant jsonb) returns void
  language plpgsql
  as $$
  begin
    insert into search_vocabulary
    select distinct word, fold(word), czech_stem(fold(word)) from jsonb_array_elements_text(said) as s(word)
    on conflict do nothing;
    insert into search_synonyms
    select distinct czech_stem(fold(s.word)), czech_stem(fold(m.word))
    from jsonb_array_elements_text(said) as s(word), jsonb_array_elements_text(meant) as m(word)
    where czech_stem(fold(s.word)) <> czech_stem(fold(m.word))
    on conflict do nothing;
  end
  $$;

-- Words of a name that are no prepositions.
alter table search_documents add column name_words integer not null default 1;

create or replace function index_for_search(
  of_kind text, of_item text, at_position integer, name text, belongs text, parts text, said text
) returns void
  language plpgsql
  as $$
  begin
    delete from search_documents where kind = of_kind and item = of_item;
    insert into search_documents
    select of_kind, of_item, at_position, greatest(1, count(*))
    from search_words(name) as of_name(word)
    where length(word) > 2;
    with
      found as (
        select exact, max(weight) as weight
        from (
          select search_words(name) as exact, 8 as weight
          union all select search_words(belongs), 4
          union all select search_words(parts), 3
          union all select search_words(said), 1
        ) as every
        group by exact
      ),
      learned as (
        insert into search_vocabulary
        select exact, fold(exact), czech_stem(fold(exact))
        from found
        where not exists (select from search_vocabulary known where known.exact = found.exact)
        on conflict do nothing
      )
    insert into search_entries select exact, of_kind, of_item, weight from found;
  end
  $$;

-- What a page is looked for by, and does not say in these words.
create table page_words (
  slug text primary key,
  words text not null
);

-- The headings of a text say more than its sentences.
create function headings(html text) returns text
  language sql immutable parallel safe
  as $$
    select string_agg(found[1], ' ') from regexp_matches(html, '<(?:h[2-4]|dt)[^>]*>(.*?)</(?:h[2-4]|dt)>', 'g') as found
  $$;

create or replace function page_said() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op <> 'INSERT' then
      delete from search_documents where kind = 'pages' and item = old.slug;
    end if;
    if tg_op <> 'DELETE' then
      perform index_for_search(
        'pages', new.slug, 0, new.title,
        (select words from page_words where slug = new.slug), headings(new.body), new.body
      );
    end if;
    return null;
  end
  $$;

create function page_words_said() returns trigger
  language plpgsql
  as $$
  begin
    update pages set slug = slug where slug = coalesce(new.slug, old.slug);
    return null;
  end
  $$;
create trigger page_words_said
  after insert or delete or update on page_words for each row execute function page_words_said();

-- The words of what a performance offers. Steps are left out: a hall has them or not, which a page says.
create table performance_words (
  value text primary key,
  words text not null
);
insert into performance_words values
  ('cs_captions', 'české titulky pro neslyšící'),
  ('en_surtitles', 'anglické titulky English surtitles'),
  ('czj', 'tlumočení do českého znakového jazyka pro neslyšící'),
  ('audio_description', 'audiopopis pro nevidomé'),
  ('relaxed', 'relaxované pro lidi s autismem'),
  ('families', 'pro děti a rodiny'),
  ('schools', 'pro školy'),
  ('premiere', 'premiéra'),
  ('derniere', 'derniéra'),
  ('renewed_premiere', 'obnovená premiéra'),
  ('dress_rehearsal', 'veřejná generálka'),
  ('guest', 'hosté hostování'),
  ('tour', 'zájezd'),
  ('last_this_year', 'naposledy v roce'),
  ('debate', 'debata s tvůrci'),
  ('free', 'zdarma volný vstup'),
  ('morning', 'dopoledne dopolední'),
  ('afternoon', 'odpoledne odpolední'),
  ('evening', 'večer večerní'),
  ('day1', 'pondělí'), ('day2', 'úterý'), ('day3', 'středa'), ('day4', 'čtvrtek'), ('day5', 'pátek'),
  ('day6', 'sobota víkend'), ('day7', 'neděle víkend'),
  ('month1', 'leden'), ('month2', 'únor'), ('month3', 'březen'), ('month4', 'duben'), ('month5', 'květen'),
  ('month6', 'červen'), ('month7', 'červenec'), ('month8', 'srpen'), ('month9', 'září'), ('month10', 'říjen'),
  ('month11', 'listopad'), ('month12', 'prosinec');

-- A date of a title is found by what it offers, not by its title alone; one with a name of its own by that.
create function index_performance(performance_id integer) returns void
  language sql
  as $$
    select index_for_search(
      'performances', p.id::text, (extract(epoch from p.starts_at) / 60)::integer,
      (select p.title where p.title is distinct from (select title from productions where id = p.production_id)),
      (select string_agg(words, ' ') from performance_words where value in (
        select jsonb_array_elements_text(p.access || p.audience || p.labels)
        union all select p.state
        union all select case when extract(hour from local) < 12 then 'morning'
          when extract(hour from local) < 17 then 'afternoon' else 'evening' end
        union all select 'day' || extract(isodow from local)
        union all select 'month' || extract(month from local)
      )),
      null,
      concat_ws(' ', p.title, p.note)
    )
    from (select *, starts_at at time zone 'Europe/Prague' as local from performances) p
    where p.id = $1
  $$;

create function performance_said() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'DELETE' then
      delete from search_documents where kind = 'performances' and item = old.id::text;
    else
      perform index_performance(new.id);
    end if;
    return null;
  end
  $$;
create trigger performance_said
  after insert or delete or update of title, production_id, starts_at, state, labels, access, audience, note
  on performances for each row execute function performance_said();
create index performances_found on performances ((id::text));

-- What was there before this migration.
select index_performance(id) from performances;
select index_product(id) from products;
select index_production(id) from productions;
select index_person(id) from people;
update articles set slug = slug;
update pages set slug = slug;
