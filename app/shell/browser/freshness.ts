/** A document first touched later than this reads its data again, in milliseconds. */
export const staleAfter = 5 * 60 * 1000;

/**
 * On return to the tab the page reads its data again, unless it has within this time, in milliseconds: the cart or the
 * sign-in may have changed in another tab or on another device.
 */
export const returnAfter = 10_000;
