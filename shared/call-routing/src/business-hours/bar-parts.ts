import type { OpenInterval } from '@jackfield/contract/api/routing';
import { minutesOf } from '@jackfield/domain/business-hours';

/** A part of a day's bar, in percent of 24 hours. */
export interface BarPart {
  left: number;
  width: number;
}

const percent = (minutes: number) => (minutes / 1440) * 100;
const isOvernight = ({ from, to }: OpenInterval) => to <= from;

/** The hours of one day on its bar; what goes past midnight goes on on the bar of the next day. */
export function barParts(
  today: readonly OpenInterval[],
  yesterday: readonly OpenInterval[],
): BarPart[] {
  const spill = yesterday
    .filter(isOvernight)
    .map(({ to }) => ({ left: 0, width: percent(minutesOf(to)) }));
  const own = today.map((interval) => {
    const left = percent(minutesOf(interval.from));
    const end = isOvernight(interval) ? 100 : percent(minutesOf(interval.to));
    return { left, width: end - left };
  });
  return [...spill, ...own].filter(({ width }) => width > 0);
}

/** Until when the hours of the day before go on, or null. */
export function spillEnd(yesterday: readonly OpenInterval[]): string | null {
  const end = yesterday.find(isOvernight)?.to;
  return end === undefined || end === '00:00' ? null : end;
}
