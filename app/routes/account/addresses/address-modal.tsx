import { Link, useNavigate } from "@remix-run/react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { paths } from "#app/domain/paths.ts";
import { addressTexts } from "#app/messages/account.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./address-modal.module.css";

interface AddressModalProps {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Lies over the addresses as a native modal dialog; without a script it is an open one that stands in the page.
 * Closing it, by its link, by Esc or by a press beside it, leads to the address without it.
 */
export function AddressModal({ title, children }: AddressModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const navigate = useNavigate();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const leave = () => navigate(paths.addresses(), { preventScrollReset: true });
    function pressed({ target }: MouseEvent) {
      // What is drawn lies in the dialog's child, so only the shade around it is the dialog itself.
      if (target === element) leave();
    }
    function cancelled(event: Event) {
      event.preventDefault();
      leave();
    }
    // The server's HTML has it open in the page.
    element.close();
    element.showModal();
    element.addEventListener("click", pressed);
    element.addEventListener("cancel", cancelled);
    return () => {
      element.removeEventListener("click", pressed);
      element.removeEventListener("cancel", cancelled);
      element.close();
    };
  }, [navigate]);

  return (
    <dialog ref={dialog} open className={styles.modal} aria-labelledby={headingId}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={headingId}>{title}</h2>
          <Link
            to={paths.addresses()}
            preventScrollReset
            className={styles.close}
            aria-label={addressTexts.close}
          >
            <Icon name="close" />
          </Link>
        </div>
        {children}
      </div>
    </dialog>
  );
}
