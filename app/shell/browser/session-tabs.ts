import { useLocation, useMatches, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { ShellData } from "#app/domain/shell.ts";
import { paths } from "#app/domain/paths.ts";
import { channels } from "./freshness.ts";
import { useShellRevalidation } from "./pending-revalidation.ts";
import { useChannel } from "./use-channel.ts";

/** Posted by a tab with a guest. */
const nobody = "null";
/** Posted by a tab with a page that all signed-in visitors share: it does not know which customer that is. */
const someone = "someone";

/**
 * Synchronizes signing in and out between tabs: the other tabs revalidate their data, or go to the home page if the
 * current page is not accessible any more (§4). Renders nothing.
 */
export function SessionTabs({
  customer,
  isCustomerUnknown,
}: Pick<ShellData, "customer" | "isCustomerUnknown">): null {
  const readAgain = useShellRevalidation();
  const navigate = useNavigate();
  const { key } = useLocation();
  const access = useAccess();
  const who = customer ? String(customer.id ?? someone) : nobody;
  const own = useRef(who);
  /** What another tab posted and this tab does not show yet. */
  const heard = useRef<string | null>(null);
  const hasPosted = useRef(false);

  const post = useChannel(channels.session, (said) => {
    if (isShown(said, own.current)) return;
    heard.current = said;
    if (access === (said === nobody ? "customer" : "guest-only")) navigate(paths.home(), { replace: true });
    else readAgain();
  });

  // Navigation alone does not revalidate the shell's data.
  useEffect(() => {
    if (heard.current !== null && !isShown(heard.current, own.current)) readAgain();
    heard.current = null;
  }, [key, readAgain]);

  useEffect(() => {
    // During an outage the customer is unknown, so there is nothing to post.
    if (isCustomerUnknown) return;
    // The id of somebody who was posted as signed in tells the other tabs nothing new.
    const isNews = !hasPosted.current || own.current !== someone || who === nobody;
    if (isNews) post(who);
    hasPosted.current = true;
    own.current = who;
  }, [who, isCustomerUnknown, post]);
  return null;
}

/** Whether a tab that shows `own` needs no new data after hearing `said`. */
function isShown(said: string, own: string): boolean {
  return said === own || (said === someone && own !== nobody);
}

/** The `access` in the `handle` of the page's route. */
function useAccess(): unknown {
  const handle: unknown = useMatches().at(-1)?.handle;
  return handle && typeof handle === "object" && "access" in handle ? handle.access : undefined;
}
