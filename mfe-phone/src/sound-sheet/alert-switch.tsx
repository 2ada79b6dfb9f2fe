import { useT } from '@jackfield/runtime';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { alertsAtom, mayAlert } from '../call-alert/alerts-atom.ts';
import { SwitchRow } from '../dock/switch-row.tsx';
import { messages } from './messages.ts';

/** Whether the system shows calls while the page is hidden; the browser asks as it is switched on. */
export function AlertSwitch() {
  const t = useT();
  const [isWanted, setWanted] = useAtom(alertsAtom);
  const [isRefused, setRefused] = useState(false);

  async function change(isOn: boolean): Promise<void> {
    if (isOn) await Notification.requestPermission();
    setRefused(isOn && !mayAlert());
    setWanted(isOn && mayAlert());
  }

  return (
    <SwitchRow
      label={t(messages.alerts)}
      hint={t(isRefused ? messages.alertsRefused : messages.alertsHint)}
      isOn={isWanted && mayAlert()}
      onChange={(isOn) => void change(isOn)}
    />
  );
}
