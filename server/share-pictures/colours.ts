import type { ShareCard } from "#app/domain/share-card.ts";

/** The colours of app/styles/tokens.css. */
export const colours = {
  ink: "#1b1717",
  paper: "#fbf8f1",
  paper2: "#f2ebde",
  rule: "#dbd1c2",
  red: "#c8102e",
  redDark: "#980b22",
  water: "#2f5d62",
  water2: "#224649",
  waterTint: "#dde8e5",
  muted: "#625a50",
} as const;

export interface Look {
  readonly ground: string;
  readonly title: string;
  readonly kicker: string;
  readonly lines: string;
  readonly rule: string;
  readonly mark: { readonly wheel: string; readonly water: string };
  /** The panel beside the text: its width and its background. */
  readonly panel: { readonly width: number; readonly ground: string; readonly whole: boolean } | null;
  /** The colour of the wheel drawn where there is no picture, and of the water below it. */
  readonly wheel: string;
  readonly sea: string;
}

const onPaper: Look = {
  ground: colours.paper,
  title: colours.ink,
  kicker: colours.red,
  lines: colours.muted,
  rule: colours.ink,
  mark: { wheel: colours.red, water: colours.water },
  panel: null,
  wheel: colours.paper2,
  sea: colours.water2,
};

/** Posters are 3 : 4 and fit a panel of this width uncropped; other pictures are cropped to their panel. */
const posterWidth = 472;

export const looks: Readonly<Record<ShareCard["look"], Look>> = {
  theatre: {
    ...onPaper,
    ground: colours.red,
    title: colours.paper,
    kicker: colours.paper,
    lines: colours.paper,
    rule: colours.paper,
    wheel: colours.redDark,
  },
  poster: { ...onPaper, panel: { width: posterWidth, ground: colours.ink, whole: false } },
  scene: { ...onPaper, panel: { width: 520, ground: colours.water, whole: false } },
  portrait: { ...onPaper, panel: { width: 472, ground: colours.waterTint, whole: false } },
  product: { ...onPaper, panel: { width: 600, ground: colours.paper2, whole: false } },
  brand: { ...onPaper, panel: { width: 472, ground: colours.paper2, whole: true } },
  page: onPaper,
  shop: { ...onPaper, ground: colours.paper2, wheel: colours.rule, sea: colours.red },
};
