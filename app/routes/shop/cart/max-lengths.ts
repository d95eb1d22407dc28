/** The longest note of a line, in characters. */
export const maxNoteLength = 500;

/** The longest note of an order, in characters. */
export const maxOrderNoteLength = 1000;
