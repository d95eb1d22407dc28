import { z } from "zod";

/** Fields as people write them in a text editor or a spreadsheet. */

type Refuse = (message: string) => undefined;

/** A value written as a number or a text. */
export function written<T>(read: (text: string, refuse: Refuse) => T | undefined) {
  return z.union([z.number(), z.string()], { error: "must be one value" }).transform((value, context): T => {
    let isRefused = false;
    const given = String(value).trim();
    const result = read(given, (message) => {
      isRefused = true;
      context.addIssue({ code: "custom", message: `${message}, and is ${given}` });
      return undefined;
    });
    return isRefused || result === undefined ? z.NEVER : result;
  });
}

export const text = z.string().trim().min(1, "must not be empty");
export const words = written((value) => value);

export const whole = written((value, refuse) => {
  if (/^\d{1,9}$/u.test(value)) return Number(value);
  return refuse("must be a whole number");
});

/** CZK with VAT, as a visitor pays: `290`, `290,00`, `1 290,50`. */
export const priceInCrowns = written((value, refuse) => {
  const plain = value.replaceAll(/[\s\u00a0]|Kč$/gu, "").replace(",", ".");
  if (/^\d{1,7}(?:\.\d{1,2})?$/u.test(plain)) return Number(plain);
  return refuse("must be a price such as 290 or 290,00");
});

/** `290`, or from the lowest to the highest, `190–450`; `-`: none. */
export const prices = written((value, refuse): readonly [number, number] | null | undefined => {
  if (value === "-") return null;
  const [, from, to] = /^(\d{1,6})(?:\s*[-–]\s*(\d{1,6}))?$/u.exec(value) ?? [];
  if (from !== undefined) return [Number(from), Number(to ?? from)];
  return refuse("must be a price or two in whole crowns, such as 290 or 190–450");
});

/** Day and month of every year, `--12-05`; a fixed day, `2026-12-05`; a number: days of the demonstration. */
function dayOf(value: string): string | number | undefined {
  if (/^[+-]?\d{1,4}$/u.test(value)) return Number(value);
  const [, day, month, year] = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})?$/u.exec(value) ?? [];
  const iso = day && month ? `${year ?? "-"}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : value;
  // A leap year if the year is left open.
  const whole_ = iso.startsWith("--") ? `2024${iso.slice(1)}` : iso;
  if (!/^\d{4}-\d\d-\d\d$/u.test(whole_)) return undefined;
  const date = new Date(`${whole_}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(whole_) ? iso : undefined;
}

const dayExample = "of the calendar, such as 21. 11. 2026 or 2026-11-21";
export const day = written((value, refuse) => dayOf(value) ?? refuse(`must be a day ${dayExample}`));
/** `2026-11-21` */
export const fixedDay = written((value, refuse) => {
  const read = dayOf(value);
  const isFixed = typeof read === "string" && !read.startsWith("--");
  return isFixed ? read : refuse(`must be a day ${dayExample}`);
});

const timePattern = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?::00)?$/u;
function timeOf(value: string): string | undefined {
  const [, hour, minute] = timePattern.exec(value) ?? [];
  return hour && minute ? `${hour.padStart(2, "0")}:${minute}` : undefined;
}
/** `19:00` */
export const time = written((value, refuse) => timeOf(value) ?? refuse("must be a time such as 19:00"));

/** A day and a time. */
export const moment = written((value, refuse) => {
  const [, before = "", after = ""] = /^(.*?)\s+(\S+)$/u.exec(value) ?? [];
  const [read, at] = [dayOf(before), timeOf(after)];
  if (read !== undefined && at !== undefined) return { day: read, time: at };
  return refuse("must be a day and a time such as 21. 11. 2026 10:00");
});

/** `ano` or nothing. */
export const yes = z
  .union([z.boolean(), z.string()])
  .optional()
  .transform((value, context) => {
    if (value === undefined || value === "ne" || value === false) return false;
    if (value === "ano" || value === true) return true;
    context.addIssue({ code: "custom", message: "must be ano or ne" });
    return z.NEVER;
  });

/** A Czech word for a value. */
export function oneOf<const Value extends string | number>(values: Readonly<{ [word: string]: Value }>) {
  return written(
    (value, refuse): Value | undefined =>
      values[value] ?? refuse(`must be one of ${Object.keys(values).join(", ")}`),
  );
}

/** A list, or several with commas between them; absent: none. */
export function several<Item extends z.ZodType>(item: Item) {
  return z
    .union([z.array(z.unknown()), z.string().transform((value) => value.split(/\s*,\s*/u))], {
      error: "must be a list",
    })
    .pipe(z.array(item))
    .default([]);
}

/** Absent as null. */
export function orNull<Field extends z.ZodType>(field: Field) {
  return field.nullish().transform((value): z.output<Field> | null => value ?? null);
}

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, "must be a slug: small letters without accents, digits and dashes");
export const id = whole.optional();
