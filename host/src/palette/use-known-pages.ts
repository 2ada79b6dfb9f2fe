import { profileAtom } from '@jackfield/runtime/core';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useSidebarInput } from '../navigation/use-sidebar-input.ts';
import { addingsFor, type KnownPage, ownPages, sidebarPages } from './pages.ts';

/** What this person can open and add from anywhere. */
export function useKnownPages(): { pages: readonly KnownPage[]; addings: readonly KnownPage[] } {
  const profile = useAtomValue(profileAtom);
  const sidebar = useSidebarInput();
  const id = profile?.id;
  const role = profile?.role;
  const access = profile?.access;
  return useMemo(() => {
    if (id === undefined || role === undefined) return { pages: [], addings: [] };
    return {
      pages: [...sidebarPages(sidebar), ...ownPages({ id, role })],
      addings: addingsFor({ role, access }),
    };
  }, [sidebar, id, role, access]);
}
