import { beforeAll, describe, expect, test } from "vitest";
import { ensureBuild } from "../support/built-site.ts";
import { faults } from "./faults.ts";
import { expectPosts } from "./posts.ts";

const performed = Object.entries(faults).filter(([, { isPerformed }]) => isPerformed);

beforeAll(ensureBuild, 180_000);

describe.each(performed)("%s", (_name, fault) => {
  test("is told truly by every form, which comes back filled in and succeeds afterwards", async () => {
    await expect(expectPosts(fault)).resolves.toBeUndefined();
  });
});
