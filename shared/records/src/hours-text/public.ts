/** Stored business hours as the forms edit them, and in words. */
export {
  hoursFields,
  hoursOfValues,
  hoursSchema,
  type HoursValues,
  hoursValuesOf,
  readable,
  readableHours,
  typedHoursSchema,
} from './hours-values.ts';
export { dayMessages, hoursWords } from './messages.ts';
export {
  dateHoursText,
  daysText,
  hoursLabel,
  hoursText,
  rangeText,
  timeLabel,
  typedTime,
} from './time-text.ts';
export { timeOfInstant, whenText } from './when-text.ts';
