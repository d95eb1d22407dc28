import { useEffect, useState, type ComponentType } from "react";
import type { QuickView } from "#app/domain/quick-view.ts";
import { restoreFocus } from "#app/shell/browser/restore-focus.ts";
import { usePageKey } from "#app/shell/browser/use-page-key.ts";
import type { ModalProps } from "./modal.tsx";

interface Opened {
  readonly Modal: ComponentType<ModalProps>;
  readonly quickView: QuickView;
  readonly link: HTMLAnchorElement;
  /** Key of the page on which it opened: the modal closes with that page. */
  readonly key: string;
}

const marked = "a[data-modal]";

/**
 * Timeout of the response, in milliseconds: less than the five seconds for which a browser lets a click open another
 * tab, as the link to the terms on the order form does.
 */
const patience = 4_500;

/**
 * The site's only modal. Any link opens it by its `data-modal`: the URL of the content. The link's `href` is the page
 * with the same content, which opens without JavaScript or if the response does not arrive.
 */
export function ModalHost() {
  const key = usePageKey();
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    const browserLinks = new WeakSet<HTMLAnchorElement>();
    let asking: { readonly link: HTMLAnchorElement; readonly controller: AbortController } | undefined;

    function giveUp() {
      asking?.controller.abort();
      asking?.link.removeAttribute("aria-busy");
    }

    async function open(link: HTMLAnchorElement, path: string) {
      giveUp();
      const mine = (asking = { link, controller: new AbortController() });
      const { signal } = mine.controller;
      let timer: number | undefined;
      const tooLate = new Promise<never>((_, reject) => {
        timer = window.setTimeout(() => reject(new Error(`${path} does not come`)), patience);
      });
      link.setAttribute("aria-busy", "true");
      try {
        const both = Promise.all([import("./modal.tsx"), fetchQuickView(path, signal)]);
        const [{ Modal }, quickView] = await Promise.race([both, tooLate]);
        if (!signal.aborted) setOpened({ Modal, quickView, link, key });
      } catch {
        if (signal.aborted) return;
        mine.controller.abort();
        browserLinks.add(link);
        link.click();
      } finally {
        window.clearTimeout(timer);
        // If the visitor has pressed the link again, its new request is still pending.
        if (asking === mine) link.removeAttribute("aria-busy");
      }
    }

    // In the capture phase, before the router's own links handle the click.
    function clicked(event: MouseEvent) {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(marked) : null;
      const path = link?.dataset.modal;
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !path || !isPlain || browserLinks.has(link)) return;
      event.preventDefault();
      void open(link, path);
    }

    document.addEventListener("click", clicked, true);
    return () => {
      giveUp();
      document.removeEventListener("click", clicked, true);
    };
  }, [key]);

  if (!opened || opened.key !== key) return null;
  const { Modal, quickView, link } = opened;
  return (
    <Modal
      quickView={quickView}
      onClose={() => {
        setOpened(null);
        restoreFocus(link);
      }}
    />
  );
}

/**
 * Requests a quick view from the app's own endpoint, without the visitor's cookies; throws if no usable response
 * arrives.
 */
async function fetchQuickView(path: string, signal: AbortSignal): Promise<QuickView> {
  const response = await fetch(path, {
    signal,
    credentials: "omit",
    headers: { Accept: "application/json" },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  // The response of the app's own endpoint (app/routes/endpoints/quick-view-data.ts), typed there.
  return (await response.json()) as QuickView;
}
