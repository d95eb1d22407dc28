import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { imagePath, Picture } from "#app/components/picture.tsx";
import { Poster } from "#app/components/programme/poster.tsx";
import { formatDate } from "#app/domain/dates.ts";
import { paths } from "#app/domain/paths.ts";
import type { ListedPerformance } from "#app/domain/theatre/performance.ts";
import { counted } from "#app/domain/plural.ts";
import type { Production } from "#app/domain/theatre/production.ts";
import { czech } from "#app/domain/typography.ts";
import { productionTexts as texts, ratingForms } from "#app/messages/production-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Lightbox } from "#app/ui/lightbox.tsx";
import { RatingStars } from "#app/ui/rating-stars.tsx";
import { Slider } from "#app/ui/slider.tsx";
import styles from "./hero.module.css";
import { NextDate } from "./next-date.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

interface HeroProps {
  readonly production: Production;
  readonly next: ListedPerformance | null;
  readonly now: string;
}

/**
 * The slider of scenes with the header beside it. The header's gallery link opens the same pictures in a lightbox, from
 * the first one; without JavaScript it links to the slider, whose pictures link to their large images.
 */
export function Hero({ production, next, now }: HeroProps) {
  const { title, images } = production;
  return (
    <Lightbox className={styles.hero} label={title}>
      {images.length > 0 ? <Scenes production={production} /> : null}
      <header className={styles.panel}>
        <Breadcrumbs steps={[{ text: texts.title, to: paths.repertoire() }]} />
        <Heading production={production} />
        {next ? (
          <div className={styles.next}>
            <NextDate next={next} now={now} />
          </div>
        ) : null}
        <p className={styles.links} data-no-print>
          {images.length > 0 ? (
            <a className={styles.gallery} href="#galerie" data-gallery>
              <Icon name="photos" />
              {texts.gallery(images.length)}
            </a>
          ) : null}
          {production.rating ? (
            <a className={styles.rating} href="#hodnoceni">
              <RatingStars value={production.rating.average} />{" "}
              <span>{counted(production.rating.count, ratingForms)}</span>
            </a>
          ) : null}
        </p>
      </header>
      {images.length === 0 ? (
        <div className={styles.poster}>
          <Poster production={production} widest={480} sizes="(min-width: 1024px) 420px, 60vw" first />
        </div>
      ) : null}
    </Lightbox>
  );
}

function Heading({ production }: { readonly production: Production }) {
  const { title, subtitle, author, genre, venue, perex, state, derniere, isNew, isSoon } = production;
  const kicker = [genre?.name, venue?.name].filter(Boolean).join(" · ");
  const label =
    state === "coming" || (isSoon && state !== "ended")
      ? texts.soon
      : isNew && state === "current"
        ? texts.isNew
        : null;
  return (
    <div className={styles.heading}>
      <p className={styles.kicker}>
        {label ? <span className={styles.label}>{label}</span> : null}
        {kicker ? (
          <span>
            <Typeset>{kicker}</Typeset>
          </span>
        ) : null}
      </p>
      <h1 className={styles[titleSize(title)]}>
        <Typeset isHeading>{title}</Typeset>
      </h1>
      {subtitle ? (
        <p className={styles.subtitle}>
          <Typeset>{subtitle}</Typeset>
        </p>
      ) : null}
      {author ? (
        <p className={styles.author}>
          <Typeset>{author}</Typeset>
        </p>
      ) : null}
      {state === "ended" ? (
        <p className={styles.ended}>{texts.ended(derniere && formatDate(derniere))}</p>
      ) : null}
      {perex ? (
        <p className={styles.perex}>
          <Typeset>{perex}</Typeset>
        </p>
      ) : null}
    </div>
  );
}

/** Sets a title as large as its longest unbroken part allows, to fill its column like on a poster. */
function titleSize(title: string): "short" | "medium" | "long" | "endless" {
  const longest = Math.max(
    ...czech(title, "heading")
      .split(/[ -]/u)
      .map((word) => word.length),
  );
  if (longest > 12 || title.length > 45) return "endless";
  if (longest > 9 || title.length > 24) return "long";
  return longest > 6 ? "medium" : "short";
}

/** Scenes of the performance, each linked to its large picture. */
function Scenes({ production: { title, images } }: { readonly production: Production }) {
  const slides = images.map(({ image, caption, credit }, index) => ({
    key: image,
    content: (
      <figure className={styles.scene}>
        <a href={imagePath("scene", "big", image)}>
          <Picture
            className={styles.picture}
            folder="scene"
            file={image}
            alt={`${caption ?? title}, obrázek ${index + 1} z ${images.length}`}
            ratio="scene"
            widest={1200}
            sizes="(min-width: 1024px) 78vw, 100vw"
            first={index === 0}
          />
        </a>
        {caption || credit ? (
          <figcaption className={styles.caption}>
            {caption ? czech(caption) : null}
            {caption && credit ? "\u00a0· " : null}
            {credit ? (
              <span className={styles.credit}>
                <Typeset>{credited(credit)}</Typeset>
              </span>
            ) : null}
          </figcaption>
        ) : null}
      </figure>
    ),
  }));
  return (
    <div className={styles.slider} id="galerie" data-no-print>
      <Slider label={`Obrázky: ${title}`} slides={slides} plays={false} />
    </div>
  );
}

/** „Foto: Jan Hřebíček“; a credit that already names its kind stays unchanged („Kresba: …“). */
function credited(credit: string): string {
  return credit.includes(":") ? credit : `Foto: ${credit}`;
}
