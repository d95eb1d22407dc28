import { sql, type Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import type { Group } from "#standalone/schemas/search.ts";

/** One searchable item. */
export interface Content {
  readonly kind: Group["kind"];
  readonly item: string;
  /** Of two equally good results the one with the lower number is first. */
  readonly position: number;
  /** Of a date; in milliseconds. */
  readonly starts_at: number | null;
  readonly name: string | null;
  /** What it belongs to. */
  readonly belongs: string | null;
  readonly parts: string | null;
  /** All other text. */
  readonly text: string | null;
}

/**
 * A search finds a title by its actors and roles, a person by their roles but not by titles, because a visitor who
 * types a title does not mean all its cast. It finds a date by its offers, which include a name of its own, and tickets
 * as their evening.
 */
const content = sql`
  select 'products' as kind, p.id::text as item, p.position, null::float8 as starts_at, p.name,
    concat_ws(
      ' ', (select name from brands where id = p.brand_id),
      (select string_agg(c.name, ' ' order by c.id) from product_categories pc join categories c on c.id = pc.category_id
       where pc.product_id = p.id)
    ) as belongs,
    (select string_agg(v.name, ' ' order by v.id) from variants v
     where v.product_id = p.id and v.discontinued_at is null) as parts,
    concat_ws(
      ' ', p.perex, p.description, p.composition,
      (select string_agg(value ->> 'value', ' ') from jsonb_array_elements(p.attributes))
    ) as text
  from products p
  where p.performance_id is null and p.discontinued_at is null
  union all
  select 'pages', slug, 0, null, title, (select words from page_words w where w.slug = p.slug), headings(body), body
  from pages p
  union all
  -- The newest first among those that say it as well.
  select 'articles', slug, date '2100-01-01' - published_at::date, null, title,
    (select name from blog_categories where id = category_id), author, concat_ws(' ', perex, body)
  from articles
  union all
  select 'productions', p.id::text, p.position, null, p.title,
    concat_ws(' ', p.author, p.subtitle, (select name from genres where slug = p.genre_slug)),
    (select string_agg(concat_ws(' ', name, role), ' ' order by kind, position, place) from production_people
     where production_id = p.id and until is null),
    concat_ws(' ', p.perex, p.description, p.translation)
  from productions p
  union all
  select 'people', n.id::text, n.id, null, n.name,
    concat_ws(' ', n.function, (select name from person_groups where slug = n.group_slug)),
    (select string_agg(role, ' ' order by production_id, kind, position, place) from production_people where person_id = n.id),
    n.bio
  from people n
  union all
  select 'performances', p.id::text, extract(epoch from starts_at)::integer / 60, extract(epoch from starts_at) * 1000,
    (select p.title where p.title is distinct from (select title from productions where id = p.production_id)),
    (select string_agg(words, ' ' order by value) from performance_words where value in (
      select jsonb_array_elements_text(p.access || p.audience || p.labels)
      union all select p.state
      union all select case when extract(hour from local) < 12 then 'morning'
        when extract(hour from local) < 17 then 'afternoon' else 'evening' end
      union all select 'day' || extract(isodow from local)
      union all select 'month' || extract(month from local)
    )),
    null, concat_ws(' ', p.title, p.note)
  from (select *, starts_at at time zone 'Europe/Prague' as local from performances) p
  where p.state not in ('cancelled', 'moved', 'closed_perf')
`;

/** A text that changes with the searched content; the database reads all content and sends one line. */
export async function contentVersion(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select md5(coalesce(string_agg(md5(c::text), '' order by kind, item), '')) as version from (${content}) c
  `.execute(db);
  return rows[0]?.version ?? "";
}

export async function readContent(db: Kysely<Tables>): Promise<readonly Content[]> {
  const { rows } = await sql<Content>`${content}`.execute(db);
  return rows;
}
