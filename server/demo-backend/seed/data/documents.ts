import type { SeedDocument } from "#server/demo-backend/seed/content-types.ts";
import { about } from "./documents/about.ts";

export const documents: readonly SeedDocument[] = about;
