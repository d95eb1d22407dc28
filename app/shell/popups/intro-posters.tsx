import { Picture } from "#app/components/picture.tsx";
import type { ShellData, IntroPoster } from "#app/domain/shell.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./popups.module.css";

/** The intro popup's pictures for wide and for narrow screens. */
export function IntroPosters({ intro }: { readonly intro: NonNullable<ShellData["popups"]["intro"]> }) {
  return (
    <>
      <div className={styles.desktop}>
        <Poster poster={intro.desktop} ratio="scene" />
      </div>
      <div className={styles.mobile}>
        <Poster poster={intro.mobile} ratio="portrait" />
      </div>
    </>
  );
}

interface PosterProps {
  readonly poster: IntroPoster;
  readonly ratio: "scene" | "portrait";
}

/** Lazy, so that a picture that is not displayed is not loaded. Whoever follows its link has closed the popup. */
function Poster({ poster: { title, link, folder, image }, ratio }: PosterProps) {
  const picture = (
    <Picture
      folder={folder}
      file={image}
      // A link needs a name.
      alt={title || (link === null ? "" : "Zjistit více")}
      widest={480}
      sizes="(min-width: 768px) 480px, 90vw"
      ratio={ratio}
    />
  );
  if (link === null) return picture;
  if (link.startsWith("/")) {
    return (
      <Link to={link} data-dismiss>
        {picture}
      </Link>
    );
  }
  return (
    <a href={link} rel="noopener" data-dismiss>
      {picture}
    </a>
  );
}
