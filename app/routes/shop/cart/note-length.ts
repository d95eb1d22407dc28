/** The longest note of a line, in characters. */
export const maxNoteLength = 500;
