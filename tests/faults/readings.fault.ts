import { beforeAll, describe, expect, test } from "vitest";
import { ensureBuild } from "../support/built-site.ts";
import { faults } from "./faults.ts";
import { expectReadings, openReaders } from "./readings.ts";

beforeAll(ensureBuild, 180_000);
const readers = await openReaders();

describe.each(Object.entries(faults))("%s", (_name, fault) => {
  test("is told truly by every page, in time, and forgotten afterwards", async () => {
    await expect(expectReadings(readers, fault)).resolves.toBeUndefined();
  });
});
