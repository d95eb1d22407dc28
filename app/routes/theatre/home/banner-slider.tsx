import { Picture } from "#app/components/picture.tsx";
import { SmartLink } from "#app/components/smart-link.tsx";
import type { Banner } from "#app/domain/shell-data.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Slider } from "#app/ui/slider.tsx";
import styles from "./banner-slider.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

/** The main slider of the home page, with the theatre's banners. */
export function BannerSlider({ banners }: { readonly banners: readonly Banner[] }) {
  const slides = banners.map((banner, index) => ({
    key: banner.title || String(banner.image),
    content: <Slide banner={banner} first={index === 0} />,
  }));
  return <Slider label="Co je nového" slides={slides} />;
}

function Slide({ banner, first }: { readonly banner: Banner; readonly first: boolean }) {
  const { title, text, link, linkText, folder, image } = banner;
  return (
    <div className={classNames(styles.sheet, folder === "poster" && styles.upright)}>
      {image ? (
        <Picture
          className={styles.picture}
          folder={folder}
          file={image}
          alt=""
          ratio="wide"
          widest={960}
          sizes="(min-width: 1024px) 85vw, 100vw"
          first={first}
        />
      ) : null}
      <div className={styles.caption}>
        {title ? (
          <h2>
            <Typeset isHeading>{title}</Typeset>
          </h2>
        ) : null}
        {text ? (
          <p>
            <Typeset>{text}</Typeset>
          </p>
        ) : null}
        {link ? (
          <SmartLink to={link} className={styles.link}>
            <Typeset>{linkText ?? "Zjistit více"}</Typeset>
            <Icon name="arrow-right" />
          </SmartLink>
        ) : null}
      </div>
    </div>
  );
}
