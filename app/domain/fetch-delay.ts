/** §9, default fetch delay: how long typing rests before the server is asked, ms. */
export const defaultFetchDelay = 200;
