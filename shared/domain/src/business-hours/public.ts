export { planOf } from './day-plan.ts';
export { instantAt } from './instant-at.ts';
export { dayNumber, dayText, localTimeAt, minutesOf, timeText, weekdayOf } from './local-time.ts';
export { type HoursState, isOpenAt } from './open-at.ts';
export { nextChange, openIntervalsBetween, type Stretch } from './open-intervals.ts';
export { alwaysOpenIn, isEmptyWeek, neverOpenIn, officeWeek } from './presets.ts';
export { hasDateWithin, inOrder, upcoming } from './upcoming.ts';
export { clockChanges } from './zone-offset.ts';
export { withDates } from './with-dates.ts';
