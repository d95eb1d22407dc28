import { useCallback, useEffect, useRef, useState } from "react";
import { isDrawing } from "#app/domain/file-name.ts";
import { paths } from "#app/domain/paths.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./picture.module.css";

/** The widths of the image endpoint (`server/http/images.ts` rounds any other width up to one of them). */
const widths = [160, 240, 320, 480, 640, 800, 960, 1200, 1600];

interface PictureProps {
  /** Of the upstream; `imageFolders` (app/domain/paths.ts) or a banner's own. */
  readonly folder: string;
  /** Null = no picture: a placeholder „Nemá obrázek“ is shown. */
  readonly file: string | null;
  readonly alt: string;
  readonly size?: "big" | "thumbnail";
  /** The maximum display width in CSS pixels; `srcset` offers up to twice as much for dense screens. */
  readonly widest: number;
  /** The `sizes` attribute. */
  readonly sizes: string;
  /** Aspect ratio; also reserves the space before the picture loads. */
  readonly ratio?: keyof typeof heights;
  /** The first picture of the page, the only one that loads eagerly and with high priority. */
  readonly first?: boolean;
  readonly className?: string;
}

/** Height to width: posters are 3 : 4, portraits 4 : 5, scenes and plans 3 : 2, articles and banners 16 : 9. */
const heights = { square: 1, poster: 4 / 3, portrait: 5 / 4, scene: 2 / 3, wide: 9 / 16 } as const;

/** A responsive picture from `/images/{folder}/{size}/{file}` without layout shift. */
export function Picture(props: PictureProps) {
  const {
    folder,
    file,
    alt,
    size = "big",
    widest,
    sizes,
    ratio = "square",
    first = false,
    className,
  } = props;
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);

  // A late error of one source proves nothing about the picture from another one, and a browser may report a picture as
  // complete before it has loaded it. Only a picture that cannot be decoded is broken.
  const check = useCallback(() => {
    const element = image.current;
    if (!element?.complete || element.naturalWidth > 0) return;
    element.decode().catch(() => element.naturalWidth > 0 || setBroken(file));
  }, [file]);
  // It may have failed before hydration, when no error listener was attached yet.
  useEffect(check, [check]);

  const box = classNames(styles.box, styles[ratio], className);
  if (file === null || broken === file) {
    return (
      <span className={classNames(box, styles.none)}>
        <span>Nemá obrázek</span>
      </span>
    );
  }
  const path = imagePath(folder, size, file);
  const width = Math.min(widest, 1600);
  return (
    <span className={box}>
      <img
        ref={image}
        {...(isDrawing(file) ? { src: path } : { ...widthsOf(path, widest), sizes })}
        width={width}
        height={Math.round(width * heights[ratio])}
        alt={alt}
        loading={first ? "eager" : "lazy"}
        // React 18 renders this attribute only in the lower-case HTML spelling.
        {...(first ? { fetchpriority: "high" } : {})}
        onError={check}
      />
    </span>
  );
}

/** A photograph in the widths that its place may need. */
function widthsOf(path: string, widest: number): { src: string; srcSet: string } {
  const offered = widths.filter((width) => width <= Math.max(widest * 2, 320));
  return {
    src: `${path}?w=${offered.find((value) => value >= widest) ?? 1600}`,
    srcSet: offered.map((value) => `${path}?w=${value} ${value}w`).join(", "),
  };
}

/** URL of a picture without a width; a drawing as it is, a photograph in the endpoint's default width for `size`. */
export function imagePath(folder: PictureProps["folder"], size: "big" | "thumbnail", file: string): string {
  return paths.image(folder, file, size);
}
