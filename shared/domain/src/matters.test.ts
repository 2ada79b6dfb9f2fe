import { dayText } from './business-hours/public.ts';
import { expect, it } from 'vitest';
import { cardEndsOn, cardToldOn } from './matters.ts';

it('[NOTE-01] a card works to the end of its month, and is told of 30 days before', () => {
  const ends = (expMonth: number, expYear: number) => dayText(cardEndsOn({ expMonth, expYear }));
  expect([ends(12, 2026), ends(2, 2028), ends(1, 2027)]).toEqual([
    '2026-12-31',
    '2028-02-29',
    '2027-01-31',
  ]);
  expect(dayText(cardToldOn({ expMonth: 12, expYear: 2026 }))).toBe('2026-12-01');
});
