import { BlockFailed } from "#app/components/block-failed.tsx";
import { PartnerLogo } from "#app/components/partner-logo.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import type { Block } from "#app/domain/block.ts";
import type { Partner } from "#app/domain/partner.ts";
import { Carousel } from "#app/ui/carousel.tsx";

/** The pace of the partner carousel as specified (§9); the pause button is the only addition. */
const pace = { delay: 800, speed: 1000, shown: 2, shownFrom: { 768: 4, 1024: 6 } } as const;
const texts = { pause: "Zastavit střídání log", play: "Spustit střídání log" } as const;

/** The theatre's partners; nothing where there are none. */
export function Partners({ block }: { readonly block: Block<readonly Partner[]> }) {
  if (block.ok && block.value.length === 0) return null;
  return (
    <section aria-labelledby="partneri">
      <SectionHead id="partneri" title="Partneři" />
      {block.ok ? (
        <Carousel
          items={block.value.map((partner) => ({
            key: partner.name,
            content: <PartnerLogo partner={partner} />,
          }))}
          pace={pace}
          label="Partneři divadla"
          texts={texts}
        />
      ) : (
        <BlockFailed />
      )}
    </section>
  );
}
