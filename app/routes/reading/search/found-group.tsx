import { Link } from "@remix-run/react";
import { ProductGrid } from "#app/components/product-grid.tsx";
import { Typo } from "#app/components/typo.tsx";
import { paths } from "#app/domain/paths.ts";
import type { FoundPage, SearchGroup } from "#app/domain/search.ts";
import { searchTexts } from "#app/messages/search.ts";
import styles from "./search.module.css";

/** What was found of one kind, with how many there are. */
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
    case "products":
      return <ProductGrid products={group.items} level={3} label={label} eager={5} />;
    case "pages":
      return <Pages pages={group.items} />;
  }
}

function Pages({ pages }: { readonly pages: readonly FoundPage[] }) {
  return (
    <ul role="list" className={styles.pages}>
      {pages.map(({ slug, title, excerpt }) => (
        <li key={slug}>
          <h3>
            <Link to={paths.info(slug)}>
              <Typo>{title}</Typo>
            </Link>
          </h3>
          {excerpt ? (
            <p>
              <Typo>{excerpt}</Typo>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
