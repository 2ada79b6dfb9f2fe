/** The days that a page looks at: in its address, and as a person chooses them. */
export { type Period, periodOf, todayIn } from './period.ts';
export { PeriodInput } from './period-input.tsx';
