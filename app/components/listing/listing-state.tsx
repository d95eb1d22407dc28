import { Link } from "@remix-run/react";
import { useRef } from "react";
import type { Choice } from "#app/domain/listing.ts";
import type { ProductPage } from "#app/domain/product.ts";
import { nbsp } from "#app/domain/typography.ts";
import { listingTexts } from "#app/messages/listing.ts";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ChosenFilter } from "./chosen-filters.ts";
import styles from "./listing-state.module.css";
import { choiceAddress } from "./use-choice-form.ts";

interface ListingStateProps {
  readonly page: ProductPage;
  readonly path: string;
  /** What stays when all filters go: the order. */
  readonly cleared: Choice;
  readonly filters: readonly ChosenFilter[];
  /** A filter is taken off by a link: what has been ticked meanwhile is not asked for. */
  readonly onRemove: () => void;
}

/** How many there are, told aloud when it changes, and what they were chosen by: each filter is a link without it. */
export function ListingState({ page, path, cleared, filters, onRemove }: ListingStateProps) {
  const count = useRef<HTMLOutputElement>(null);
  function remove() {
    onRemove();
    // The link goes away under the focus.
    count.current?.focus({ preventScroll: true });
  }
  return (
    <div className={styles.state}>
      <output ref={count} className={styles.count} tabIndex={-1}>
        {listingTexts.count(page.products.length, page.total)}
        {page.page > 1 ? `, ${listingTexts.page(page.page, page.pages)}` : null}
      </output>
      {filters.length > 0 ? (
        <ul className={styles.chips} role="list" aria-label={listingTexts.chips}>
          {filters.map(({ key, text, without }) => (
            <li key={key}>
              <Link
                className={styles.chip}
                to={choiceAddress(path, without)}
                preventScrollReset
                onClick={remove}
              >
                <HiddenText>{listingTexts.remove}</HiddenText>
                {nbsp(text)}
                <Icon name="close" />
              </Link>
            </li>
          ))}
          <li>
            <Link
              className={styles.clear}
              to={choiceAddress(path, cleared)}
              preventScrollReset
              onClick={remove}
            >
              {listingTexts.clear}
            </Link>
          </li>
        </ul>
      ) : null}
    </div>
  );
}
