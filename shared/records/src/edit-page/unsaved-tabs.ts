import { pageWide } from '@jackfield/kit/page-wide';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** Paths of tabs whose input was typed and is kept, but not saved; parts of other remotes mark them too. */
const unsavedTabsAtom = pageWide('records.unsaved-tabs.v1', () =>
  atom<ReadonlySet<string>>(new Set<string>()),
);

/** Paths of the tabs that hold unsaved input. */
export const useUnsavedTabs = () => useAtomValue(unsavedTabsAtom);

/** Says whether a tab holds unsaved input; it stays said when the tab is left. */
export function useMarkUnsaved(tab: string, isUnsaved: boolean): void {
  const setTabs = useSetAtom(unsavedTabsAtom);
  useEffect(() => {
    setTabs((tabs) => {
      if (tabs.has(tab) === isUnsaved) return tabs;
      const next = new Set(tabs);
      if (isUnsaved) next.add(tab);
      else next.delete(tab);
      return next;
    });
  }, [tab, isUnsaved, setTabs]);
}
