import { expect, it } from 'vitest';
import { lostText } from './lost-text.ts';

const hour = 3_600_000;

it('says for how long to the minute, and counts the others', () => {
  expect(lostText([], 168 * hour)).toBeNull();
  expect(lostText([{ label: 'Billing', lost: 136 * hour }], 168 * hour)).toBe(
    'Billing: callers reach nobody, not even a mailbox, for 136 of 168 hours',
  );
  expect(
    lostText(
      [
        { label: 'Billing', lost: 12.25 * hour },
        { label: 'Sales', lost: hour },
      ],
      167 * hour,
    ),
  ).toBe(
    'Billing: callers reach nobody, not even a mailbox, for 12 hours 15 minutes of 167 hours; 1 more number too',
  );
});
