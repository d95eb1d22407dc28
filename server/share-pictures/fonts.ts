import display from "@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf?inline";
import text from "@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf?inline";
import { create, type Font } from "fontkit";

/** The site's two typefaces, complete, in the server bundle itself: a slim container image has no fonts. */
export interface Fonts {
  readonly display: Font;
  readonly text: Font;
}

let opened: Fonts | null = null;

/** Opened on first use: most processes rarely draw a picture. */
export function openFonts(): Fonts {
  opened ??= { display: open(display), text: open(text) };
  return opened;
}

function open(dataUrl: string): Font {
  const font = create(Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64"));
  if ("fonts" in font) throw new Error("One font was expected, not a collection.");
  return font;
}
