/** The logger interface of the standalone back office; the site's logger implements it. */
export interface Log {
  info(event: string, fields?: Readonly<Record<string, string | number | boolean | null>>): void;
  warn(event: string, fields?: Readonly<Record<string, string | number | boolean | null>>): void;
  error(
    event: string,
    fields?: Readonly<Record<string, string | number | boolean | null>>,
    error?: unknown,
  ): void;
}
