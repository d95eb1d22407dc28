/** Dispatched at the window when the app's code handles the page. */
export const liveEvent = "opona:live";
