import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  type LucideIcon,
  TriangleAlert,
} from '@jackfield/kit/ui/icons';
import { type Message, useT } from '@jackfield/runtime';
import css from './check.module.css';
import { preflightMessages as messages } from './messages.ts';
import type { ShownState } from './shown.ts';

const marks: Readonly<Record<ShownState | 'passed', { icon: LucideIcon; name: Message }>> = {
  block: { icon: CircleAlert, name: messages.stateBlock },
  overridden: { icon: CircleSlash, name: messages.stateOverridden },
  passed: { icon: CircleCheck, name: messages.statePassed },
  todo: { icon: CircleDashed, name: messages.stateTodo },
  warn: { icon: TriangleAlert, name: messages.stateWarn },
};

/** How a check stands, as a mark and in a word for those who do not see it. */
export function CheckMark({ state, size = 18 }: { state: ShownState | 'passed'; size?: number }) {
  const t = useT();
  const { icon: Icon, name } = marks[state];
  return (
    <span className={css.mark} data-state={state}>
      <Icon size={size} strokeWidth={1.75} aria-hidden="true" />
      <span className="ui-hidden">{t(name)}: </span>
    </span>
  );
}
