import { listOwnCalls, type OwnCall } from '@jackfield/contract/api/web-phone';
import { call, queryClient, useLiveRefetch } from '@jackfield/runtime';
import type { LineCall } from '@jackfield/web-phone/line';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const queryKey = ['call', 'web-phone'];

const ringsHere = ({ direction, state }: LineCall) => direction === 'in' && state === 'ringing';

/**
 * What the portal tells of a call of the line: by its id, else the one that no other call of the line
 * is, as a call that the phone makes is told no id, and one that was connected has another.
 */
export function knownAmong(
  items: readonly OwnCall[],
  one: LineCall,
  calls: readonly LineCall[],
): OwnCall | null {
  const own = items.find(({ id }) => id === one.portalId);
  if (own || ringsHere(one)) return own ?? null;
  const others = new Set(calls.map(({ portalId }) => portalId));
  const left = items.filter(({ id }) => !others.has(id));
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** What is known of the calls of the line, as far as it has come; kept until they are over. */
export function useKnown(calls: readonly LineCall[]): (one: LineCall) => OwnCall | null {
  const [kept, setKept] = useState<ReadonlyMap<string, OwnCall>>(new Map());
  const going = calls.filter(({ end }) => end === null);
  useLiveRefetch(['call'], queryKey);
  const { data } = useQuery(
    {
      queryKey: [...queryKey, going.map(({ id }) => id).join()],
      queryFn: ({ signal }) => call(listOwnCalls, {}, { signal }),
      enabled: going.length > 0,
    },
    queryClient,
  );
  const news = going.flatMap((one) => {
    const known = knownAmong(data?.items ?? [], one, going);
    return known && kept.get(one.id) !== known ? [[one.id, known] as const] : [];
  });
  if (news.length > 0) setKept(new Map([...kept, ...news]));
  return ({ id }) => kept.get(id) ?? null;
}
