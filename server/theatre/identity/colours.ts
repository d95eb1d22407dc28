/** The colours by role of the theatre's own file: derived colours, the check of contrast, and the style sheet. */

interface Role {
  /** Custom property of app/styles/tokens.css. */
  readonly token: string;
  /** The colour without a file. */
  readonly usual: string;
  /** Derived from another role that the file gives: that role's colour, mixed with a share of `with`. */
  readonly from?: {
    readonly role: RoleName;
    readonly with: RoleName | "black" | "white";
    readonly share: number;
  };
}

const roleNames = [
  "ink",
  "paper",
  "paperDark",
  "muted",
  "rule",
  "ruleStrong",
  "primary",
  "primaryDark",
  "primaryTint",
  "secondary",
  "secondaryDark",
  "secondaryTint",
] as const;
export type RoleName = (typeof roleNames)[number];

/** In the order in which they are derived. */
export const roles: Readonly<Record<RoleName, Role>> = {
  ink: { token: "--ink", usual: "#1b1717" },
  paper: { token: "--paper", usual: "#fbf8f1" },
  paperDark: {
    token: "--paper-2",
    usual: "#f2ebde",
    from: { role: "paper", with: "ink", share: 0.05 },
  },
  muted: { token: "--muted", usual: "#625a50", from: { role: "ink", with: "paper", share: 0.28 } },
  rule: { token: "--rule", usual: "#dbd1c2", from: { role: "paper", with: "ink", share: 0.15 } },
  ruleStrong: {
    token: "--rule-strong",
    usual: "#857a6c",
    from: { role: "paper", with: "ink", share: 0.52 },
  },
  primary: { token: "--red", usual: "#c8102e" },
  primaryDark: {
    token: "--red-dark",
    usual: "#980b22",
    from: { role: "primary", with: "black", share: 0.24 },
  },
  primaryTint: {
    token: "--red-tint",
    usual: "#fbe9e8",
    from: { role: "primary", with: "white", share: 0.91 },
  },
  secondary: { token: "--water", usual: "#2f5d62" },
  secondaryDark: {
    token: "--water-2",
    usual: "#224649",
    from: { role: "secondary", with: "black", share: 0.25 },
  },
  secondaryTint: {
    token: "--water-tint",
    usual: "#dde8e5",
    from: { role: "secondary", with: "white", share: 0.85 },
  },
};

/** `#rrggbb` by role. */
export type Palette = Readonly<Record<RoleName, string>>;

/** All colours: those given, those derived of a given one, and the built-in ones. */
export function paletteOf(colours: Partial<Record<RoleName, string>>): Palette {
  const palette: Partial<Record<RoleName, string>> = {};
  const changed = new Set<string>();
  for (const name of roleNames) {
    const { usual, from } = roles[name];
    const own = colours[name]?.toLowerCase();
    const isDerived = !own && from && (changed.has(from.role) || changed.has(from.with));
    if (own || isDerived) changed.add(name);
    palette[name] =
      own ??
      (isDerived ? mix(colourOf(palette, from.role), colourOf(palette, from.with), from.share) : usual);
  }
  return palette as Palette;
}

function colourOf(palette: Partial<Record<RoleName, string>>, name: RoleName | "black" | "white"): string {
  if (name === "black") return "#000000";
  return name === "white" ? "#ffffff" : (palette[name] ?? roles[name].usual);
}

/** `share` of the second colour in the first. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  return hexOf(channels(first).map((value, index) => value + ((other[index] ?? 0) - value) * share));
}

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Colours that no file changes. */
const fixed = {
  white: "#ffffff",
  ok: "#1d6a3c",
  okTint: "#e5f0e6",
  danger: "#980b22",
  warningTint: "#f7ecd2",
  "the error text of the footer": "#ffc9c4",
} as const;
type Shade = RoleName | keyof typeof fixed;

/** Ratios of WCAG 2.2: 1.4.3 for text, 1.4.11 for the outlines of fields. */
const forText = 4.5;
const forOutlines = 3;

/** The pairs of text or outline and background that the style sheets use. */
const uses: readonly (readonly [Shade, readonly Shade[]])[] = [
  ["ink", ["paper", "paperDark", "white", "primaryTint", "secondaryTint", "okTint", "warningTint"]],
  ["muted", ["paper", "paperDark", "white", "secondaryTint"]],
  ["primary", ["paper", "paperDark", "white"]],
  ["primaryDark", ["paper", "white"]],
  ["secondary", ["paper", "white", "secondaryTint"]],
  ["secondaryDark", ["paper"]],
  ["paper", ["ink", "primary", "secondary", "secondaryDark"]],
  ["white", ["primary", "secondary", "secondaryDark"]],
  ["secondaryTint", ["ink"]],
  ["ok", ["paper", "white", "okTint"]],
  ["danger", ["paper", "white", "primaryTint"]],
  ["the error text of the footer", ["secondaryDark"]],
  ["ruleStrong", ["paper", "white"]],
];

/**
 * One sentence for each pair of colours with too little contrast, with the nearest sufficient colour.
 * @param colours those given
 */
export function contrastProblems(colours: Partial<Record<RoleName, string>>): readonly string[] {
  const failing = pairsOf(paletteOf(colours)).filter(({ ratio, least }) => ratio < least);
  const nearest = new Map(
    roleNames
      .filter((role) => failing.some(({ text, ground }) => text === role || ground === role))
      .map((role): [Shade, string | null] => [role, nearestColour(colours, role)]),
  );
  return failing.map(({ text, ground, ratio, least, shades }) => {
    // Rounded down: 4.49 must not read as 4.5.
    const ratioText = (Math.floor(ratio * 10) / 10).toFixed(1);
    // Everything else stands on paper, so the sentence suggests a change of another colour first.
    const changed = (text === "paper" ? [ground, text] : [text, ground]).find((shade) => nearest.get(shade));
    const proposal = changed && `; ${changed === text ? "" : `${changed} `}${nearest.get(changed)} would do`;
    return `${text} ${shades[text]} on ${ground} ${shades[ground]} has a contrast of ${ratioText}:1, and needs ${least}:1${proposal ?? ""}`;
  });
}

/**
 * The nearest colour of the same hue and saturation whose lightness all pairs of the role allow, and all pairs of the
 * colours derived from it; null: no colour fits.
 */
function nearestColour(colours: Partial<Record<RoleName, string>>, role: RoleName): string | null {
  const palette = paletteOf(colours);
  const own = lightnessOf(palette[role]);
  const derived = roleNames.filter((name) => colours[name] === undefined && roles[name].from?.role === role);
  for (let step = 1; step <= 255; step += 1) {
    for (const lightness of [own - step / 255, own + step / 255]) {
      if (lightness < 0 || lightness > 1) continue;
      const colour = withLightness(palette[role], lightness);
      const pairs = pairsOf(paletteOf({ ...colours, [role]: colour }), [role, ...derived]);
      if (pairs.every(({ ratio, least }) => ratio >= least)) return colour;
    }
  }
  return null;
}

/** @param among only pairs with one of them */
function pairsOf(palette: Palette, among: readonly Shade[] = roleNames) {
  const shades: Readonly<Record<Shade, string>> = { ...palette, ...fixed };
  const pairs = uses.flatMap(([text, grounds]) =>
    grounds.map((ground) => ({ text, ground, least: text === "ruleStrong" ? forOutlines : forText })),
  );
  return pairs
    .filter(({ text, ground }) => among.includes(text) || among.includes(ground))
    .map((pair) => ({ ...pair, shades, ratio: contrast(shades[pair.text], shades[pair.ground]) }));
}

/** As HSL has it, from 0 to 1. */
function lightnessOf(hex: string): number {
  return (Math.max(...channels(hex)) + Math.min(...channels(hex))) / 510;
}

function withLightness(hex: string, lightness: number): string {
  const own = lightnessOf(hex);
  // The room of the channels around this lightness.
  const room = (of: number) => 1 - Math.abs(2 * of - 1);
  const scale = room(lightness) / (room(own) || 1);
  return hexOf(channels(hex).map((value) => (lightness + (value / 255 - own) * scale) * 255));
}

function hexOf(values: readonly number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

/** The contrast ratio of WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The style sheet of a palette: only its changed colours. It is in the layer of the tokens, so that print and forced
 * colours still replace it.
 */
export function stylesheetOf(palette: Palette): string | null {
  const lines = roleNames
    .filter((name) => palette[name] !== roles[name].usual)
    .map((name) => `${roles[name].token}:${palette[name]}`);
  return lines.length === 0 ? null : `@layer tokens{:root{${lines.join(";")}}}\n`;
}
