import { useEffect, useState, type ComponentType } from "react";
import type { ShellData } from "#app/domain/shell-data.ts";
import { restoreFocus } from "#app/shell/browser/restore-focus.ts";
import { usePageKey } from "#app/shell/browser/use-page-key.ts";
import type { ConsentDialogProps } from "./consent-dialog.tsx";

interface Opened {
  readonly Dialog: ComponentType<ConsentDialogProps>;
  readonly link: HTMLAnchorElement;
  /** Key of the page on which it opened: the dialog closes with that page. */
  readonly key: string;
}

/**
 * Opens the cookie settings in a dialog at a click on a link to them (`data-consent-settings`). Without JavaScript, or
 * if the dialog's chunk fails to load, the link opens the page with the same form.
 */
export function ConsentHost({ consent }: Pick<ShellData, "consent">) {
  const key = usePageKey();
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    const browserLinks = new WeakSet<HTMLAnchorElement>();
    let isGone = false;

    async function open(link: HTMLAnchorElement) {
      try {
        const { ConsentDialog } = await import("./consent-dialog.tsx");
        if (!isGone) setOpened({ Dialog: ConsentDialog, link, key });
      } catch {
        if (isGone) return;
        browserLinks.add(link);
        link.click();
      }
    }

    // In the capture phase, before the router's own links handle the click.
    function clicked(event: MouseEvent) {
      const { target } = event;
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-consent-settings]") : null;
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlain || browserLinks.has(link)) return;
      event.preventDefault();
      void open(link);
    }

    document.addEventListener("click", clicked, true);
    return () => {
      isGone = true;
      document.removeEventListener("click", clicked, true);
    };
  }, [key]);

  if (!opened || opened.key !== key) return null;
  const { Dialog, link } = opened;
  return (
    <Dialog
      consent={consent}
      onClose={() => {
        setOpened(null);
        restoreFocus(link);
      }}
    />
  );
}
