import type { EndKind } from '@jackfield/domain/routing';
import { useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { tryMessages } from './messages.ts';
import css from './step-list.module.css';

/** A line of a tried call; `seconds` after it came in, told from the first one on. */
export interface CallLine {
  readonly text: ReactNode;
  readonly seconds: number;
  /** What is heard of it. */
  readonly below?: ReactNode;
}

export interface StepListProps {
  steps: readonly CallLine[];
  end: CallLine & { readonly kind: EndKind };
  /** The place of the line where the call is now; null for nowhere. */
  current?: number | null;
}

/** What happens to a call, line by line to its end, which is red where the caller is lost. */
export function StepList({ steps, end, current = null }: StepListProps) {
  const currentAt = (place: number) => (current === place ? 'step' : undefined);
  const refAt = (place: number) => (current === place ? show : null);
  return (
    <ol className={css.steps}>
      {steps.map(({ text, seconds, below }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps have no id, and the list is made anew as a whole
        <li key={index} aria-current={currentAt(index)} ref={refAt(index)}>
          {text} <Delay seconds={seconds} />
          {below}
        </li>
      ))}
      <li
        className={css.end}
        data-kind={end.kind}
        aria-current={currentAt(steps.length)}
        ref={refAt(steps.length)}
      >
        <span aria-live="polite">
          {end.text} <Delay seconds={end.seconds} />
        </span>
        {end.below}
      </li>
    </ol>
  );
}

/** On a phone the steps are below what is asked. */
const show = (line: Element | null) => line?.scrollIntoView({ block: 'nearest' });

function Delay({ seconds }: { seconds: number }) {
  const t = useT();
  if (seconds === 0) return null;
  return <span className={css.delay}>{t(tryMessages.after, { seconds })}</span>;
}
