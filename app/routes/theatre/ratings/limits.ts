/** Maximum length of each text field of the form, in characters. */
export const longestText = 1000;
export const longestName = 80;
export const longestEmail = 254;
