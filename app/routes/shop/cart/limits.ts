/** The longest note of a line, in characters. */
export const longestNote = 500;

/** The longest note of an order, in characters. */
export const longestOrderNote = 1000;
