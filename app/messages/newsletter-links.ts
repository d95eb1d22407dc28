import { czech } from "#app/domain/typography.ts";

/** Follows the specification's words if the back office first sends an e-mail with a link. */
export const confirmByLetter = czech("Pošleme vám e-mail, odběr začne, až ho odkazem v něm potvrdíte.");

/** The texts of the page behind an e-mail's link. */
export interface LinkTexts {
  readonly title: string;
  readonly ask: string;
  readonly submit: string;
  readonly doneTitle: string;
  readonly done: string;
  readonly goneTitle: string;
  readonly gone: string;
  readonly failed: string;
  readonly uncertain: string;
}
