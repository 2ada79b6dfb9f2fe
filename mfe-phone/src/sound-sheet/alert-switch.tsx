import { Switch } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import { useAtom } from 'jotai';
import { useId, useState } from 'react';
import { alertsAtom, mayAlert } from '../call-alert/alerts-atom.ts';
import { messages } from './messages.ts';
import css from './sound-sheet.module.css';

/** Whether the system shows calls while the page is hidden; the browser asks as it is switched on. */
export function AlertSwitch() {
  const t = useT();
  const id = useId();
  const [isWanted, setWanted] = useAtom(alertsAtom);
  const [isRefused, setRefused] = useState(false);

  async function change(isOn: boolean): Promise<void> {
    if (isOn) await Notification.requestPermission();
    setRefused(isOn && !mayAlert());
    setWanted(isOn && mayAlert());
  }

  return (
    <div className={css.test}>
      <div className="ui-lines ui-fill">
        <label htmlFor={id}>{t(messages.alerts)}</label>
        <output className="ui-caption" id={`${id}-hint`}>
          {t(isRefused ? messages.alertsRefused : messages.alertsHint)}
        </output>
      </div>
      <Switch
        id={id}
        size="small"
        checked={isWanted && mayAlert()}
        onChange={(isOn) => void change(isOn)}
        aria-describedby={`${id}-hint`}
      />
    </div>
  );
}
