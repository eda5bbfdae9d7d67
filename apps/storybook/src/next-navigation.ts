const stays = () => {};

/** The router of the storefronts, for parts that move on by themselves: the workshop has no pages to go to. */
export const useRouter = () => ({ push: stays, replace: stays, refresh: stays, prefetch: stays });
