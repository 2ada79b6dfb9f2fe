import { type Editor, listEditors } from '@jackfield/contract/api/editing';
import { call, liveStateAtom, useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

/** One list for all records: people who edit at the same time are few. */
export const editorsKey = ['editing'] as const;

/** Who else has forms open, by the live channel; nobody while it is off, as nobody would leave. */
export function useEditors(): readonly Editor[] {
  const isLive = useAtomValue(liveStateAtom) === 'on';
  useLiveRefetch(['editing'], editorsKey);
  const { data } = useQuery({
    queryKey: editorsKey,
    enabled: isLive,
    retry: false,
    queryFn: ({ signal }) => call(listEditors, {}, { signal }),
  });
  return isLive ? (data?.items ?? []) : [];
}
