import { useFetcher, useFetchers } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useNotice } from "#app/components/notice-context.ts";

/**
 * Shows the notice in the response to every fetcher submission. A form cannot do it itself: removing a cart line
 * unmounts the form in its row, often before React has rendered the response. Renders nothing.
 */
export function FetcherNotices() {
  const [listened, setListened] = useState<readonly string[]>([]);
  const sent = useFetchers().filter(({ formMethod }) => formMethod !== undefined && formMethod !== "GET");
  const fresh = sent.map(({ key }) => key).filter((key) => !listened.includes(key));
  if (fresh.length > 0) setListened([...listened, ...fresh]);
  return listened.map((key) => (
    <FetcherNotice
      key={key}
      fetcherKey={key}
      onSettled={() => setListened((before) => before.filter((value) => value !== key))}
    />
  ));
}

interface FetcherNoticeProps {
  readonly fetcherKey: string;
  readonly onSettled: () => void;
}

/** While it is mounted, Remix keeps the fetcher and its data, even if no other component uses them any more. */
function FetcherNotice({ fetcherKey, onSettled }: FetcherNoticeProps) {
  const { data, state } = useFetcher({ key: fetcherKey });
  useNotice(data);
  useEffect(() => {
    if (state === "idle") onSettled();
  });
  return null;
}
