import { Switch } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import { useId } from 'react';
import { messages } from '../push/messages.ts';
import { usePush } from '../push/use-push.ts';
import css from './push-switch.module.css';

/** Whether this browser rings for calls while the portal is closed; the browser asks once. */
export function PushSwitch() {
  const t = useT();
  const id = useId();
  const push = usePush();
  if (push === null) return null;
  const { isOn, isBusy, fault, change } = push;
  return (
    <div className={css.row}>
      <div className="ui-lines ui-fill">
        <label htmlFor={id}>{t(messages.ring)}</label>
        <output className="ui-caption" id={`${id}-hint`}>
          {t(messages[fault ?? 'hint'])}
        </output>
      </div>
      <Switch
        id={id}
        size="small"
        checked={isOn}
        loading={isBusy}
        onChange={(next) => void change(next)}
        aria-describedby={`${id}-hint`}
      />
    </div>
  );
}
