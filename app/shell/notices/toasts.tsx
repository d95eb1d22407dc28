import { useEffect, useRef } from "react";
import { cssTransition, toast, ToastContainer } from "react-toastify/unstyled";
import type { Notice } from "#app/domain/notice.ts";
import { Icon } from "#app/ui/icon.tsx";
import { NoticeBody } from "./notice-body.tsx";
import styles from "./toasts.module.css";

/** §8: how long a toast stays while the pointer is not on it, in milliseconds. One that can be undone stays longer. */
const duration = 3500;
const durationWithUndo = 8000;

const slide = cssTransition({
  enter: styles.enter ?? "enter",
  exit: styles.exit ?? "exit",
  collapse: false,
});

const name = "Oznámení";

/** The surrounding region is the live region; a toast with `role="alert"` would be announced twice. */
const spoken = { role: "group", "aria-label": name };

/** Shows the notices as toasts at the top of the screen. Loaded with the first notice after a page load. */
export function Toasts({ notices }: { readonly notices: readonly Notice[] }) {
  const shown = useRef(new Set<string>());
  useEffect(() => {
    for (const id of shown.current) {
      if (notices.some((notice) => notice.id === id)) continue;
      shown.current.delete(id);
      toast.dismiss(id);
    }
    for (const notice of notices) {
      if (shown.current.has(notice.id)) continue;
      shown.current.add(notice.id);
      toast(<NoticeBody notice={notice} />, {
        toastId: notice.id,
        ariaLabel: name,
        className: `${styles.toast} ${styles[notice.kind]}`,
        autoClose: notice.undo ? durationWithUndo : duration,
      });
    }
  }, [notices]);
  return (
    <ToastContainer
      position="top-right"
      className={styles.container}
      transition={slide}
      hideProgressBar
      newestOnTop
      closeOnClick={false}
      draggable={false}
      pauseOnFocusLoss
      pauseOnHover
      {...spoken}
      icon={false}
      closeButton={({ closeToast }) => (
        <button type="button" className={styles.close} onClick={(event) => closeToast(event)}>
          <Icon name="close" label="Zavřít oznámení" />
        </button>
      )}
    />
  );
}
