/** The most pieces of one thing that a form of the cart accepts; the upstream's stock decides below that. */
export const mostPieces = 999;

/** The longest note of a line, in characters. */
export const longestNote = 500;

/** The longest note of an order, in characters. */
export const longestOrderNote = 1000;
