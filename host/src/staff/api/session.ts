import {
  endStaffSession,
  getStaffSession,
  type StaffSession,
  startStaffSession,
} from '@jackfield/contract/api/staff';
import { queryClient, store } from '@jackfield/runtime';
import { queryOptions, useMutation } from '@tanstack/react-query';
import {
  callStaff,
  endedNameAtom,
  nobody,
  signedInQueries,
  staffSessionKey,
} from './call-staff.ts';

/** Who of staff is signed in with this browser, and what it overrides. */
export const staffSessionOptions = () =>
  queryOptions({
    queryKey: staffSessionKey,
    queryFn: ({ signal }) => callStaff(getStaffSession, {}, { signal }),
    staleTime: Infinity,
  });

/** Takes over the session that an answer brought. */
export const keepStaffSession = (session: StaffSession) =>
  queryClient.setQueryData<StaffSession>(staffSessionKey, session);

/** Signs staff in with the support key. */
export const useStartStaffSession = () =>
  useMutation({
    mutationFn: (body: { key: string; name: string }) => callStaff(startStaffSession, { body }),
    onSuccess: (session) => {
      store.set(endedNameAtom, null);
      keepStaffSession(session);
      return queryClient.invalidateQueries(signedInQueries);
    },
  });

/** Signs staff out; the overrides of this browser end with it. */
export const useEndStaffSession = () =>
  useMutation({
    mutationFn: () => callStaff(endStaffSession),
    onSuccess: () => {
      store.set(endedNameAtom, null);
      queryClient.removeQueries(signedInQueries);
      keepStaffSession(nobody);
    },
  });
