import { type HeardPart, type Route, say } from '@jackfield/domain/routing';
import { HeardSounds } from './heard-sounds.tsx';
import { endText, saysItself } from './question.ts';
import { StepList } from './step-list.tsx';

export interface CallStepsProps {
  route: Route;
  /** What is heard on the way. */
  heard: readonly HeardPart[];
  /** Where the call is that is heard now: the place of the step that it comes to. */
  current: number | null;
  /** When it came in, milliseconds. */
  at: number;
}

/** What happens to a tried call and what its caller hears, step by step to its end. */
export function CallSteps({ route: { steps, end }, heard, current, at }: CallStepsProps) {
  const after = (time: number) => (time - at) / 1000;
  const below = (place: number) => (
    <HeardSounds parts={heard.filter(({ step }) => step === place)} />
  );
  const text = (
    <>
      <strong>{endText(end)}</strong> {saysItself(end) ? '' : say(end.reason)}
    </>
  );
  return (
    <StepList
      steps={steps.map((step, place) => ({
        text: say(step.reason),
        seconds: after(step.at),
        below: below(place),
      }))}
      end={{ kind: end.kind, text, seconds: after(end.at), below: below(steps.length) }}
      current={current}
    />
  );
}
