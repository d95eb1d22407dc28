/** A document first touched later than this reads its data again, in milliseconds. */
export const staleAfter = 5 * 60 * 1000;

/**
 * On return to the tab the data are read again, unless they were in the last milliseconds: the cart or the sign-in may
 * have changed in another tab or on another device.
 */
export const returnAfter = 10_000;
