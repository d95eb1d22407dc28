/** Maximum length of each text field of the form, in characters. */
export const maxTextLength = 1000;
export const maxNameLength = 80;
export const maxEmailLength = 254;
