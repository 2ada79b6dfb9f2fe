import type { WebPhone } from '@jackfield/contract/api/web-phone';
import { profileAtom } from '@jackfield/runtime';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { canPush, isAllowed, startPush, stopPush } from './push.ts';
import { pushAtom, quietAtom } from '../phone/own-flags.ts';
import { pushKeyAtom } from './push-key-atom.ts';

/**
 * Keeps the browser of who wants that told of calls, by the session that the page has now; of none
 * while they do not want to be disturbed here.
 */
export function useRenewedPush(phone: WebPhone | null | undefined): void {
  const person = useAtomValue(profileAtom)?.id;
  const setKey = useSetAtom(pushKeyAtom);
  const store = useStore();
  const isQuiet = useAtomValue(quietAtom);
  const { id, pushKey = null } = phone ?? {};
  useEffect(() => {
    setKey(pushKey);
    if (id === undefined || pushKey === null || person === undefined) return;
    // What does not work now is tried again with the next page.
    const isWanted = store.get(pushAtom) && canPush() && isAllowed();
    if (isWanted) (isQuiet ? stopPush() : startPush(pushKey)).catch(() => undefined);
  }, [id, pushKey, person, isQuiet, setKey, store]);
}
