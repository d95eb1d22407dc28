import { ProductGrid } from "#app/components/shop/product-grid.tsx";
import type { ShownGroup, ShownText } from "#app/domain/search.ts";
import { searchTexts } from "#app/messages/search-texts.ts";
import { FoundPeople } from "./found-people.tsx";
import { FoundProductions } from "./found-productions.tsx";
import styles from "./search.module.css";
import { Link } from "#app/ui/link.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

/** The results of one kind, with their total count. */
export function FoundGroup({ group }: { readonly group: ShownGroup }) {
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

function Items({ group, label }: { readonly group: ShownGroup; readonly label: string }) {
  switch (group.kind) {
    case "productions":
      return <FoundProductions productions={group.items} />;
    case "people":
      return <FoundPeople people={group.items} />;
    case "products":
      return <ProductGrid products={group.items} level={3} label={label} eager={1} />;
    case "performances":
    case "articles":
    case "pages":
      return <FoundTexts texts={group.items} />;
  }
}

/** Dates, news and pages: their titles and the text around the search term. */
function FoundTexts({ texts }: { readonly texts: readonly ShownText[] }) {
  return (
    <ul role="list" className={styles.texts}>
      {texts.map(({ to, title, text, date }) => (
        <li key={to}>
          <h3 className="h4">
            <Link to={to} lang={to === "/en" ? "en" : undefined}>
              <Typeset>{title}</Typeset>
            </Link>
          </h3>
          {date ? (
            <p className={styles.date}>
              <time dateTime={date.instant}>{date.words}</time>
            </p>
          ) : null}
          {text ? (
            <p>
              <Typeset>{text}</Typeset>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
