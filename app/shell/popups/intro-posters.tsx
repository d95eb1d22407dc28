import { Picture } from "#app/components/picture.tsx";
import type { ShellData, IntroPoster } from "#app/domain/shell-data.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./popups.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

type Intro = NonNullable<ShellData["popups"]["intro"]>;

/** The popup's name, which is also its text: pictures may be missing, hidden or unclear. */
export const introTitle = ({ title }: IntroPoster) => title || "Oznámení divadla";

/** The intro popup's pictures for wide and for narrow screens, each with its title. */
export function IntroPosters({ intro }: { readonly intro: Intro }) {
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

/** Lazy, so that a hidden picture does not load. Following its link also closes the popup. */
function Poster({ poster, ratio }: PosterProps) {
  const { link, folder, image } = poster;
  const content = (
    <>
      <span className={styles.picture}>
        <Picture
          folder={folder}
          file={image}
          alt=""
          widest={480}
          sizes="(min-width: 768px) 480px, 90vw"
          ratio={ratio}
        />
      </span>
      <span className={styles.caption}>
        <strong className={styles.name}>
          <Typeset isHeading>{introTitle(poster)}</Typeset>
        </strong>{" "}
        {link === null ? null : <span className={styles.more}>Zjistit více</span>}
      </span>
    </>
  );
  if (link === null) return content;
  if (link.startsWith("/")) {
    return (
      <Link to={link} data-dismiss>
        {content}
      </Link>
    );
  }
  return (
    <a href={link} rel="noopener" data-dismiss>
      {content}
    </a>
  );
}
