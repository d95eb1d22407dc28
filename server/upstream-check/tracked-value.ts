export type Path = readonly string[];

export interface TrackedValue {
  /** Reads as the value itself. */
  readonly value: unknown;
  /** Where in the value something is that was just found in it. */
  pathOf(found: unknown): Path;
}

/**
 * Wraps parsed JSON so that the path of what a schema meets in it is known. Of a text or a number, which has no
 * identity, it is the path of the last reading, so ask at once.
 */
export function trackedValue(root: unknown): TrackedValue {
  const paths = new WeakMap<object, Path>();
  const proxies = new WeakMap<object, object>();
  let last: Path = [];

  function follow(value: unknown, path: Path): unknown {
    if (typeof value !== "object" || value === null) return value;
    const known = proxies.get(value);
    if (known) return known;
    const proxy = new Proxy(value, {
      get(target, key) {
        const inner: unknown = Reflect.get(target, key);
        if (typeof key === "symbol" || key === "length" || !Object.hasOwn(target, key)) return inner;
        last = [...path, key];
        return follow(inner, last);
      },
    });
    proxies.set(value, proxy);
    paths.set(proxy, path);
    return proxy;
  }

  return {
    value: follow(root, []),
    pathOf: (found) => (typeof found === "object" && found !== null ? (paths.get(found) ?? last) : last),
  };
}

/** The value at a path; undefined where there is none. */
export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );
}
