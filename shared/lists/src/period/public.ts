/** The days that a page looks at: in its address, and as a person chooses them. */
export { type Period, periodFilters, periodOf, todayIn } from './period.ts';
export { PeriodInput } from './period-input.tsx';
export { PeriodPresets } from './period-presets.tsx';
