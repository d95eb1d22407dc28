-- What can be searched: for every thing of the site the words it is found by, kept right by triggers, so that a search
-- asks indexes and never reads texts. A new kind of thing needs one trigger that calls index_for_search().

-- The words of a text as they are spelled, in small letters and in their order. Letters are named one by one, because
-- what a database calls a letter depends on its locale.
create function search_words(content text) returns setof text
  language sql immutable parallel safe
  as $$
    select word
    from regexp_split_to_table(
      -- Initials are one word: R. U. R. is rur.
      regexp_replace(
        lower(translate(
          regexp_replace(content, '<[^>]*>|&#?[A-Za-z0-9]+;', ' ', 'g'),
          'ÁÄÂĄÇČĆĎÉĚËĘÍÎĹĽŁŇŃÑÓÔÖŐŘŔŠŚŤÚŮÜŰÝŽŹŻ',
          'áäâąçčćďéěëęíîĺľłňńñóôöőřŕšśťúůüűýžźż'
        )),
        '(?<![0-9a-záäâąçčćďéěëęíîĺľłňńñóôöőřŕšśťúůüűýžźż])([a-záčďéěíňóřšťúůýž])\.[ \u00a0]*(?=[a-záčďéěíňóřšťúůýž](?![0-9a-záäâąçčćďéěëęíîĺľłňńñóôöőřŕšśťúůüűýžźż]))',
        '\1', 'g'
      ),
      '[^0-9a-zàáäâãåæąçčćďéèêěëęíìîïĺľłňńñóôöőřŕšśťúùůüûűýžźż]+'
    ) as word
    where word <> '' and length(word) <= 40
  $$;

-- A folded Czech word without its ending: lístků, lístek and lístky are listk, tričkách and triček are trick. Light on
-- purpose: what matters is that the forms of one word meet, not what the result looks like.
create function czech_stem(word text) returns text
  language plpgsql immutable parallel safe
  as $$
  declare
    form text := word;
  begin
    if word ~ '[^a-z]' then return word; end if;
    if length(form) > 6 and right(form, 3) in ('ove', 'ovi') then
      form := left(form, -3);
    elsif length(form) > 5 and right(form, 3) in
      ('ech', 'ich', 'eho', 'emi', 'emu', 'iho', 'imi', 'imu', 'ach', 'ych', 'ymi', 'ama', 'ami') then
      form := left(form, -3);
    elsif length(form) > 4 and right(form, 2) in ('em', 'im', 'um', 'am', 'ym', 'mi', 'ou') then
      form := left(form, -2);
    elsif length(form) > 3 and right(form, 1) in ('a', 'e', 'i', 'o', 'u', 'y') then
      form := left(form, -1);
    end if;
    -- Whose: Čapkův, Čapkova.
    if length(form) > 5 and right(form, 2) in ('ov', 'uv') then form := left(form, -2); end if;
    -- broučci and brouček, knize and kniha
    if right(form, 1) = 'c' and length(form) > 2 then
      form := left(form, -1) || 'k';
    elsif right(form, 1) = 'z' and length(form) > 3 then
      form := left(form, -1) || 'h';
    end if;
    -- triček and tričko
    if length(form) > 4 and left(right(form, 2), 1) = 'e' then
      form := left(form, -2) || right(form, 1);
    end if;
    return form;
  end
  $$;

create table search_documents (
  kind text not null,
  item text not null,
  position integer not null,
  primary key (kind, item)
);

-- Every spelling there is. Ranges over `word` are prefixes, so it is sorted by bytes.
create table search_vocabulary (
  exact text primary key,
  word text collate "C" not null,
  stem text collate "C" not null
);
create index search_vocabulary_word on search_vocabulary (word);
create index search_vocabulary_stem on search_vocabulary (stem);
create index search_vocabulary_word_parts on search_vocabulary using gin (word gin_trgm_ops);
create index search_vocabulary_stem_parts on search_vocabulary using gin (stem gin_trgm_ops);

-- Spellings that share enough with a word that may be mistyped. In a short word one wrong letter leaves a quarter.
create function near_words(mistyped text, its_stem text) returns setof search_vocabulary
  language sql stable
  set pg_trgm.similarity_threshold = 0.2
  as $$
    select *
    from search_vocabulary
    where word % mistyped or stem % its_stem
    order by greatest(similarity(word, mistyped), similarity(stem, its_stem)) desc
    limit 40
  $$;

create table search_entries (
  exact text not null references search_vocabulary,
  kind text not null,
  item text not null,
  weight smallint not null,
  primary key (exact, kind, item),
  foreign key (kind, item) references search_documents on delete cascade
);
create index search_entries_document on search_entries (kind, item);

-- Puts a thing in, or in again. `name` counts most, then what it belongs to, its parts, and all else that is said of it.
create function index_for_search(
  of_kind text, of_item text, at_position integer, name text, belongs text, parts text, said text
) returns void
  language plpgsql
  as $$
  begin
    delete from search_documents where kind = of_kind and item = of_item;
    insert into search_documents values (of_kind, of_item, at_position);
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

create function index_product(product_id integer) returns void
  language sql
  as $$
    select index_for_search(
      'products', p.id::text, p.position, p.name,
      concat_ws(
        ' ', (select name from brands where id = p.brand_id),
        (select string_agg(c.name, ' ') from product_categories pc join categories c on c.id = pc.category_id
         where pc.product_id = p.id)
      ),
      (select string_agg(name, ' ') from variants v where v.product_id = p.id),
      concat_ws(
        ' ', p.perex, p.description, p.composition,
        (select string_agg(value ->> 'value', ' ') from jsonb_array_elements(p.attributes))
      )
    )
    from products p
    where p.id = $1
  $$;

-- Products whose words have changed in this transaction. They are read once, when it ends, however many of their
-- parts changed.
create table search_stale (product_id integer primary key);

create function refresh_product() returns trigger
  language plpgsql
  as $$
  begin
    delete from search_documents where kind = 'products' and item = new.product_id::text;
    perform index_product(new.product_id);
    delete from search_stale where product_id = new.product_id;
    return null;
  end
  $$;
create constraint trigger refresh_product
  after insert on search_stale deferrable initially deferred for each row execute function refresh_product();

create function product_said() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'DELETE' then
      insert into search_stale values (old.id) on conflict do nothing;
    else
      insert into search_stale values (new.id) on conflict do nothing;
    end if;
    return null;
  end
  $$;
create trigger product_said
  after insert or delete or update of name, perex, description, composition, attributes, brand_id, position
  on products for each row execute function product_said();

create function part_of_product_said() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'DELETE' then
      insert into search_stale values (old.product_id) on conflict do nothing;
    else
      insert into search_stale values (new.product_id) on conflict do nothing;
    end if;
    return null;
  end
  $$;
create trigger variant_said
  after insert or delete or update of name on variants for each row execute function part_of_product_said();
create trigger category_of_product_said
  after insert or delete on product_categories for each row execute function part_of_product_said();

create function brand_said() returns trigger
  language plpgsql
  as $$
  begin
    insert into search_stale select id from products where brand_id = new.id on conflict do nothing;
    return null;
  end
  $$;
create trigger brand_said after update of name on brands for each row execute function brand_said();

create function category_said() returns trigger
  language plpgsql
  as $$
  begin
    insert into search_stale
    select product_id from product_categories where category_id = new.id
    on conflict do nothing;
    return null;
  end
  $$;
create trigger category_said after update of name on categories for each row execute function category_said();

create function page_said() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op <> 'INSERT' then
      delete from search_documents where kind = 'pages' and item = old.slug;
    end if;
    if tg_op <> 'DELETE' then
      perform index_for_search('pages', new.slug, 0, new.title, null, null, new.body);
    end if;
    return null;
  end
  $$;
create trigger page_said
  after insert or delete or update of slug, title, body on pages for each row execute function page_said();

-- What was there before this migration.
select index_product(id) from products;
select index_for_search('pages', slug, 0, title, null, null, body) from pages;
