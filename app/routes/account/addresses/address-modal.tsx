import { useNavigate } from "@remix-run/react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { paths } from "#app/domain/paths.ts";
import { addressTexts } from "#app/messages/account-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import styles from "./address-modal.module.css";

interface AddressModalProps {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A native modal dialog over the addresses; without JavaScript an open dialog within the page. Closing it, by its link,
 * by Esc or by a click on the backdrop, navigates to the address without it.
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
      // The content is in the dialog's child element, so an event on the dialog itself is a click on the backdrop.
      if (target === element) leave();
    }
    function cancelled(event: Event) {
      event.preventDefault();
      leave();
    }
    // In the server's HTML the dialog is open within the page.
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
          <h2 className="h3" id={headingId}>
            {title}
          </h2>
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
