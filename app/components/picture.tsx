import { useEffect, useRef, useState } from "react";
import type { ImageFolder } from "#app/domain/paths.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./picture.module.css";

/** The widths the image endpoint makes (server/http/images.ts rounds any other up to one of them). */
const widths = [160, 240, 320, 480, 640, 800, 960, 1200, 1600];

interface PictureProps {
  readonly folder: ImageFolder;
  /** Null = there is none: the box says „Nemá obrázek“. */
  readonly file: string | null;
  readonly alt: string;
  readonly size?: "big" | "thumbnail";
  /** The widest it is ever shown, in CSS pixels; twice as much is offered to dense screens. */
  readonly widest: number;
  /** The `sizes` attribute. */
  readonly sizes: string;
  /** Width to height; also what the box keeps before the picture comes. */
  readonly ratio?: keyof typeof heights;
  /** The picture the visitor sees first: loaded at once, before others. */
  readonly first?: boolean;
  readonly className?: string;
}

/** Height to width: posters are 3 : 4, portraits 4 : 5, scenes and plans 3 : 2, articles and banners 16 : 9. */
const heights = { square: 1, poster: 4 / 3, portrait: 5 / 4, scene: 2 / 3, wide: 9 / 16 } as const;

/** A picture from `/images/{folder}/{size}/{file}` in the width that fits, with its place kept. */
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

  // The picture may have failed before the script was there to hear it.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0) setBroken(file);
  }, [file]);

  const box = classNames(styles.box, styles[ratio], className);
  if (file === null || broken === file) {
    return (
      <span className={classNames(box, styles.none)}>
        <span>Nemá obrázek</span>
      </span>
    );
  }
  const path = imagePath(folder, size, file);
  const offered = widths.filter((width) => width <= Math.max(widest * 2, 320));
  const width = Math.min(widest, 1600);
  return (
    <span className={box}>
      <img
        ref={image}
        className={styles.image}
        src={`${path}?w=${offered.find((each) => each >= widest) ?? 1600}`}
        srcSet={offered.map((each) => `${path}?w=${each} ${each}w`).join(", ")}
        sizes={sizes}
        width={width}
        height={Math.round(width * heights[ratio])}
        alt={alt}
        loading={first ? "eager" : "lazy"}
        decoding="async"
        // React 18 writes the attribute only in its own spelling of HTML.
        {...(first ? { fetchpriority: "high" } : {})}
        onError={() => setBroken(file)}
      />
    </span>
  );
}

/** The address of a picture without a width: the endpoint's own default for the size. */
export function imagePath(folder: PictureProps["folder"], size: "big" | "thumbnail", file: string): string {
  return `/images/${folder}/${size}/${encodeURIComponent(file)}`;
}
