import { ProductGrid } from "#app/components/shop/product-grid.tsx";
import { paths } from "#app/domain/paths.ts";
import type { SearchGroup } from "#app/domain/search.ts";
import { searchTexts } from "#app/messages/search.ts";
import { FoundPeople } from "./found-people.tsx";
import { FoundProductions } from "./found-productions.tsx";
import styles from "./search.module.css";
import { Typeset } from "#app/components/typeset.tsx";
import { formatDate } from "#app/domain/dates.ts";
import { Link } from "#app/ui/link.tsx";

/** The results of one kind, with their total count. */
export function FoundGroup({ group }: { readonly group: SearchGroup }) {
  const { kind, items, total } = group;
  const texts = searchTexts.kind(kind);
  return (
    <section aria-labelledby={`nalezeno-${kind}`} className={styles.group}>
      <div className={styles.groupHead}>
        <h2 id={`nalezeno-${kind}`}>{texts.title}</h2>
        <p>{texts.counted(total)}</p>
      </div>
      <Items group={group} label={texts.title} />
      {total > items.length ? <p className={styles.count}>{searchTexts.firstOnly(items.length)}</p> : null}
    </section>
  );
}

function Items({ group, label }: { readonly group: SearchGroup; readonly label: string }) {
  switch (group.kind) {
    case "productions":
      return <FoundProductions productions={group.items} />;
    case "people":
      return <FoundPeople people={group.items} />;
    case "products":
      return <ProductGrid products={group.items} level={3} label={label} eager={1} />;
    case "articles":
      return (
        <FoundTexts texts={group.items.map((article) => ({ ...article, to: paths.article(article) }))} />
      );
    case "pages":
      return <FoundTexts texts={group.items.map((page) => ({ ...page, to: paths.info(page.slug) }))} />;
  }
}

interface FoundText {
  readonly to: string;
  readonly title: string;
  readonly excerpt: string;
  /** ISO instant; pages have none. */
  readonly date?: string;
}

/** News and pages: their titles and the text around the search term. */
function FoundTexts({ texts }: { readonly texts: readonly FoundText[] }) {
  return (
    <ul role="list" className={styles.texts}>
      {texts.map(({ to, title, excerpt, date }) => (
        <li key={to}>
          <h3>
            <Link to={to}>
              <Typeset>{title}</Typeset>
            </Link>
          </h3>
          {date ? (
            <p className={styles.date}>
              <time dateTime={date}>{formatDate(date)}</time>
            </p>
          ) : null}
          {excerpt ? (
            <p>
              <Typeset>{excerpt}</Typeset>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
