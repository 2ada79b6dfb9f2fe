/** Editor of business hours, for company numbers and teams. */
export { BusinessHours } from './business-hours.tsx';
export type { BusinessHoursProps } from './business-hours.tsx';
export type { HoursRouting } from './hours-routing.ts';
export { TimeField, type TimeFieldProps } from './time-field.tsx';
export { useNow } from './use-now.ts';
