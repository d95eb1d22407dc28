import { useContext, useEffect } from "react";
import { NoticeContext } from "#app/components/notices.ts";
import { paths } from "#app/domain/paths.ts";
import { noResponse } from "#app/messages/errors.ts";
import { onLostChange } from "./fetch-retry.ts";

/** Not reported: closing a popup needs no response, and the newsletter form shows its own message. */
const quiet: readonly string[] = [paths.popups(), paths.newsletter()];

/** Shows a notice for every change that got no response. Renders nothing. */
export function LostChanges(): null {
  const tell = useContext(NoticeContext);
  useEffect(() => {
    let count = 0;
    return onLostChange((path) => {
      if (quiet.includes(path)) return;
      count += 1;
      tell({ id: `lost-${count}`, kind: "danger", text: noResponse });
    });
  }, [tell]);
  return null;
}
