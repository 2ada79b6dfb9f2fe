import { areaOfPage, mayDo, type Scope, type ScopeLevel } from '@jackfield/contract';
import { profileAtom, store } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';

type Profile = Parameters<typeof mayDo>[0];

/** While nobody is known no page stands, and the server decides anyway. */
const holds = (profile: Profile, scope: Scope): boolean => !profile || mayDo(profile, scope);

/**
 * Whether the person holds a scope (RIGHT-02).
 *
 * @example const seesRouting = useMay('routing:read')
 */
export const useMay = (scope: Scope): boolean => holds(useAtomValue(profileAtom), scope);

/** The same outside of a component, such as in a menu that is made when it opens. */
export const may = (scope: Scope): boolean => holds(store.get(profileAtom), scope);

/** Whether the person may open the page at an address, or also change what it is about. */
export function mayAt(path: string, level: ScopeLevel = 'read'): boolean {
  const area = areaOfPage(path);
  return !area || may(`${area}:${level}`);
}

/** What one record allows, where that is not what its page allows: an admin's is the admins'. */
export const MayChange = createContext<boolean | null>(null);

/**
 * Whether the person may change what the open page is about, or the record that is on it
 * (`MayChange`). True on pages of no area, such as
 * their own settings, and on those of calls and usage, which nobody changes (RIGHT-02).
 */
export function useMayChange(): boolean {
  const profile = useAtomValue(profileAtom);
  const ofRecord = useContext(MayChange);
  const area = areaOfPage(useLocation().pathname);
  if (ofRecord !== null) return ofRecord;
  return !area || area === 'usage' || holds(profile, `${area}:write`);
}
