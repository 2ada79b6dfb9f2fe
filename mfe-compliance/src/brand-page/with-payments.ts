import type { StoryStep } from '@jackfield/contract/api/submission';

/** Steps as the page shows them: a submission that was paid is one step with its payment. */
export function withPayments(story: readonly StoryStep[]): StoryStep[] {
  const steps: StoryStep[] = [];
  for (const step of story) {
    const last = steps.at(-1);
    if (step.step === 'paid' && last?.step === 'submitted' && last.paid === null) {
      steps[steps.length - 1] = { ...last, paid: step.paid };
    } else steps.push(step);
  }
  return steps;
}
