import { Switch } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import { useAtom } from 'jotai';
import { useId } from 'react';
import { messages } from '../phone/messages.ts';
import { quietAtom } from '../phone/quiet.ts';
import css from './keypad.module.css';

/** Do not disturb, for this person in this browser. */
export function QuietSwitch() {
  const t = useT();
  const id = useId();
  const [isQuiet, setQuiet] = useAtom(quietAtom);
  return (
    <div className={css.quiet}>
      <div className="ui-lines ui-fill">
        <label htmlFor={id}>{t(messages.quiet)}</label>
        {isQuiet && (
          <span className="ui-caption" id={`${id}-hint`}>
            {t(messages.quietHint)}
          </span>
        )}
      </div>
      <Switch
        id={id}
        size="small"
        checked={isQuiet}
        onChange={setQuiet}
        aria-describedby={isQuiet ? `${id}-hint` : undefined}
      />
    </div>
  );
}
