import type { Route } from '@jackfield/domain/routing';
import { endText } from './question.ts';
import { StepList } from './step-list.tsx';

/** What happens to a tried call, step by step to its end; `at` is when it came in. */
export function CallSteps({ route: { steps, end }, at }: { route: Route; at: number }) {
  const after = (time: number) => (time - at) / 1000;
  const text = (
    <>
      <strong>{endText(end)}</strong> {end.reason}
    </>
  );
  return (
    <StepList
      steps={steps.map((step) => ({ text: step.reason, seconds: after(step.at) }))}
      end={{ kind: end.kind, text, seconds: after(end.at) }}
    />
  );
}
