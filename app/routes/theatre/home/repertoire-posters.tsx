import { BlockFailed } from "#app/components/block-failed.tsx";
import { ProductionGrid } from "#app/components/programme/production-grid.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { isOffered, type Block } from "#app/domain/block.ts";
import { paths } from "#app/domain/paths.ts";
import type { UpcomingDates } from "#app/domain/theatre/next-performance.ts";
import type { PosterCard } from "#app/domain/theatre/production.ts";

interface RepertoirePostersProps {
  readonly block: Block<{
    readonly productions: readonly PosterCard[];
    readonly next: UpcomingDates;
  }>;
}

/** The posters. Renders nothing for an empty repertoire. */
export function RepertoirePosters({ block }: RepertoirePostersProps) {
  if (!isOffered(block) || (block.ok && block.value.productions.length === 0)) return null;
  return (
    <section aria-labelledby="repertoar">
      <SectionHead
        id="repertoar"
        title="Na repertoáru"
        more={{ text: "Celý repertoár", to: paths.repertoire() }}
      />
      {block.ok ? (
        <ProductionGrid
          productions={block.value.productions}
          next={block.value.next}
          label="Inscenace na repertoáru"
        />
      ) : (
        <BlockFailed />
      )}
    </section>
  );
}
