import { useLocation, useMatches, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { ShellData } from "#app/domain/shell.ts";
import { paths } from "#app/domain/paths.ts";
import { channels } from "./freshness.ts";
import { useShellRevalidation } from "./pending-revalidation.ts";
import { useChannel } from "./use-channel.ts";

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
  const id = customer?.id ?? null;
  const own = useRef(id);
  /** The customer id posted by another tab that this tab does not show yet. */
  const heard = useRef<string | null>(null);

  const post = useChannel(channels.session, (said) => {
    if (said === String(own.current)) return;
    heard.current = said;
    if (access === (said === "null" ? "customer" : "guest-only")) navigate(paths.home(), { replace: true });
    else readAgain();
  });

  // Navigation alone does not revalidate the shell's data.
  useEffect(() => {
    if (heard.current !== null && heard.current !== String(own.current)) readAgain();
    heard.current = null;
  }, [key, readAgain]);

  useEffect(() => {
    // During an outage the customer is unknown, so there is nothing to post.
    if (isCustomerUnknown) return;
    post(String(id));
    own.current = id;
  }, [id, isCustomerUnknown, post]);
  return null;
}

/** The `access` in the `handle` of the page's route. */
function useAccess(): unknown {
  const handle: unknown = useMatches().at(-1)?.handle;
  return handle && typeof handle === "object" && "access" in handle ? handle.access : undefined;
}
