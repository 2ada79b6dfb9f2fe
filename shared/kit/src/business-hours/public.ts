/** Editor of business hours, for company numbers and teams. */
export { BusinessHours } from './business-hours.tsx';
export type { BusinessHoursProps } from './business-hours.tsx';
export type { HoursRouting } from './hours-routing.ts';
export {
  type HoursField,
  hoursFields,
  hoursOfValues,
  hoursSchema,
  type HoursValues,
  hoursValuesOf,
  typedHoursSchema,
} from './hours-values.ts';
export { dayMessages } from './messages.ts';
export { TimeField, type TimeFieldProps } from './time-field.tsx';
export { dateHoursText, daysText, hoursLabel, hoursText } from './time-text.ts';
export { useNow } from './use-now.ts';
export { timeOfInstant, whenText } from './when-text.ts';
