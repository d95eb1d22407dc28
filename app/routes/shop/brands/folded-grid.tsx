import { Link } from "@remix-run/react";
import { useState, type MouseEvent } from "react";
import { BrandGrid } from "#app/components/shop/brand-grid.tsx";
import { paths } from "#app/domain/paths.ts";
import type { Brand } from "#app/domain/shop/product.ts";
import { brandTexts } from "#app/messages/brands.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./brands.module.css";

interface FoldedGridProps {
  readonly brands: readonly Brand[];
  /** Requested by the address. */
  readonly isWhole: boolean;
}

/** 16 brands on a tablet, 6 on a phone and a link to the rest (§9), which JavaScript opens without a navigation. */
const onTablet = 16;
const onPhone = 6;

export function FoldedGrid({ brands, isWhole }: FoldedGridProps) {
  const [isOpen, open] = useState(isWhole);
  function toggle(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    open(!isOpen);
  }
  return (
    <>
      <BrandGrid brands={brands} label={brandTexts.title} isShort={!isOpen} />
      {brands.length > onPhone ? (
        <p className={classNames(styles.more, brands.length > onTablet && styles.onTablet)}>
          <Link to={isOpen ? paths.brands() : `${paths.brands()}?vse=1`} onClick={toggle}>
            {isOpen ? brandTexts.showLess : brandTexts.showAll(brands.length)}
          </Link>
        </p>
      ) : null}
    </>
  );
}
