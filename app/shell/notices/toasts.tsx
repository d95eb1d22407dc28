import { useLocation } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { cssTransition, toast, ToastContainer } from "react-toastify/unstyled";
import { stays, type Notice } from "#app/domain/notice.ts";
import { placeAll } from "#app/shell/browser/free-place.ts";
import { Icon } from "#app/ui/icon.tsx";
import { NoticeBody } from "./notice-body.tsx";
import { focusedIn, hasNoFocus, useNoticeFocus } from "./notice-focus.ts";
import styles from "./toasts.module.css";
import { useToastPlace } from "./toast-place.ts";

/** §8: how long a toast stays while the pointer is not on it, in milliseconds. A toast with an undo stays longer. */
const duration = 3500;
const durationWithUndo = 8000;

const slide = cssTransition({
  enter: styles.enter ?? "enter",
  exit: styles.exit ?? "exit",
  collapse: false,
});

const name = "Oznámení";

/** The surrounding region is the live region; screen readers would announce a toast with `role="alert"` twice. */
const spoken = { role: "group", "aria-label": name };

/** Shows the notices as toasts at the top of the screen. Loaded with the first notice after a page load. */
export function Toasts({ notices }: { readonly notices: readonly Notice[] }) {
  const shown = useRef(new Map<string, string>());
  const { pathname } = useLocation();
  const [focused] = useState(() => focusedIn(notices));
  const leave = useNoticeFocus();
  useToastPlace();
  useEffect(() => {
    for (const [id, page] of shown.current) {
      const notice = notices.find((item) => item.id === id);
      // A toast that stays concerns its own page.
      if (notice && (page === pathname || !stays(notice))) continue;
      if (!notice) shown.current.delete(id);
      toast.dismiss(id);
    }
    for (const notice of notices) {
      if (shown.current.has(notice.id)) continue;
      shown.current.set(notice.id, pathname);
      toast(<Body notice={notice} isFocused={notice.id === focused} />, {
        toastId: notice.id,
        ariaLabel: name,
        className: `${styles.toast} ${styles[notice.kind]}`,
        autoClose: !stays(notice) && (notice.undo ? durationWithUndo : duration),
      });
    }
  }, [notices, pathname, focused]);
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
        <button
          type="button"
          className={styles.close}
          onClick={(event) => {
            leave();
            closeToast(event);
          }}
        >
          <Icon name="close" label="Zavřít oznámení" />
        </button>
      )}
    />
  );
}

function Body({ notice, isFocused }: { readonly notice: Notice; readonly isFocused: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    placeAll();
    // The visitor may have moved on meanwhile.
    if (isFocused && hasNoFocus()) box.current?.querySelector("button")?.focus();
    // A toast that asks for an action comes first, if nothing in the new page has the focus.
    else if (notice.asks && hasNoFocus()) box.current?.focus();
  }, [isFocused, notice.asks]);
  return (
    <div ref={box} tabIndex={-1}>
      <NoticeBody notice={notice} />
    </div>
  );
}
