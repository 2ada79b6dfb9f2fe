import type { StaffSession } from '@jackfield/contract/api/staff';
import { type Call, configAtom, createClient, queryClient, store } from '@jackfield/runtime';
import { atom } from 'jotai';

/** Key of the query for who of staff is signed in; all others of staff begin with its first part. */
export const staffSessionKey = ['staff', 'session'] as const;

/** What staff see once they are signed in. */
export const signedInQueries = {
  queryKey: ['staff'],
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== staffSessionKey[1],
};

/** Outside of a session there is no hub, so the pages of staff ask; ms. */
export const pause = 15_000;

/** What this browser is when nobody of staff is signed in with it. */
export const nobody: StaffSession = { staff: null, overrides: {} };

/** Name of the person whose sign-in ran out while the page was open; null otherwise. */
export const endedNameAtom = atom<string | null>(null);

function endSession(): void {
  const known = queryClient.getQueryData<StaffSession>(staffSessionKey);
  if (known?.staff) store.set(endedNameAtom, known.staff.name);
  queryClient.setQueryData<StaffSession>(staffSessionKey, nobody);
}

const wait = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/**
 * Calls that staff make. Apart from the portal's own client, because they belong to no session of
 * the portal: a refused one must not end it, and a support key must not reach the log.
 */
export const callStaff: Call = createClient({
  config: () => store.get(configAtom),
  fetch: (address, init) => fetch(address, init),
  before: async () => undefined,
  failed: (_endpoint, { status }) => {
    if (status === 401) endSession();
  },
  wait,
});
