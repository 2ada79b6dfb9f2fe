import type { Weekday } from '@jackfield/contract/api/routing';
import { instantAt, localTimeAt, weekdayOf } from '@jackfield/domain/business-hours';
import { stateOfNumber, zonesOfNumber } from './zones-of-number.ts';

/** Hours of a day in which texts may arrive: from the first to before the second; null for none. */
type Hours = readonly [from: number, to: number] | null;

/** On most days, and on those that have others. */
interface Rule {
  readonly days: Hours;
  readonly saturday?: Hours;
  readonly sunday?: Hours;
}

/** Where no state is stricter: 47 CFR 64.1200(c)(1). */
const federal: Rule = { days: [8, 21] };

const untilEight: Rule = { days: [8, 20] };
const notOnSundays: Rule = { ...untilEight, sunday: null };
const fromNine: Rule = { days: [9, 21] };

/**
 * States with stricter hours for unasked sales by phone, which are kept for all texts. By the guides
 * of ClickPoint (July 2025) and Drop Cowboy (November 2025), with the laws that they rest on where
 * these are known (docs/decisions/0132-texts.md). Holidays are not looked at.
 */
const stricter: Readonly<Record<string, Rule>> = {
  AL: notOnSundays,
  /** Conn. Gen. Stat. 42-288a. */
  CT: { days: [9, 20] },
  /** Fla. Stat. 501.616(6). */
  FL: untilEight,
  /** Ky. Rev. Stat. 367.46955. */
  KY: { days: [10, 21] },
  LA: notOnSundays,
  /** Md. Code, Com. Law 14-4503. */
  MD: untilEight,
  /** 201 Code Mass. Regs. 12.02. */
  MA: untilEight,
  MI: fromNine,
  /** Minn. Stat. 325E.30. */
  MN: fromNine,
  MS: notOnSundays,
  NV: { days: [9, 20] },
  /** N.M. Stat. 57-12-22. */
  NM: fromNine,
  /** Okla. Stat. tit. 15, 775C.4. */
  OK: untilEight,
  /** No Sundays since October 18, 2026. */
  PA: { days: [8, 21], sunday: null },
  /** R.I. Gen. Laws 5-61-3.6. */
  RI: { days: [9, 18], saturday: [10, 17], sunday: null },
  /** S.D. Codified Laws 37-30A-3. */
  SD: { days: [9, 21], sunday: null },
  /** Tex. Bus. & Com. Code 301.051. */
  TX: { days: [9, 21], sunday: [12, 21] },
  /** Utah Code 13-25a-103. */
  UT: { days: [8, 21], sunday: null },
  /** Wash. Rev. Code 80.36.390. */
  WA: untilEight,
  /** Wyo. Stat. 40-12-302. */
  WY: untilEight,
};

const hoursOn = (rule: Rule, weekday: Weekday): Hours => {
  const { days, saturday = days, sunday = days } = rule;
  return weekday === 'saturday' ? saturday : weekday === 'sunday' ? sunday : days;
};

const ruleOf = (number: string): Rule => stricter[stateOfNumber(number) ?? ''] ?? federal;

/** When the day begins in a zone, in milliseconds: `at` itself where it has begun and not ended. */
function dayIn(zone: string, rule: Rule, at: number): number {
  const now = localTimeAt(zone, at);
  for (let { day } = now, { minutes } = now; ; day += 1, minutes = 0) {
    const hours = hoursOn(rule, weekdayOf(day));
    if (hours === null) continue;
    const [from, to] = hours.map((hour) => hour * 60) as [number, number];
    if (day === now.day && minutes >= from && minutes < to) return at;
    if (minutes < from) return instantAt(zone, { day, minutes: from });
  }
}

/** The zone by whose clocks a text to a number waits the longest, of those that it may be in. */
export function laterZone(number: string, now: Date): string | null {
  const rule = ruleOf(number);
  const dayOf = (zone: string) => dayIn(zone, rule, now.getTime());
  const [zone] = zonesOfNumber(number).toSorted((one, other) => dayOf(other) - dayOf(one));
  return zone ?? null;
}

/**
 * Until when a text to a number of the USA or Canada waits, so that it comes at no hour at which
 * people sleep, in any of the zones that its area code may be in; null where it may go at once.
 */
export function quietUntil(number: string, now: Date): Date | null {
  const rule = ruleOf(number);
  const zones = zonesOfNumber(number);
  let at = now.getTime();
  for (;;) {
    const day = Math.max(...zones.map((zone) => dayIn(zone, rule, at)));
    if (day === at) break;
    at = day;
  }
  return at === now.getTime() ? null : new Date(at);
}
