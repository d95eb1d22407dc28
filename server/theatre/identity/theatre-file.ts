import { dirname, relative, resolve, sep } from "node:path";
import { ownFilePath } from "#app/domain/paths.ts";
import { parseJson } from "#app/domain/parse-json.ts";
import { MountedFileError, readMounted } from "#server/operator/mounted-file.ts";
import { contrastProblems, paletteOf, stylesheetOf, type Palette } from "./colours.ts";
import { contentOf } from "./content.ts";
import type { Identity } from "./identity.ts";
import { pictureFile, servedFile, type PictureFile, type ServedFile } from "./picture-file.ts";
import { sentencesOf, theatreSchema, type TheatreFile } from "./schema.ts";

/** In bytes. */
const largest = 1024 * 1024;
/** The picture of shared links: other sizes would contradict what pages say about it. */
const shared = { width: 1200, height: 630 };

/** The bytes of a file named in the theatre's file, or a sentence. */
type ReadBeside = (name: string) => Uint8Array<ArrayBuffer> | string;

/**
 * Reads the theatre's own file and the files that it names.
 * @throws MountedFileError with every problem, so that one start shows all of them
 */
export function readTheatreFile(path: string): Identity {
  const bytes = readMounted(path, largest);
  if (typeof bytes === "string") throw new MountedFileError([`the file ${path} ${bytes}`]);
  const folder = dirname(resolve(path));
  return identityOf(new TextDecoder().decode(bytes), (name) => {
    const beside = resolve(folder, name);
    const isInside = !relative(folder, beside).split(sep).includes("..");
    return isInside ? readMounted(beside, largest) : "must be in the folder of this file";
  });
}

/** @param text JSON; `readBeside` reads a file that it names */
export function identityOf(text: string, readBeside: ReadBeside): Identity {
  const json = parseJson(text);
  if (!json.ok) throw new MountedFileError(["the file must be JSON"]);
  const parsed = theatreSchema.safeParse(json.value);
  if (!parsed.success) throw new MountedFileError(sentencesOf(parsed.error));
  const file = parsed.data;
  const problems: string[] = [];

  function picture(path: string, use: string, name: string | undefined): PictureFile | null {
    const bytes = name === undefined ? null : readBeside(name);
    if (bytes === null) return null;
    const read = typeof bytes === "string" ? bytes : pictureFile(use, bytes);
    if (typeof read !== "string") return read;
    problems.push(`${path}: ${name} ${read}`);
    return null;
  }

  function words(path: string, name: string): string {
    const bytes = readBeside(name);
    if (typeof bytes !== "string") return new TextDecoder().decode(bytes);
    problems.push(`${path}: ${name} ${bytes}`);
    return "";
  }

  const palette = paletteOf(file.colours ?? {});
  problems.push(...contrastProblems(palette).map((problem) => `colours: ${problem}`));
  const pictures = {
    logo: picture("logo", "logo", file.logo),
    mark: picture("mark", "znak", file.mark),
    favicon: picture("favicon", "ikona", file.favicon),
    sharePicture: picture("sharePicture", "sdileni", file.sharePicture),
    guarantee: picture("guaranteeNotice.picture", "zaruka", file.guaranteeNotice?.picture),
    partners: (file.partners ?? []).map(({ logo }, index) =>
      picture(`partners.${index}.logo`, "partner", logo),
    ),
  };
  const { sharePicture } = pictures;
  if (sharePicture && (sharePicture.type !== "image/png" || !isOfSize(sharePicture, shared))) {
    problems.push(`sharePicture: ${file.sharePicture} must be a PNG of ${shared.width} × ${shared.height}`);
  }
  const content = contentOf(file, {
    words,
    partnerLogos: pictures.partners,
    guarantee: pictures.guarantee,
  });
  if (problems.length > 0) throw new MountedFileError(problems);
  return { ...content, ...appearanceOf(file, palette, pictures) };
}

function isOfSize(picture: PictureFile, { width, height }: typeof shared): boolean {
  return picture.width === width && picture.height === height;
}

interface Pictures {
  readonly logo: PictureFile | null;
  readonly mark: PictureFile | null;
  readonly favicon: PictureFile | null;
  readonly sharePicture: PictureFile | null;
  readonly guarantee: PictureFile | null;
  readonly partners: readonly (PictureFile | null)[];
}

function appearanceOf(
  file: TheatreFile,
  palette: Palette,
  { logo, mark, favicon: ownFavicon, sharePicture, guarantee, partners }: Pictures,
): Pick<Identity, "look" | "palette" | "mark" | "icons" | "sharePicture" | "files"> {
  const css = stylesheetOf(palette);
  const sheet: ServedFile | null = css
    ? { ...servedFile("barvy.css", new TextEncoder().encode(css)), type: "text/css; charset=utf-8" }
    : null;
  const favicon = ownFavicon ?? mark;
  const served = [logo, mark, favicon, sheet, ...partners].filter((one) => one !== null);
  // A theatre with a name of its own does not stand under the sign of the demo theatre.
  const isOwn = file.name !== undefined || served.length > 0;
  return {
    palette,
    mark,
    icons: favicon ? [favicon] : [],
    sharePicture,
    files: new Map([...served, ...(guarantee ? [guarantee] : [])].map((one) => [one.name, one])),
    look: isOwn
      ? {
          logo: logo && { src: ownFilePath(logo.name), width: logo.width, height: logo.height },
          mark: mark && ownFilePath(mark.name),
          favicon: favicon && { href: ownFilePath(favicon.name), type: favicon.type },
          stylesheet: sheet && ownFilePath(sheet.name),
          themeColour: palette.paper,
        }
      : null,
  };
}
