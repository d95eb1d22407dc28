import type { Partner } from "#app/domain/partner.ts";
import { Picture } from "./picture.tsx";
import styles from "./partner-logo.module.css";
import { SmartLink } from "./smart-link.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

/** A partner's logo, or the name without a logo; a link if the partner has a website. */
export function PartnerLogo({ partner: { name, url, logo, src } }: { readonly partner: Partner }) {
  const mark = src ? (
    <img className={styles.own} src={src} alt={name} width="240" height="160" loading="lazy" />
  ) : logo ? (
    <Picture
      className={styles.logo}
      folder="partner"
      file={logo}
      alt={name}
      ratio="scene"
      widest={240}
      sizes="240px"
    />
  ) : (
    <span className={styles.name}>
      <Typeset>{name}</Typeset>
    </span>
  );
  if (!url) return mark;
  return (
    <SmartLink className={styles.partner} to={url} leaves>
      {mark}
    </SmartLink>
  );
}
