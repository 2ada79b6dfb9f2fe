import { profileAtom } from '@jackfield/runtime/core';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useSidebarInput } from '../navigation/use-sidebar-input.ts';
import { addings, type KnownPage, ownPages, sidebarPages } from './pages.ts';

/** What this person can open and add from anywhere. */
export function useKnownPages(): { pages: readonly KnownPage[]; addings: readonly KnownPage[] } {
  const profile = useAtomValue(profileAtom);
  const sidebar = useSidebarInput();
  const id = profile?.id;
  const role = profile?.role;
  return useMemo(() => {
    const own = id === undefined || role === undefined ? [] : ownPages({ id, role });
    return {
      pages: [...sidebarPages(sidebar), ...own],
      addings: role === 'admin' ? addings : [],
    };
  }, [sidebar, id, role]);
}
