import { reportTexts as texts } from "#app/messages/rating-report.ts";

/** The form's fields in order, with their labels in the error summary. */
export const reportLabels = {
  reason: texts.reason,
  explanation: texts.explanation,
  name: texts.name,
  email: texts.email,
  faith: texts.goodFaith,
} as const;

/** Maximum length of the explanation, in characters. */
export const longestExplanation = 2_000;
