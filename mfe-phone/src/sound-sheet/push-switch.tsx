import { useT } from '@jackfield/runtime';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { SwitchRow } from '../dock/switch-row.tsx';
import { pushAtom } from '../phone/own-flags.ts';
import { canPush, isAllowed, startPush, stopPush } from '../push/push.ts';
import { pushKeyAtom } from '../push/push-key-atom.ts';
import { messages } from './messages.ts';

/** Why a browser is not told. */
type PushFault = 'ringsRefused' | 'ringsFailed';

/** Whether this browser is told of calls while the portal is closed; null where it cannot be. */
function usePush() {
  const pushKey = useAtomValue(pushKeyAtom);
  const [isWanted, setWanted] = useAtom(pushAtom);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<PushFault | null>(null);
  if (pushKey === null || !canPush()) return null;

  async function turn(isOn: boolean, key: string): Promise<PushFault | null> {
    try {
      if (!isOn) await stopPush();
      else if ((await Notification.requestPermission()) !== 'granted') return 'ringsRefused';
      else await startPush(key);
      setWanted(isOn);
      return null;
    } catch {
      return 'ringsFailed';
    }
  }

  async function change(isOn: boolean): Promise<void> {
    setBusy(true);
    setFault(await turn(isOn, String(pushKey)));
    setBusy(false);
  }

  return { isOn: isWanted && isAllowed(), isBusy, fault, change };
}

/** Whether this browser rings for calls while the portal is closed; the browser asks once. */
export function PushSwitch() {
  const t = useT();
  const push = usePush();
  if (push === null) return null;
  const { isOn, isBusy, fault, change } = push;
  return (
    <SwitchRow
      label={t(messages.rings)}
      hint={t(messages[fault ?? 'ringsHow'])}
      isOn={isOn}
      isBusy={isBusy}
      onChange={(next) => void change(next)}
    />
  );
}
