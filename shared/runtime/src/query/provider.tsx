import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { store } from '../store/store.ts';
import { queryClient } from './query-client.ts';

/** Gives a React root the portal's store and query client; every root of host and remotes has it. */
export function RuntimeProvider({ children }: { children: ReactNode }) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </Provider>
  );
}
