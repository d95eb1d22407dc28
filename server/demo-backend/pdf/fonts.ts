import display from "@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf?inline";
import text from "@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf?inline";
import italic from "@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf?inline";

/**
 * The site's typefaces as complete files: those of the web pages are split into subsets by alphabet, and Czech needs
 * two of them. They are bundled as text, so that the built server needs no files beside it.
 */
export const fonts = {
  display: bytes(display),
  text: bytes(text),
  italic: bytes(italic),
} as const;

function bytes(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
}
