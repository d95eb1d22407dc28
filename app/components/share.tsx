import { useId } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { czech } from "#app/domain/typography.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { CopyButton, ShareButton } from "./copy-button.tsx";
import styles from "./share.module.css";

const texts = czech({
  email: "Poslat e-mailem",
  facebook: "Sdílet na Facebooku",
  x: "Sdílet na síti X",
  linkedin: "Sdílet na LinkedInu",
  address: "Odkaz",
  copy: "Kopírovat odkaz",
  copied: "Odkaz zkopírován",
  native: "Sdílet…",
});

interface ShareProps {
  readonly title: string;
  /** The absolute URL to share. */
  readonly address: string;
  /** Accessible name of the group. */
  readonly label: string;
}

/**
 * Sharing of a URL: plain links, without third-party scripts, and the URL itself to copy. After hydration also the
 * native share dialog and a copy button.
 */
export function Share({ title, address, label }: ShareProps) {
  const id = useId();
  const isLive = useHydrated();
  return (
    <section className={styles.share} aria-label={label} data-no-print>
      <ul className={styles.links} role="list">
        {shareLinks(title, address).map(({ icon, text, to }) => (
          <li key={icon}>
            <a className={styles.button} href={to} rel="noopener" title={text}>
              <Icon name={icon} label={text} />
            </a>
          </li>
        ))}
        {isLive ? (
          <li>
            <ShareButton
              label={texts.native}
              // Cancelling the dialog rejects the promise; nothing to report.
              onShare={() => void navigator.share({ title, url: address }).catch(() => undefined)}
            />
          </li>
        ) : null}
      </ul>
      <div className={styles.address}>
        <label htmlFor={id}>{texts.address}</label>
        <input
          id={id}
          type="text"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        {isLive ? <CopyButton text={address} label={texts.copy} copied={texts.copied} /> : null}
      </div>
    </section>
  );
}

function shareLinks(
  title: string,
  address: string,
): readonly { readonly icon: IconName; readonly text: string; readonly to: string }[] {
  const [name, url] = [encodeURIComponent(title), encodeURIComponent(address)];
  return [
    { icon: "mail", text: texts.email, to: `mailto:?subject=${name}&body=${url}` },
    {
      icon: "facebook",
      text: texts.facebook,
      to: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    },
    { icon: "x", text: texts.x, to: `https://x.com/intent/post?text=${name}&url=${url}` },
    {
      icon: "linkedin",
      text: texts.linkedin,
      to: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    },
  ];
}
