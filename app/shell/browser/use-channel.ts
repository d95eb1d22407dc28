import { useCallback, useEffect, useRef } from "react";

/**
 * Messages between the tabs of one browser. `onMessage` receives the messages of other tabs; the returned function
 * posts one to them.
 */
export function useChannel(name: string, onMessage: (word: string) => void): (word: string) => void {
  const channel = useRef<BroadcastChannel | null>(null);
  const listener = useRef(onMessage);
  useEffect(() => {
    listener.current = onMessage;
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
    // An open channel would keep the page out of the back/forward cache; a restored page revalidates its data anyway.
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

/** A browser that blocks storage for the site may refuse this, too: the tabs then do not synchronize. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
