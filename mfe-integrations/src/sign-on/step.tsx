import { Check } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { signOnMessages as messages } from './messages.ts';
import css from './sign-on.module.css';

interface StepProps {
  number: number;
  isDone: boolean;
  title: string;
  /** Who did it, or what came of it. */
  note?: ReactNode;
  children: ReactNode;
}

/** A step of the way, as a jack on a cord; what is done has its check. */
export function Step({ number, isDone, title, note, children }: StepProps) {
  const t = useT();
  return (
    <li className={css.step} data-done={isDone}>
      <span className={css.jack} aria-hidden="true">
        {isDone ? <Check size={14} strokeWidth={2.25} /> : number}
      </span>
      <div className={css.stepBody}>
        <div className={css.stepHead}>
          <h2>
            {title}
            {isDone && <span className="ui-hidden"> {t(messages.stepDone)}</span>}
          </h2>
          {note && <span className="ui-secondary">{note}</span>}
        </div>
        {children}
      </div>
    </li>
  );
}
