import type { Holder } from '@jackfield/contract';
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

/** Whether somebody has a sidebar: an admin, or who has a built-in role (RIGHT-02). */
export const hasSidebar = (person: Holder | null): boolean =>
  person !== null && (person.role === 'admin' || Boolean(person.access));

/** What decides the sidebar; null for people without one. */
export function useSidebarInput(): SidebarInput | null {
  const profile = useAtomValue(profileAtom);
  const account = useAtomValue(accountAtom);
  const session = useAtomValue(sessionAtom);
  const { features } = useAtomValue(variantAtom);
  const config = useAtomValue(configAtom);
  const [role, access] = [profile?.role, profile?.access];
  const isTenantOwner = profile?.isTenantOwner === true;
  const country = account?.country;
  const customerId = session.profile?.customerId ?? '';
  return useMemo(() => {
    if (role === undefined || country === undefined) return null;
    const person = { role, access };
    if (!hasSidebar(person)) return null;
    return { person, isTenantOwner, country, features, config, customerId };
  }, [role, access, isTenantOwner, country, features, config, customerId]);
}
