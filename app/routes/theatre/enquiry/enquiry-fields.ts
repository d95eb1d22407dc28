import { enquiryTexts as texts } from "#app/messages/enquiry.ts";

/** The form's fields in order, with their labels in the error summary; the upstream's errors use the same names. */
export const enquiryFields = {
  kind: texts.kind,
  grade: texts.grade,
  title: texts.wished,
  date: texts.date,
  people: texts.people,
  organisation: texts.organisation,
  name: texts.name,
  email: texts.email,
  phone: texts.phone,
  note: texts.note,
} as const;

/** Maximum length of the note, in characters. */
export const longestNote = 2_000;
