import type { SeedDocument } from "#server/reference/seed/reading-types.ts";
import { about } from "./documents/about.ts";

export const documents: readonly SeedDocument[] = about;
