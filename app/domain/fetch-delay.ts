/** §9, default fetch delay: milliseconds without typing before a request is sent. */
export const defaultFetchDelay = 200;
