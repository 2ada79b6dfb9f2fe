import { Check, X } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import { timelineMessages as messages } from './messages.ts';
import css from './story.module.css';
import type { Mark } from './timeline.ts';

/** The jack of a step: filled when done, amber for your move, blue for others', red when stopped. */
export function StepJack({ mark }: { mark: Mark }) {
  const t = useT();
  return (
    <span className={css.jack} data-mark={mark}>
      {mark === 'done' && <Check size={12} strokeWidth={3} aria-hidden="true" />}
      {mark === 'stopped' && <X size={12} strokeWidth={2.5} aria-hidden="true" />}
      <span className="ui-hidden">{t(messages[mark])}: </span>
    </span>
  );
}
