import { ArticleGrid } from "#app/components/article-grid.tsx";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import type { ArticleCard } from "#app/domain/article.ts";
import type { Block } from "#app/domain/block.ts";
import { paths } from "#app/domain/paths.ts";

/** The newest articles; nothing where there are none. */
export function News({ block }: { readonly block: Block<readonly ArticleCard[]> }) {
  if (block.ok && block.value.length === 0) return null;
  return (
    <section aria-labelledby="aktuality">
      <SectionHead id="aktuality" title="Aktuality" more={{ text: "Všechny aktuality", to: paths.news() }} />
      {block.ok ? <ArticleGrid articles={block.value} label="Aktuality" /> : <BlockFailed />}
    </section>
  );
}
