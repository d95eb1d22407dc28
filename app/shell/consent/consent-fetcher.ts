/** All forms about cookies share one fetcher: the form that was sent may be gone when its answer comes. */
export const consentFetcher = "consent";
