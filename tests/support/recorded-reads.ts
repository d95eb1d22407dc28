import type { EntryContext, ServerBuild } from "@remix-run/node";

/** Data of a document by route, as the loaders returned them. */
type RouteData = EntryContext["staticHandlerContext"]["loaderData"];

/** The fields of the documents' data, and which of them the rendering has read: `root: topMenu[].text`. */
export class RecordedReads {
  readonly present = new Set<string>();
  readonly read = new Set<string>();
  /** Rendered screens: ids of the innermost routes. */
  readonly rendered = new Set<string>();

  unread(): readonly string[] {
    return [...this.present].filter((field) => !this.read.has(field)).sort();
  }

  /** A copy of the build whose documents are rendered from data that record every read. */
  watch(build: ServerBuild): ServerBuild {
    const { module } = build.entry;
    const render: typeof module.default = (request, status, headers, remix, context) => {
      const of = remix.staticHandlerContext;
      this.rendered.add(of.matches.at(-1)?.route.id ?? "");
      const staticHandlerContext = { ...of, loaderData: this.#recorded(of.loaderData) };
      return module.default(request, status, headers, { ...remix, staticHandlerContext }, context);
    };
    return { ...build, entry: { module: { ...module, default: render } } };
  }

  #recorded(data: RouteData): RouteData {
    return Object.fromEntries(
      Object.entries(data).map(([route, value]) => {
        // The copy is not frozen: a proxy must return the very value of a frozen field.
        const copy: unknown = structuredClone(value);
        this.#list(copy, `${route}:`);
        return [route, this.#proxy(copy, `${route}:`, new Map())];
      }),
    );
  }

  #list(value: unknown, at: string): void {
    for (const [key, inner] of fields(value)) {
      const path = pathOf(value, key, at);
      if (!path.endsWith("[]")) this.present.add(path);
      this.#list(inner, path);
    }
  }

  /** `known`: the same object at the same place stays the same, as without recording. */
  #proxy(value: unknown, at: string, known: Map<object, Map<string, object>>): unknown {
    if (value === null || typeof value !== "object") return value;
    const places = known.get(value) ?? new Map<string, object>();
    known.set(value, places);
    const proxy =
      places.get(at) ??
      new Proxy(value, {
        get: (target, key, receiver) => {
          const inner: unknown = Reflect.get(target, key, receiver);
          if (typeof key === "symbol" || !Object.hasOwn(target, key)) return inner;
          const path = pathOf(target, key, at);
          this.read.add(path);
          return this.#proxy(inner, path, known);
        },
      });
    places.set(at, proxy);
    return proxy;
  }
}

function fields(value: unknown): readonly (readonly [string, unknown])[] {
  return value !== null && typeof value === "object" ? Object.entries(value) : [];
}

/** Keys that are values themselves (slugs, ids, fields of a form) are one field: a map has no unread fields. */
const maps = /(?:next|portraits|errors|values|currencies|notes)$/u;

function pathOf(parent: unknown, key: string, at: string): string {
  if (Array.isArray(parent)) return `${at}[]`;
  return `${at}${at.endsWith(":") ? " " : "."}${maps.test(at) ? "*" : key}`;
}
