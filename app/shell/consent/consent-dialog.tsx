import { useFetcher } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";
import type { ShellData } from "#app/domain/shell-data.ts";
import { paths } from "#app/domain/paths.ts";
import { consentTexts } from "#app/messages/shell-texts.ts";
import { cookieListTexts } from "#app/messages/cookies-texts.ts";
import { CloseButton } from "#app/ui/close-button.tsx";
import { Link } from "#app/ui/link.tsx";
import styles from "./consent-dialog.module.css";
import { consentFetcher } from "./consent-ids.ts";
import { ConsentSettings } from "./consent-settings.tsx";

export interface ConsentDialogProps extends Pick<ShellData, "consent"> {
  /** Called when the dialog closes, with or without a choice. */
  readonly onClose: () => void;
}

/** The settings in a native modal dialog that the visitor opened; closing it changes nothing. */
export function ConsentDialog({ consent, onClose }: ConsentDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const { state } = useFetcher({ key: consentFetcher });
  const isSent = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // The dialog stays open until the server has stored the choice.
  useEffect(() => {
    if (state !== "idle") isSent.current = true;
    else if (isSent.current) dialog.current?.close();
  }, [state]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={headingId} onClose={onClose}>
      <CloseButton onClick={() => dialog.current?.close()} />
      <h2 id={headingId}>{consentTexts.settingsTitle}</h2>
      <ConsentSettings consent={consent} />
      <p className={styles.more}>
        <Link to={paths.info("cookies")}>{cookieListTexts.title}</Link>
      </p>
    </dialog>
  );
}
