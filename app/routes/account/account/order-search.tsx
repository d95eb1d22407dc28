import { Form } from "@remix-run/react";
import { paths } from "#app/domain/paths.ts";
import { maxQueryLength } from "#app/domain/search.ts";
import { czech } from "#app/domain/typography.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Link } from "#app/ui/link.tsx";
import styles from "./order-search.module.css";

const texts = czech({
  search: "Číslo objednávky, název zboží nebo představení",
  searchButton: "Hledat",
  searchCancel: "Zrušit hledání",
});

/** Searches orders by a part of their code or of the names of the goods. */
export function OrderSearch({ question }: { readonly question: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is not known to every browser yet
    <Form method="get" action={paths.account()} role="search" preventScrollReset className={styles.search}>
      <Field
        // Resets the field when the page shows another query.
        key={question}
        name="hledat"
        id="hledat-objednavku"
        type="search"
        label={texts.search}
        defaultValue={question}
        maxLength={maxQueryLength}
      />
      <Button variant="secondary">{texts.searchButton}</Button>
      {question === "" ? null : (
        <Link to={paths.account()} preventScrollReset className={styles.cancel}>
          {texts.searchCancel}
        </Link>
      )}
    </Form>
  );
}
