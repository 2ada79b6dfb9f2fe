import { QueryClient } from '@tanstack/react-query';
import { bus } from '../bus/bus.ts';

/** Makes a query client with the portal's rules: the API client retries reads, nothing else does. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });

/** The portal's query client, shared by host and remotes. */
export const queryClient = createQueryClient();

// What no page shows listens to no event, so that it is read anew when a page shows it again.
bus.on('live:entity', () => {
  void queryClient.invalidateQueries({ type: 'inactive', refetchType: 'none' });
});

bus.on('session:ended', () => queryClient.clear());
