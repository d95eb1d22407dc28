import { beforeAll, expect, test } from "vitest";
import { expectKeptWithoutReadings } from "../screens/answered-forms.ts";
import { postingForms } from "../catalogue/forms.ts";
import { builtSite, ensureBuild } from "../support/built-site.ts";
import { openTestApp } from "../support/open-app.ts";

beforeAll(ensureBuild, 180_000);
await builtSite();
const app = await openTestApp();

test.each(Object.entries(postingForms))(
  "%s comes back as it was typed while any reading around it fails",
  async (_name, form) => {
    await expect(expectKeptWithoutReadings(app, form)).resolves.toBeUndefined();
  },
);
