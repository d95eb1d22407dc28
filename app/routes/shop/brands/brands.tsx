import { useLoaderData } from "@remix-run/react";
import type { MetaFunction } from "@remix-run/node";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { BrandGrid } from "#app/components/shop/brand-grid.tsx";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { NameSearch } from "#app/components/name-search.tsx";
import { paths } from "#app/domain/paths.ts";
import { findByName, maxNameSearchLength, normalizeQuery } from "#app/domain/question.ts";
import type { Brand } from "#app/domain/shop/product.ts";
import { czech } from "#app/domain/typography.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { brandTexts } from "#app/messages/content-texts.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { defineLoader, requireOffered, type Handle } from "#server/actions/handlers.ts";
import { toBlock } from "#server/services/blocks.ts";
import { readBrands } from "#server/upstream/resources/catalogue.ts";
import styles from "./brands.module.css";
import { useState, type MouseEvent } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";

const texts = czech({
  description: "Dílny a výrobci z okolí, kteří pro divadelní obchod pracují.",
  search: "Hledat značku",
  submit: "Hledat",
  showAll: (n: number) => `Zobrazit všechny značky (${n})`,
  showLess: "Zobrazit méně",
  nothing: (question: string) => `Značku „${question}“ tu nemáme. Zkuste kratší slovo.`,
  none: "Značky teprve chystáme.",
});

export const handle = { access: "public", area: "brands" } satisfies Handle;

export const loader = defineLoader(async (context) => {
  const question = normalizeQuery(context.url.searchParams.get("q"), maxNameSearchLength);
  const brands = toBlock(await readBrands(context.upstream));
  requireOffered(brands);
  return {
    question,
    isWhole: context.url.searchParams.get("vse") === "1",
    brands: brands.ok ? { ok: true as const, value: findByName(brands.value, question) } : brands,
  };
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: brandTexts.title,
    description: texts.description,
    path: paths.brands(),
    isFiltered: Boolean(args.data?.question),
  });

export default function Brands() {
  const { question, isWhole, brands } = useLoaderData<typeof loader>();
  return (
    <PageColumn className={styles.page}>
      <Breadcrumbs steps={[{ text: "E-shop", to: paths.shop() }]} />
      <PageHead title={brandTexts.title} isRuled className={styles.head}>
        <p>{texts.description}</p>
        <NameSearch
          action={paths.brands()}
          name="q"
          id="hledat-znacku"
          label={texts.search}
          submit={texts.submit}
          question={question}
          className={styles.search}
        />
      </PageHead>
      {brands.ok ? <Found brands={brands.value} {...{ question, isWhole }} /> : <BlockFailed />}
    </PageColumn>
  );
}

interface FoundProps {
  readonly brands: readonly Brand[];
  readonly question: string;
  readonly isWhole: boolean;
}

function Found({ brands, question, isWhole }: FoundProps) {
  if (!question) {
    if (brands.length === 0) return <p>{texts.none}</p>;
    return <FoldedGrid brands={brands} isWhole={isWhole} />;
  }
  return (
    <>
      <output className={styles.count}>
        {brands.length > 0 ? brandTexts.found(brands.length, question) : texts.nothing(question)}
      </output>
      <BrandGrid brands={brands} label={brandTexts.title} />
      <p className={styles.back}>
        <Link to={paths.brands()}>{brandTexts.all}</Link>
      </p>
    </>
  );
}

interface FoldedGridProps {
  readonly brands: readonly Brand[];
  /** The address asks for all brands. */
  readonly isWhole: boolean;
}

/** 16 brands on a tablet, 6 on a phone and a link to the rest (§9), which JavaScript opens without a navigation. */
const onTablet = 16;
const onPhone = 6;

function FoldedGrid({ brands, isWhole }: FoldedGridProps) {
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
          <Link to={isOpen ? paths.brands() : `${paths.brands()}?vse=1`} onClick={toggle} data-live>
            {isOpen ? texts.showLess : texts.showAll(brands.length)}
          </Link>
        </p>
      ) : null}
    </>
  );
}
