import { listVoicemailBoxes } from '@jackfield/contract/api/voicemail';
import { call, useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';

/** Everything about messages is read again when one of them came or changed. */
const allKeys = ['voicemail'];
export const boxesKey = [...allKeys, 'box'];

/** The boxes of the person; the top bar of the host counts what is new by the same query. */
export function useBoxes() {
  useLiveRefetch(['voicemail'], allKeys);
  return useQuery({
    queryKey: boxesKey,
    queryFn: ({ signal }) => call(listVoicemailBoxes, {}, { signal }),
  });
}
