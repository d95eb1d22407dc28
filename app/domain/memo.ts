/**
 * A pure function that remembers its results. When `most` are kept, all are forgotten: keys may be invented by
 * visitors, and an order of use would cost more than the results that are remembered.
 */
export function memoise<K, V>(most: number, compute: (key: K) => V): (key: K) => V {
  const kept = new Map<K, V>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const fresh = compute(key);
    if (kept.size >= most) kept.clear();
    kept.set(key, fresh);
    return fresh;
  };
}
