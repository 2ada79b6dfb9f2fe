/** Editor of business hours, for company numbers and teams. */
export { BusinessHours } from './business-hours.tsx';
export { TimeField } from './time-field.tsx';
export { useNow } from './use-now.ts';
