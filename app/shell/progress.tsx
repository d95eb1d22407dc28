import { useFetchers, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./progress.module.css";
import { onRequestFailure } from "./browser/fetch-retry.ts";

/** How long a finished or failed bar stays, in milliseconds. */
const lingers = 600;

/**
 * The bar at the top while a page, a form or data are loading (§4): it completes, or turns red when a request failed
 * (§7). Visual only: the page itself and its notices announce the outcome.
 */
export function Progress() {
  const isNavigating = useNavigation().state !== "idle";
  const isFetching = useFetchers().some(({ state }) => state !== "idle");
  const isReading = useRevalidator().state !== "idle";
  const isBusy = isNavigating || isFetching || isReading;
  const [wasBusy, setWasBusy] = useState(false);
  const [isShown, setShown] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (isBusy !== wasBusy) {
    setWasBusy(isBusy);
    setShown(true);
    if (isBusy) setFailed(false);
  }

  useEffect(
    () =>
      onRequestFailure(() => {
        setFailed(true);
        setShown(true);
      }),
    [],
  );
  useEffect(() => {
    if (isBusy || !isShown) return;
    const timer = setTimeout(() => {
      setShown(false);
      setFailed(false);
    }, lingers);
    return () => clearTimeout(timer);
  }, [isBusy, isShown, hasFailed]);

  const state = hasFailed ? "failed" : isBusy ? "busy" : isShown ? "done" : "idle";
  return <div className={classNames(styles.bar, styles[state])} data-progress={state} aria-hidden="true" />;
}
