import type { ColumnType, Generated } from "kysely";
import type { ReportDecision, ReportReason } from "./column-values.ts";

/** jsonb: written as JSON text. */
type Json<T> = ColumnType<T, string, string>;
/** date: written as `2026-06-15`; queries read it as text in the same form, by to_char(). */
type Day = ColumnType<Date, string, string>;

interface ArticleTable {
  id: Generated<number>;
  slug: string;
  kind: "news" | "post";
  title: string;
  perex: string;
  /** HTML: paragraphs, h2, lists and quotes only. */
  body: string;
  author: string | null;
  /** File under the `article` image folder. */
  image: string | null;
  category_id: number | null;
  production_slug: string | null;
  published_at: Date;
  updated_at: Date | null;
}

export interface ContactPerson {
  readonly name: string;
  readonly title: string | null;
  readonly function: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly image: string | null;
  readonly person_slug: string | null;
}

interface ContactTable {
  slug: string;
  position: number;
  name: string;
  kind: "department" | "venue" | "branch";
  description: string | null;
  street: string | null;
  zip: string | null;
  city: string | null;
  latitude: number | null;
  longitude: number | null;
  /** File under the `map` image folder. */
  map: string | null;
  opening_hours: string | null;
  email: string | null;
  phone: string | null;
  people: Json<readonly ContactPerson[]>;
}

interface DocumentTable {
  file: string;
  position: number;
  title: string;
  group_name: string;
  published_on: Day;
  content: Buffer;
}

interface AnnualReportTable {
  year: number;
  file: string;
  title: string;
  published_on: Day;
  figures: Json<readonly { readonly label: string; readonly value: string }[]>;
  content: Buffer;
}

interface PartnerTable {
  position: number;
  name: string;
  url: string | null;
  /** File under the `partner` image folder. */
  logo: string | null;
  level: "main" | "partner";
}

interface RatingTable {
  id: Generated<number>;
  production_slug: string;
  stars: number;
  text: string | null;
  name: string | null;
  email: string | null;
  answer: string | null;
  written_at: Date;
  confirmed_at: Date | null;
  published_at: Date | null;
  /** Null: it was not removed after a report. */
  removed_at: Date | null;
}

interface RatingReportTable {
  id: Generated<number>;
  reference: string;
  rating_id: number;
  reason: ReportReason;
  explanation: string;
  name: string | null;
  email: string | null;
  received_at: Date;
  decision: ReportDecision | null;
  grounds: string | null;
  decided_at: Date | null;
}

/** What is read, and what spectators say. */
export interface ContentTables {
  articles: ArticleTable;
  contacts: ContactTable;
  documents: DocumentTable;
  annual_reports: AnnualReportTable;
  partners: PartnerTable;
  ratings: RatingTable;
  rating_reports: RatingReportTable;
  rating_links: { token_hash: string; rating_id: number; expires_at: Date };
  /** A view over the published ratings. */
  production_ratings: { production_slug: string; average: number; count: number };
}
