import { useContext, useEffect } from "react";
import { TellNotice } from "#app/components/notices.ts";
import { paths } from "#app/domain/paths.ts";
import { lostChange } from "#app/messages/errors.ts";
import { onLostChange } from "./fetch-retry.ts";

/** A popup that is closed needs no answer; the newsletter's form says by itself that it got none. */
const quiet: readonly string[] = [paths.popups(), paths.newsletter()];

/** Tells of what was sent and never answered. Shows nothing. */
export function LostChanges(): null {
  const tell = useContext(TellNotice);
  useEffect(() => {
    let count = 0;
    return onLostChange((path) => {
      if (quiet.includes(path)) return;
      count += 1;
      tell({ id: `lost-${count}`, kind: "danger", text: lostChange });
    });
  }, [tell]);
  return null;
}
