import type { ListViewAnswer, SavedView } from '@jackfield/contract/api/list-view';
import { notify, queryClient, sessionAtom } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { keepChoice, memoryKey, readMemory } from './list-memory.ts';
import type { ListView } from './view-menu.tsx';

const initial: ListView = { density: 'comfortable', hidden: [] };
const noViews: readonly SavedView[] = [];

function read(key: string): ListViewAnswer | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as ListViewAnswer | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function remember(key: string, memory: ListViewAnswer): void {
  try {
    localStorage.setItem(key, JSON.stringify(memory));
  } catch {
    // Storage may be full or forbidden; the server has it all the same.
  }
}

/**
 * How a person looks at a list: rows, columns and saved views, kept by the server so that they
 * follow to other browsers, and in this browser so that the list opens with them at once.
 */
export function useListView(list: string) {
  const who = useAtomValue(sessionAtom).profile?.teammateId ?? '';
  const key = `jackfield.list.${list}.${who}`;
  const { data: memory } = useQuery(
    {
      queryKey: memoryKey(list),
      queryFn: ({ signal }) => readMemory(list, signal),
      enabled: who !== '',
      initialData: () => read(key),
      initialDataUpdatedAt: 0,
    },
    queryClient,
  );
  useEffect(() => {
    if (memory) remember(key, memory);
  }, [key, memory]);
  // Of somebody who is not signed in, such as a test, the choice lasts as long as the page.
  const [own, setOwn] = useState(initial);
  const view: ListView = who === '' ? own : (memory?.choice ?? initial);

  const change = (next: ListView) => {
    if (who === '') return setOwn(next);
    const { density, hidden, shown = [] } = next;
    keepChoice(list, { density, hidden: [...hidden], shown: [...shown] }).catch(notify.failure);
  };
  return { view, change, views: memory?.views ?? noViews };
}
