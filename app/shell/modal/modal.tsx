import { useEffect, useId, useRef } from "react";
import type { QuickView } from "#app/domain/quick-view.ts";
import { classNames } from "#app/ui/class-names.ts";
import { CloseButton } from "#app/ui/close-button.tsx";
import styles from "./modal.module.css";
import { ProductQuickView } from "./product-quick-view.tsx";
import { TextQuickView } from "./text-quick-view.tsx";

export interface ModalProps {
  readonly quickView: QuickView;
  /** Called when it closes: by its button, Esc or a press outside. */
  readonly onClose: () => void;
}

/** A native modal `<dialog>`: the browser keeps the focus in it and makes the page behind it inert. */
export function Modal({ quickView, onClose }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    // The content is in the dialog's child, so a click whose target is the dialog itself hit the backdrop.
    function pressed({ target }: MouseEvent) {
      if (target === element) element?.close();
    }
    element.addEventListener("click", pressed);
    return () => {
      element.removeEventListener("click", pressed);
      element.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.modal, quickView.kind === "text" && styles.text)}
      aria-labelledby={headingId}
      onClose={onClose}
    >
      <div className={styles.sheet}>
        <CloseButton className={styles.close} onClick={() => dialog.current?.close()} />
        {quickView.kind === "product" ? (
          <ProductQuickView product={quickView.product} headingId={headingId} />
        ) : (
          <TextQuickView text={quickView} headingId={headingId} />
        )}
      </div>
    </dialog>
  );
}
