import type { SeedDocument } from "#server/demo-backend/seed/reading-types.ts";
import { about } from "./documents/about.ts";

export const documents: readonly SeedDocument[] = about;
