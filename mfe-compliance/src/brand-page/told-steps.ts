import type { StoryStep } from '@jackfield/contract/api/submission';

/** Steps as they are told: a submission that was paid is one step with its payment. */
export function toldSteps(story: readonly StoryStep[]): StoryStep[] {
  const told: StoryStep[] = [];
  for (const step of story) {
    const last = told.at(-1);
    if (step.step === 'paid' && last?.step === 'submitted' && last.paid === null) {
      told[told.length - 1] = { ...last, paid: step.paid };
    } else told.push(step);
  }
  return told;
}
