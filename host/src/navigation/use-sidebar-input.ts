import {
  accountAtom,
  configAtom,
  profileAtom,
  sessionAtom,
  variantAtom,
} from '@jackfield/runtime/core';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { SidebarInput } from './sidebar-entries.ts';

/** What decides the sidebar of an admin; null for people without one. */
export function useSidebarInput(): SidebarInput | null {
  const profile = useAtomValue(profileAtom);
  const account = useAtomValue(accountAtom);
  const session = useAtomValue(sessionAtom);
  const { features } = useAtomValue(variantAtom);
  const config = useAtomValue(configAtom);
  const isAdmin = profile?.role === 'admin';
  const isTenantOwner = profile?.isTenantOwner === true;
  const country = account?.country;
  const customerId = session.profile?.customerId ?? '';
  return useMemo(() => {
    if (!isAdmin || country === undefined) return null;
    return { isTenantOwner, country, features, config, customerId };
  }, [isAdmin, isTenantOwner, country, features, config, customerId]);
}
