import { type BusinessHour, type OpenInterval, weekdays } from '@jackfield/contract/api/routing';

type Weekly = BusinessHour['weekly'];

const weekOf = (workday: OpenInterval[], weekend: OpenInterval[]): Weekly => ({
  monday: workday,
  tuesday: workday,
  wednesday: workday,
  thursday: workday,
  friday: workday,
  saturday: weekend,
  sunday: weekend,
});

/** Open at any time, what company numbers and teams start with (annex F2). */
export function alwaysOpenIn(timeZone: string): BusinessHour {
  return { alwaysOpen: true, timeZone, weekly: weekOf([], []), dates: [] };
}

/** Closed at any time: what stands for hours that are stored and cannot be read. */
export function neverOpenIn(timeZone: string): BusinessHour {
  return { ...alwaysOpenIn(timeZone), alwaysOpen: false };
}

/** Monday to Friday, 09:00 to 17:00: the week that stands when always open is switched off first. */
export const officeWeek = (): Weekly => weekOf([{ from: '09:00', to: '17:00' }], []);

/** Open around the clock, as hours that were always open get it once they have a date. */
export const wholeDay: readonly OpenInterval[] = [{ from: '00:00', to: '24:00' }];

/** Whether hours have no end on any day of the week, so that a line is meant to be open at any time. */
export const neverCloses = ({ alwaysOpen, weekly }: BusinessHour): boolean =>
  alwaysOpen ||
  weekdays.every((day) => weekly[day].some(({ from, to }) => from === '00:00' && to === '24:00'));

/** Whether no day of a week has hours. */
export const isEmptyWeek = (weekly: Weekly): boolean =>
  weekdays.every((day) => weekly[day].length === 0);
