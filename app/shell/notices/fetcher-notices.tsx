import { useFetcher, useFetchers } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useNotice } from "#app/components/notices.ts";

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
    <Ear
      key={key}
      fetcherKey={key}
      onHeard={() => setListened((before) => before.filter((each) => each !== key))}
    />
  ));
}

interface EarProps {
  readonly fetcherKey: string;
  readonly onHeard: () => void;
}

/** While it is mounted, Remix keeps the fetcher and its data, even if no other component uses them any more. */
function Ear({ fetcherKey, onHeard }: EarProps) {
  const { data, state } = useFetcher({ key: fetcherKey });
  useNotice(data);
  useEffect(() => {
    if (state === "idle") onHeard();
  });
  return null;
}
