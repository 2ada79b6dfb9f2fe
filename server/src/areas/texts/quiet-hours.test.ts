import { regions } from '@jackfield/domain/regions';
import { expect, it } from 'vitest';
import { laterZone, quietUntil } from './quiet-hours.ts';
import { zonesOfNumber } from './zones-of-number.ts';

const until = (number: string, now: string) =>
  quietUntil(number, new Date(now))?.toISOString() ?? null;

const ohio = '+12165550100';
const florida = '+13055550100';
const gulfCoast = '+18505550100';
const texas = '+12145550100';
const rhodeIsland = '+14015550100';
const alabama = '+12515550100';
const tollFree = '+18005550100';
const vancouver = '+16045550100';

it.each([
  ['at 8 in the morning', ohio, '2026-06-10T12:00:00Z', null],
  ['a minute before', ohio, '2026-06-10T11:59:00Z', '2026-06-10T12:00:00.000Z'],
  ['a minute before 9 in the evening', ohio, '2026-06-11T00:59:00Z', null],
  ['at 9 in the evening', ohio, '2026-06-11T01:00:00Z', '2026-06-11T12:00:00.000Z'],
  [
    'in the night in which clocks go forward',
    ohio,
    '2026-03-08T05:00:00Z',
    '2026-03-08T12:00:00.000Z',
  ],
  [
    'at 8 in the evening of Florida, which is stricter',
    florida,
    '2026-06-11T00:00:00Z',
    '2026-06-11T12:00:00.000Z',
  ],
  [
    'where an area code has two clocks: by the later morning',
    gulfCoast,
    '2026-06-10T12:30:00Z',
    '2026-06-10T13:00:00.000Z',
  ],
  ['and by the earlier evening', gulfCoast, '2026-06-11T00:30:00Z', '2026-06-11T13:00:00.000Z'],
  ['on a Sunday morning of Texas', texas, '2026-06-14T15:00:00Z', '2026-06-14T17:00:00.000Z'],
  ['on a Sunday of Alabama', alabama, '2026-06-14T17:00:00Z', '2026-06-15T13:00:00.000Z'],
  [
    'on a Saturday evening of Rhode Island',
    rhodeIsland,
    '2026-06-13T21:30:00Z',
    '2026-06-15T13:00:00.000Z',
  ],
  ['on a Saturday noon of Rhode Island', rhodeIsland, '2026-06-13T16:00:00Z', null],
  [
    'to a number of no place before all are up',
    tollFree,
    '2026-06-10T14:00:00Z',
    '2026-06-10T15:00:00.000Z',
  ],
  ['to Canada', vancouver, '2026-06-10T14:00:00Z', '2026-06-10T15:00:00.000Z'],
])(
  '[PROV-01] a text %s waits until the day begins where it arrives',
  (_, number, now, expected) => {
    expect(until(number, now)).toBe(expected);
  },
);

it('[PROV-01] tells the hour by the clocks that a text waits for', () => {
  const morning = new Date('2026-06-10T12:30:00Z');
  expect(laterZone(ohio, morning)).toBe('America/New_York');
  expect(laterZone(gulfCoast, morning)).toBe('America/Chicago');
  expect(laterZone(gulfCoast, new Date('2026-06-11T00:30:00Z'))).toBe('America/New_York');
});

it('[PROV-01] every area code of the USA has clocks, and a morning that comes', () => {
  const codes = regions.USA.flatMap(({ areaCodes }) => areaCodes.map(String));
  const night = new Date('2026-06-14T04:00:00Z');
  for (const code of codes) {
    const number = `+1${code}5550100`;
    expect(zonesOfNumber(number).length, code).toBeGreaterThan(0);
    const at = quietUntil(number, night)?.getTime() ?? night.getTime();
    expect(at - night.getTime(), code).toBeLessThan(40 * 3_600_000);
  }
});
