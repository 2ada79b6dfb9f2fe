import type { Route } from '@jackfield/domain/routing';
import { useT } from '@jackfield/runtime';
import { endText } from './question.ts';
import { tryMessages } from './messages.ts';
import css from './try-call-dialog.module.css';

/** What happens to a tried call, step by step to its end; `at` is when it came in. */
export function CallSteps({ route: { steps, end }, at }: { route: Route; at: number }) {
  return (
    <ol>
      {steps.map((step, index) => (
        // Steps have no id, and the list is made anew as a whole.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          {step.reason} <Delay from={at} at={step.at} />
        </li>
      ))}
      <li className={css.end} data-kind={end.kind} aria-live="polite">
        <strong>{endText(end)}</strong> {end.reason} <Delay from={at} at={end.at} />
      </li>
    </ol>
  );
}

function Delay({ from, at }: { from: number; at: number }) {
  const t = useT();
  if (at === from) return null;
  return <span className={css.delay}>{t(tryMessages.after, { seconds: (at - from) / 1000 })}</span>;
}
