import { useCallback, useEffect, useRef } from "react";

/**
 * A word between the tabs of one browser. `onWord` hears what other tabs said; the function that is given back says
 * something to them.
 */
export function useChannel(name: string, onWord: (word: string) => void): (word: string) => void {
  const channel = useRef<BroadcastChannel | null>(null);
  const listener = useRef(onWord);
  useEffect(() => {
    listener.current = onWord;
  });

  useEffect(() => {
    function open() {
      channel.current ??= openChannel(name);
      channel.current?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        if (typeof data === "string") listener.current(data);
      });
    }
    function close() {
      channel.current?.close();
      channel.current = null;
    }
    // An open channel would keep the page out of the back/forward cache; one that comes back reads anew anyhow.
    function onShow({ persisted }: PageTransitionEvent) {
      if (persisted) open();
    }
    open();
    window.addEventListener("pagehide", close);
    window.addEventListener("pageshow", onShow);
    return () => {
      window.removeEventListener("pagehide", close);
      window.removeEventListener("pageshow", onShow);
      close();
    };
  }, [name]);

  return useCallback((word) => channel.current?.postMessage(word), []);
}

/** A browser that keeps nothing for the site may refuse this, too: then the tabs do not hear of each other. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
