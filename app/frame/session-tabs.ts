import { useMatches, useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { FrameData } from "#app/domain/frame.ts";
import { paths } from "#app/domain/paths.ts";
import { useChannel } from "./use-channel.ts";

/**
 * Signing in or out in one tab moves the others: they read their data again, and where that shows another person than
 * before they leave pages that are not theirs any more for the home page (§4). Shows nothing.
 */
export function SessionTabs({ customer }: Pick<FrameData, "customer">): null {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const access = useAccess();
  const id = customer?.id ?? null;
  const own = useRef(id);

  const post = useChannel("opona-session", (said) => {
    if (said !== String(own.current)) revalidate();
  });

  useEffect(() => {
    post(String(id));
    const before = own.current;
    own.current = id;
    if (before === id) return;
    if (access === (id === null ? "customer" : "guest-only")) navigate(paths.home(), { replace: true });
  }, [id, access, navigate, post]);
  return null;
}

/** Who the page is for, as its route says. */
function useAccess(): unknown {
  const handle: unknown = useMatches().at(-1)?.handle;
  return handle && typeof handle === "object" && "access" in handle ? handle.access : undefined;
}
