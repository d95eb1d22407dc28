import { useId, useState, useSyncExternalStore } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { shareTexts } from "#app/messages/news.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import styles from "./share.module.css";

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
    <section className={styles.share} aria-label={label}>
      <ul className={styles.links} role="list">
        {shareLinks(title, address).map(({ icon, text, to }) => (
          <li key={icon}>
            <a className={styles.button} href={to} rel="noopener" title={text}>
              <Icon name={icon} label={text} />
            </a>
          </li>
        ))}
        {isLive ? <NativeShare title={title} address={address} /> : null}
      </ul>
      <div className={styles.address}>
        <label htmlFor={id}>{shareTexts.address}</label>
        <input
          id={id}
          type="text"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        {isLive ? <CopyButton address={address} /> : null}
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
    { icon: "mail", text: shareTexts.email, to: `mailto:?subject=${name}&body=${url}` },
    {
      icon: "facebook",
      text: shareTexts.facebook,
      to: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    },
    { icon: "x", text: shareTexts.x, to: `https://x.com/intent/post?text=${name}&url=${url}` },
    {
      icon: "linkedin",
      text: shareTexts.linkedin,
      to: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    },
  ];
}

function neverChanges() {
  return () => undefined;
}

/** Only where the browser supports `navigator.share`. */
function NativeShare({ title, address }: Pick<ShareProps, "title" | "address">) {
  const canShare = useSyncExternalStore(
    neverChanges,
    () => typeof navigator.share === "function",
    () => false,
  );
  if (!canShare) return null;
  return (
    <li>
      <button
        type="button"
        className={styles.button}
        title={shareTexts.native}
        // Cancelling the dialog rejects the promise; nothing to report.
        onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
      >
        <Icon name="share" label={shareTexts.native} />
      </button>
    </li>
  );
}

function CopyButton({ address }: Pick<ShareProps, "address">) {
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        title={shareTexts.copy}
        onClick={() => {
          // In an insecure context there is no clipboard API: the URL can be copied manually from the field.
          void navigator.clipboard?.writeText(address).then(
            () => setCopied(true),
            () => undefined,
          );
        }}
      >
        <Icon name={isCopied ? "check" : "copy"} label={shareTexts.copy} />
      </button>
      <output className={styles.copied}>{isCopied ? shareTexts.copied : ""}</output>
    </>
  );
}
