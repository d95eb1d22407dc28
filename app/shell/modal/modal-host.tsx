import { useEffect, useState, type ComponentType } from "react";
import type { QuickView } from "#app/domain/quick-view.ts";
import { focusAfter } from "#app/shell/browser/focus-after.ts";
import { usePageKey } from "#app/shell/browser/use-page-key.ts";
import { fetchQuickView } from "./fetch-quick-view.ts";
import type { ModalProps } from "./modal.tsx";

interface Opened {
  readonly Modal: ComponentType<ModalProps>;
  readonly quickView: QuickView;
  readonly link: HTMLAnchorElement;
  /** Of the page it was opened on: it does not outlive it. */
  readonly key: string;
}

const marked = "a[data-modal]";

/**
 * How long an answer is waited for, milliseconds: less than the five seconds for which a browser lets a press open
 * another tab, as the terms beside the order do.
 */
const patience = 4_500;

/**
 * The one modal of the site. A link anywhere opens it by its `data-modal`: the address of what is to be shown. The
 * link itself leads to the page that shows the same, and does so without JavaScript or when the answer does not come.
 */
export function ModalHost() {
  const key = usePageKey();
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    const given = new WeakSet<HTMLAnchorElement>();
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
        given.add(link);
        link.click();
      } finally {
        window.clearTimeout(timer);
        // Pressed again meanwhile, it is still being asked for.
        if (asking === mine) link.removeAttribute("aria-busy");
      }
    }

    // While it comes down: before the router's own links take the click.
    function clicked(event: MouseEvent) {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(marked) : null;
      const path = link?.dataset.modal;
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !path || !isPlain || given.has(link)) return;
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
        focusAfter(link);
      }}
    />
  );
}
