import { useT } from '@jackfield/runtime';
import { SwitchRow } from '../dock/switch-row.tsx';
import { messages } from '../push/messages.ts';
import { usePush } from '../push/use-push.ts';

/** Whether this browser rings for calls while the portal is closed; the browser asks once. */
export function PushSwitch() {
  const t = useT();
  const push = usePush();
  if (push === null) return null;
  const { isOn, isBusy, fault, change } = push;
  return (
    <SwitchRow
      label={t(messages.ring)}
      hint={t(messages[fault ?? 'hint'])}
      isOn={isOn}
      isBusy={isBusy}
      onChange={(next) => void change(next)}
    />
  );
}
