/**
 * A pure function that remembers its results. At `most` results it forgets all: visitors may invent keys, and an order
 * of use would cost more than the remembered results save.
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
