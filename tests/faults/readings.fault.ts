import { beforeAll, expect, test } from "vitest";
import { ensureBuild } from "../support/built-site.ts";
import { faults } from "./faults.ts";
import { expectReadings, openReaders } from "./readings.ts";

beforeAll(ensureBuild, 180_000);
const readers = await openReaders();

test.each(Object.entries(faults))(
  "every page tells %s truly and in time, and forgets it afterwards",
  async (_name, fault) => {
    await expect(expectReadings(readers, fault)).resolves.toBeUndefined();
  },
);
