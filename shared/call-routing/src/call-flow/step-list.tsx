import type { EndKind } from '@jackfield/domain/routing';
import { useT } from '@jackfield/runtime';
import type { ReactNode } from 'react';
import { tryMessages } from './messages.ts';
import css from './step-list.module.css';

/** A line of a tried call; `seconds` after it came in, told from the first one on. */
export interface CallLine {
  readonly text: ReactNode;
  readonly seconds: number;
}

export interface StepListProps {
  steps: readonly CallLine[];
  end: CallLine & { readonly kind: EndKind };
}

/** What happens to a call, line by line to its end, which is red where the caller is lost. */
export function StepList({ steps, end }: StepListProps) {
  return (
    <ol className={css.steps}>
      {steps.map(({ text, seconds }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps have no id, and the list is made anew as a whole
        <li key={index}>
          {text} <Delay seconds={seconds} />
        </li>
      ))}
      <li className={css.end} data-kind={end.kind} aria-live="polite">
        {end.text} <Delay seconds={end.seconds} />
      </li>
    </ol>
  );
}

function Delay({ seconds }: { seconds: number }) {
  const t = useT();
  if (seconds === 0) return null;
  return <span className={css.delay}>{t(tryMessages.after, { seconds })}</span>;
}
