import type { z } from "@hono/zod-openapi";

type Issue = z.core.$ZodIssue;

/** Issues found by zod as the API's error map: dotted field name → messages. */
export function errorMap(error: { readonly issues: readonly Issue[] }): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join(".") || "body";
    (errors[field] ??= []).push(sentence(issue));
  }
  return errors;
}

function sentence(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ||
        issue.input === null ||
        /received (undefined|null)/.test(issue.message)
        ? "Pole musí být vyplněno."
        : "Pole má neplatnou hodnotu.";
    case "invalid_format":
      return issue.format === "email" ? "Pole musí obsahovat platný email." : "Pole má neplatnou hodnotu.";
    case "too_small":
      return issue.origin === "string"
        ? "Pole musí být vyplněno."
        : `Nejmenší možná hodnota je ${issue.minimum}.`;
    case "too_big":
      return issue.origin === "string"
        ? `Vyplňte prosím nejvýše ${issue.maximum} znaků.`
        : `Největší možná hodnota je ${issue.maximum}.`;
    case "custom":
      return issue.message;
    default:
      return "Pole má neplatnou hodnotu.";
  }
}
