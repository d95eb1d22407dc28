import { expect, test } from "vitest";
import { emailText } from "#app/validation/contact-fields.ts";

test.each([
  ["jan&eva@example.cz", "jan&eva@example.cz"],
  ["a/b@example.cz", "a/b@example.cz"],
  ["klub!@example.cz", "klub!@example.cz"],
  ["eva@kočka.example", "eva@xn--koka-hua.example"],
  ["\u200beva\u2060@example.cz\u200d", "eva@example.cz"],
  [" eva@example.cz ", "eva@example.cz"],
  [`${"a".repeat(243)}@example.cz`, `${"a".repeat(243)}@example.cz`],
])("the address %j is sent as %j", (typed, sent) => {
  expect(emailText().parse(typed)).toBe(sent);
});

test.each(["divák@example.cz", "eva", "", "  ", `${"a".repeat(244)}@example.cz`])(
  "%j is no address",
  (typed) => {
    expect(emailText().safeParse(typed).success).toBe(false);
  },
);
