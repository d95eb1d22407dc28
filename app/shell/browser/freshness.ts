/** Channels between the tabs of one browser: a message says that the cart or the customer has changed. */
export const channels = { cart: "opona-cart", session: "opona-session" } as const;

/** Data older than this are read again when the visitor returns to the page, in milliseconds. */
export const staleAfter = 5 * 60 * 1000;
