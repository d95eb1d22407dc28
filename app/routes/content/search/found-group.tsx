import { ProductGrid } from "#app/components/shop/product-grid.tsx";
import { paths } from "#app/domain/paths.ts";
import type { SearchGroup } from "#app/domain/search.ts";
import { searchTexts } from "#app/messages/search.ts";
import { FoundPeople } from "./found-people.tsx";
import { FoundProductions } from "./found-productions.tsx";
import { FoundTexts } from "./found-texts.tsx";
import styles from "./search.module.css";

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
      return <ProductGrid products={group.items} level={3} label={label} eager={5} />;
    case "articles":
      return (
        <FoundTexts texts={group.items.map((article) => ({ ...article, to: paths.article(article) }))} />
      );
    case "pages":
      return <FoundTexts texts={group.items.map((page) => ({ ...page, to: paths.info(page.slug) }))} />;
  }
}
