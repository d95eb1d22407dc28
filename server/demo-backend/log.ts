/** What the reference needs of a log; the site's own fits. */
export interface DemoLog {
  info(event: string, fields?: Readonly<Record<string, string | number | boolean | null>>): void;
  warn(event: string, fields?: Readonly<Record<string, string | number | boolean | null>>): void;
  error(
    event: string,
    fields?: Readonly<Record<string, string | number | boolean | null>>,
    error?: unknown,
  ): void;
}
