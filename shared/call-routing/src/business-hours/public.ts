/** Editor of business hours, for company numbers and teams. */
export { BusinessHours } from './business-hours.tsx';
export { TimeField } from './time-field.tsx';
export { datesOf, holidayDate, isCovered } from './holiday-choice.ts';
export { holidayMessages } from './holiday-messages.ts';
export { useHolidayChoice } from './use-holiday-choice.tsx';
export { useHolidays } from './use-holidays.ts';
export { useNow } from './use-now.ts';
export { DateFields } from './date-fields.tsx';
export { dateErrors } from './date-errors.ts';
export { dateMessages, hoursMessages } from './messages.ts';
