import { resolve } from "node:path";
import { paths } from "#app/domain/paths.ts";
import { ConfigError, type Config } from "#server/operator/config.ts";
import type { Log } from "#server/platform/log.ts";
import type { Area } from "#server/upstream/endpoints.ts";
import {
  demoFolder,
  loadTheatre,
  sentenceOf,
  TheatreError,
  type LoadedTheatre,
} from "#server/theatre/load-theatre.ts";

/** The theatre of this process, whose folder it reads at the start and again at SIGHUP. */
export interface CurrentTheatre {
  readonly settings: Pick<Config, "identity" | "absentAreas" | "redirects">;
  /** Reads the folder again. False: nothing has changed, or the folder is unusable, which the log reports. */
  readonly reload: () => Promise<boolean>;
}

/** The theatre's folder; null: none. @throws ConfigError with every problem of it */
export function readFolder({ theatreDir, apiBaseUrl }: Config): LoadedTheatre | null {
  const folder = theatreDir ?? (apiBaseUrl === null ? demoFolder : null);
  if (folder === null) return null;
  try {
    return loadTheatre(folder, { isDemo: resolve(folder) === demoFolder });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : null;
    if (code === "ENOENT" || code === "ENOTDIR" || code === "EACCES") {
      throw new ConfigError([`THEATRE_DIR: ${folder} is no folder that can be read (${code})`]);
    }
    if (!(error instanceof TheatreError)) throw error;
    throw new ConfigError(error.problems.map((problem) => `THEATRE_DIR: ${sentenceOf(problem)}`));
  }
}

/** The areas that a site leaves out if its theatre's folder has no content for them. */
const areaOf = {
  news: "news",
  productions: "repertoire",
  programme: "programme",
  people: "people",
  halls: "venues",
  partners: "partners",
  documents: "documents",
  reports: "annual-reports",
  products: "products",
  brands: "brands",
  branches: "branches",
} as const satisfies { [Kind in keyof LoadedTheatre]?: Area };

/** The configuration completed by a theatre's folder. */
export function settingsWith(config: Config, theatre: LoadedTheatre | null): CurrentTheatre["settings"] {
  const kinds = config.apiBaseUrl === null && theatre ? Object.entries(areaOf) : [];
  const absent = kinds.flatMap(([kind, area]) =>
    theatre?.[kind as keyof typeof areaOf].length ? [] : [area],
  );
  return {
    identity: theatre?.identity ?? null,
    absentAreas: [...config.absentAreas, ...absent],
    redirects: new Map([...(theatre ? renamed(theatre) : []), ...config.redirects]),
  };
}

/** The new address of every text whose file has another name than before, by the old one. */
function renamed({ productions, news, pages }: LoadedTheatre): readonly (readonly [string, string])[] {
  const kinds = [
    [productions, (slug: string) => paths.production({ slug })],
    [news, (slug: string) => paths.article({ slug })],
    [pages, paths.info],
  ] as const;
  return kinds.flatMap(([things, address]) =>
    things.flatMap(({ slug, formerly }) => formerly.map((old) => [address(old), address(slug)] as const)),
  );
}

/** @param write Fills the standalone back office with the folder's content */
export function currentTheatre(
  config: Config,
  first: LoadedTheatre | null,
  {
    log,
    write,
  }: { log: Pick<Log, "info" | "warn" | "error">; write: (content: LoadedTheatre) => Promise<void> },
): CurrentTheatre {
  let settings = settingsWith(config, first);
  const warn = (theatre: LoadedTheatre) => {
    for (const warning of config.apiBaseUrl === null ? theatre.unpayable : [])
      log.warn("theatre.unpayable", { warning });
  };
  if (first) warn(first);
  return {
    get settings() {
      return settings;
    },
    async reload() {
      if (first === null) return false;
      try {
        const theatre = readFolder(config);
        if (!theatre) return false;
        await write(theatre);
        settings = settingsWith(config, theatre);
        log.info("theatre.loaded", {});
        warn(theatre);
        return true;
      } catch (error) {
        const problems = error instanceof ConfigError ? error.problems : null;
        log.error("theatre.not-loaded", problems ? { problems } : {}, problems ? undefined : error);
        return false;
      }
    },
  };
}
