import { Link } from "@remix-run/react";
import { useEffect, useId, useLayoutEffect, useRef, type RefObject } from "react";
import { Picture } from "#app/components/picture.tsx";
import type { ShellData, IntroPoster } from "#app/domain/shell.ts";
import { newsletterForm } from "#app/messages/newsletter.ts";
import { Button } from "#app/ui/button.tsx";
import { CloseButton } from "#app/ui/close-button.tsx";
import { isAnythingOpen, isModalOpen } from "#app/shell/browser/open-layers.ts";
import { NewsletterForm } from "#app/shell/newsletter/newsletter-form.tsx";
import styles from "./popup.module.css";

export interface PopupProps {
  /** The posters of the intro popup; null = it is the newsletter's. */
  readonly intro: ShellData["popups"]["intro"];
  /** Called when the visitor closes it: by a button, Esc, or by following its link. */
  readonly onClose: () => void;
}

/** A native non-modal dialog: it neither takes the focus when it opens nor traps it. */
export function Popup({ intro, onClose }: PopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEscape(dialog, onClose);

  // Moves the focus out of the closing dialog. A layout effect is cleaned up while the dialog is still in the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      document.querySelector<HTMLElement>("#obsah")?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      open
      ref={dialog}
      className={styles.popup}
      {...(intro ? { "aria-label": intro.desktop.title } : { "aria-labelledby": id })}
    >
      <CloseButton {...(intro && { label: "Zavřít oznámení" })} onClick={onClose} />
      {intro ? (
        <>
          <div className={styles.desktop}>
            <Poster poster={intro.desktop} ratio="scene" onFollow={onClose} />
          </div>
          <div className={styles.mobile}>
            <Poster poster={intro.mobile} ratio="portrait" onFollow={onClose} />
          </div>
        </>
      ) : (
        <div className={styles.sheet}>
          <h2 id={id} className={styles.title}>
            {newsletterForm.title}
          </h2>
          <p>{newsletterForm.text}</p>
          <NewsletterForm />
          <p className={styles.later}>
            <Button type="button" variant="quiet" onClick={onClose}>
              {newsletterForm.notNow}
            </Button>
          </p>
        </div>
      )}
    </dialog>
  );
}

interface PosterProps {
  readonly poster: IntroPoster;
  readonly ratio: "scene" | "portrait";
  readonly onFollow: () => void;
}

/** Lazy, so that a poster for the other width, which is not displayed, is not loaded either. */
function Poster({ poster: { title, link, folder, image }, ratio, onFollow }: PosterProps) {
  const picture = (
    <Picture
      folder={folder}
      file={image}
      alt={title}
      widest={480}
      sizes="(min-width: 768px) 480px, 90vw"
      ratio={ratio}
    />
  );
  if (link === null) return picture;
  if (link.startsWith("/")) {
    return (
      <Link to={link} onClick={onFollow}>
        {picture}
      </Link>
    );
  }
  return (
    <a href={link} rel="noopener" onClick={onFollow}>
      {picture}
    </a>
  );
}

/** Esc closes it, unless it is meant for something else: a modal above, a field or an open list. */
function useEscape(dialog: RefObject<HTMLElement>, onEscape: () => void): void {
  const listener = useRef(onEscape);
  useEffect(() => {
    listener.current = onEscape;
  });
  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (event.key !== "Escape" || event.defaultPrevented || isModalOpen()) return;
      const target = event.target instanceof Element ? event.target : null;
      const isElsewhere =
        isAnythingOpen() || target?.closest('input, textarea, select, details[open], [aria-expanded="true"]');
      if (isElsewhere && !dialog.current?.contains(target)) return;
      listener.current();
    }
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [dialog]);
}
