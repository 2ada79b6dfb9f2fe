import type { TeammateListItem, TeammateListQuery } from '@jackfield/contract/api/teammate';
import { useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { peopleKeys } from '../people/api/keys.ts';
import { teammateListOptions } from '../people/api/list-teammates.ts';
import { settleRows } from './settle-rows.ts';

/** Kinds of events that change what a row shows (annex D, RT-11, RT-15). */
const eventTypes = ['teammate', 'profileimage', 'phonenumber', 'teammember', 'team'] as const;
const flashTime = 600;

interface Shown {
  request: string;
  source: readonly TeammateListItem[];
  rows: readonly TeammateListItem[];
  changed: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

/** One page of people, kept current by live events without moving rows (RT-01, RT-11, RT-15). */
export function usePeople(request: TeammateListQuery) {
  const answer = useQuery(teammateListOptions(request));
  useLiveRefetch(eventTypes, peopleKeys.lists);

  const key = JSON.stringify(request);
  const items = answer.data?.items;
  const [shown, setShown] = useState<Shown | null>(null);
  if (items && items !== shown?.source && !answer.isPlaceholderData) {
    const settled =
      shown?.request === key ? settleRows(shown.rows, items) : { rows: items, changed: nothing };
    setShown({ request: key, source: items, ...settled });
  }

  const changed = shown?.changed ?? nothing;
  useEffect(() => {
    if (changed.size === 0) return undefined;
    const timer = setTimeout(
      () => setShown((now) => (now ? { ...now, changed: nothing } : now)),
      flashTime,
    );
    return () => clearTimeout(timer);
  }, [changed]);

  return { ...answer, rows: shown?.rows ?? [], changed };
}
