import { beforeAll, expect, test } from "vitest";
import { ensureBuild } from "../support/built-site.ts";
import { faults } from "./faults.ts";
import { expectPosts } from "./posts.ts";

// posts-performed.fault.ts has the others, so that two processes share them.
const notPerformed = Object.entries(faults).filter(([, { isPerformed }]) => !isPerformed);

beforeAll(ensureBuild, 180_000);

test.each(notPerformed)(
  "every form tells %s truly, comes back filled in and succeeds afterwards",
  async (_name, fault) => {
    await expect(expectPosts(fault)).resolves.toBeUndefined();
  },
);
