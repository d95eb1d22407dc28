import { useState, useSyncExternalStore, type ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./copy-button.module.css";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Announced once the text is in the clipboard. */
  readonly copied: string;
}

/** Copies a text; rendered only in the browser, because without JavaScript it would not work. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        title={label}
        onClick={() => {
          // An insecure context has no clipboard API: the visitor can select and copy the text by hand.
          void navigator.clipboard?.writeText(text).then(
            () => setCopied(true),
            () => undefined,
          );
        }}
      >
        <Icon name={isCopied ? "check" : "copy"} label={label} />
      </button>
      <output className={styles.copied} data-no-print>
        {isCopied ? copied : ""}
      </output>
    </>
  );
}

interface ShareButtonProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** Whether the browser can share this too. */
  readonly canShare?: () => boolean;
  readonly onShare: () => void;
  readonly children?: ReactNode;
}

function neverChanges() {
  return () => undefined;
}

/** Opens the browser's own share dialog, if the browser has one. */
export function ShareButton({ label, className, canShare, onShare, children }: ShareButtonProps) {
  const isOffered = useSyncExternalStore(
    neverChanges,
    () => typeof navigator.share === "function" && (canShare?.() ?? true),
    () => false,
  );
  if (!isOffered) return null;
  return (
    <button
      type="button"
      className={className ?? styles.button}
      title={children ? undefined : label}
      onClick={onShare}
    >
      <Icon name="share" label={children ? undefined : label} />
      {children}
    </button>
  );
}
