/** Answers to a newsletter sign-up (§8), to the letter. */
export const newsletter = {
  saved: "E-mail byl úspěšně uložen.",
  alreadySaved: "Tento e-mail je již uložen.",
  failed: "E-mail nebyl úspěšně uložen.",
} as const;
