import { QueryClient } from '@tanstack/react-query';

/** How long an answer is shown without being asked for again, ms. */
export const freshFor = 30_000;

/**
 * Cache of reads that parts of a page share. Import it only from chunks that load on interaction.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        gcTime: 300_000,
        // The caller says what a failure means; offline is one, not a reason to wait.
        retry: false,
        networkMode: 'always',
      },
    },
  });

/** The one of this page. */
export const queryClient = createQueryClient();
