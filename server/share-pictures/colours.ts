import type { ShareCard } from "#app/domain/share-card.ts";
import type { Palette } from "#server/theatre/identity/colours.ts";

export interface Look {
  readonly ground: string;
  readonly title: string;
  readonly kicker: string;
  readonly lines: string;
  /** The panel beside the text: its width and its background. */
  readonly panel: { readonly width: number; readonly ground: string; readonly whole: boolean } | null;
  /** The band at the foot of a card without a picture, and the colour of its text. */
  readonly band: string;
  readonly onBand: string;
}

/** Posters are 3 : 4 and fit a panel of this width uncropped; the card crops other pictures to their panel. */
const posterWidth = 472;

/** The appearance of each kind of card in the theatre's colours. */
export function looksIn(palette: Palette): Readonly<Record<ShareCard["look"], Look>> {
  const { ink, paper, paperDark, muted, primary, secondary } = palette;
  const onPaper: Look = {
    ground: paper,
    title: ink,
    kicker: primary,
    lines: muted,
    panel: null,
    band: palette.secondaryDark,
    onBand: paper,
  };
  return {
    theatre: {
      ...onPaper,
      ground: primary,
      title: paper,
      kicker: paper,
      lines: paper,
    },
    poster: { ...onPaper, panel: { width: posterWidth, ground: ink, whole: false } },
    scene: { ...onPaper, panel: { width: 520, ground: secondary, whole: false } },
    portrait: { ...onPaper, panel: { width: 472, ground: palette.secondaryTint, whole: false } },
    product: { ...onPaper, panel: { width: 600, ground: paperDark, whole: false } },
    brand: { ...onPaper, panel: { width: 472, ground: paperDark, whole: true } },
    page: onPaper,
    shop: { ...onPaper, ground: paperDark, band: primary },
  };
}
