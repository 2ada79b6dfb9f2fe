import type { WebPhone } from '@jackfield/contract/api/web-phone';
import { profileAtom } from '@jackfield/runtime';
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
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

/** Why a browser is not told. */
export type PushFault = 'refused' | 'failed';

/** Whether this browser is told of calls while the portal is closed; null where it cannot be. */
export function usePush() {
  const pushKey = useAtomValue(pushKeyAtom);
  const [isWanted, setWanted] = useAtom(pushAtom);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<PushFault | null>(null);
  if (pushKey === null || !canPush()) return null;

  async function turn(isOn: boolean, key: string): Promise<PushFault | null> {
    try {
      if (!isOn) await stopPush();
      else if ((await Notification.requestPermission()) !== 'granted') return 'refused';
      else await startPush(key);
      setWanted(isOn);
      return null;
    } catch {
      return 'failed';
    }
  }

  async function change(isOn: boolean): Promise<void> {
    setBusy(true);
    setFault(await turn(isOn, String(pushKey)));
    setBusy(false);
  }

  return { isOn: isWanted && isAllowed(), isBusy, fault, change };
}
