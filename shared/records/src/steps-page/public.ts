/** Forms in steps: rail, draft, faults by step, and everything once more before it is sent. */
export { stepOf } from './flow.ts';
export { type ReviewGroup, ReviewGroups } from './review-groups.tsx';
export { StepHead } from './step-head.tsx';
export { StepsPage, type StepsPageProps, type StepText } from './steps-page.tsx';
export { useFirstField } from './use-first-field.ts';
export { type StepsFlow, useSteps } from './use-steps.ts';
export { withFaults } from './with-faults.ts';
