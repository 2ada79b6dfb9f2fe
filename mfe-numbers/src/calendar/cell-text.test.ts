import { dayNumber } from '@jackfield/domain/business-hours';
import type { CoverageStretch } from '@jackfield/domain/routing';
import { expect, it } from 'vitest';
import { daysFrom } from './calendar-days.ts';
import { levelLines } from './cell-text.ts';

const zone = 'America/Chicago';
const [day] = daysFrom(zone, dayNumber('2026-11-19'), 1, 'whole');
const node = { kind: 'voicemail', id: 'x', name: 'Ana' } as const;
const end = { kind: 'voicemail', node, reason: '', at: 0 } as const;
const stretch = (
  hours: readonly [number, number],
  level: CoverageStretch['coverage']['level'],
  hangsUpOnSilence: boolean,
): CoverageStretch => {
  const [from = 0, to = 0] = hours.map((hour) => (day?.from ?? 0) + hour * 3_600_000);
  return { from, to, coverage: { level, ringing: [], keys: [], end, hangsUpOnSilence } };
};

it('says where callers who press nothing are hung up on, once where everybody is', () => {
  if (day === undefined) throw new Error('No day.');
  const stretches = [
    stretch([0, 9], 'nobody', true),
    stretch([9, 12], 'one', true),
    stretch([12, 24], 'one', false),
  ];
  expect(levelLines(zone, stretches, day)).toEqual([
    '12:00 to 9:00 am: Nobody, call ends',
    '9:00 am to 12:00 pm: One person or one outside number, and callers who press nothing are hung up on',
    '12:00 pm to 12:00 am: One person or one outside number',
  ]);
});
