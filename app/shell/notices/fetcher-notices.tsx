import { useFetcher, useFetchers } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useNotice } from "#app/components/notices.ts";

/**
 * Hears what every form that a script sent was answered. A form cannot do it itself: with a removed line its own row
 * goes, often before React has drawn the answer. Shows nothing.
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

/** While it is there Remix keeps the fetcher and its answer, whoever else has let go of it. */
function Ear({ fetcherKey, onHeard }: EarProps) {
  const { data, state } = useFetcher({ key: fetcherKey });
  useNotice(data);
  useEffect(() => {
    if (state === "idle") onHeard();
  });
  return null;
}
