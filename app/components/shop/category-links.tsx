import { paths } from "#app/domain/paths.ts";
import type { CategoryRef } from "#app/domain/shop/product.ts";
import styles from "./category-links.module.css";
import { Link } from "#app/ui/link.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

/** Links to shop categories in large type. */
export function CategoryLinks({ categories }: { readonly categories: readonly CategoryRef[] }) {
  return (
    <ul role="list" className={styles.links}>
      {categories.map((category) => (
        <li key={category.id}>
          <Link to={paths.category(category)}>
            <Typeset>{category.name}</Typeset>
          </Link>
        </li>
      ))}
    </ul>
  );
}
