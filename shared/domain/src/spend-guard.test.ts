import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryAbroad } from './dialing.ts';
import {
  accountHold,
  type CallRules,
  isNight,
  isSpike,
  levelReached,
  mayCallOut,
} from './spend-guard.ts';

const rules: CallRules = {
  country: 'USA',
  callable: ['PHL', 'JPN'],
  stops: [],
  hasCredit: true,
  hold: null,
};
const manila = '+639175550142';
const tokyo = '+819055550101';

describe('J7 may this call go out', () => {
  it.each([
    ['to a country that is switched on', manila, {}, true],
    ['to one that is not', '+442079460000', {}, 'notAllowed'],
    ['to a satellite', '+8816555501', {}, 'notAllowed'],
    ['without credit', manila, { hasCredit: false }, 'noCredit'],
    ['at home without credit', '+12055550111', { hasCredit: false }, true],
    [
      'to Canada while all is stopped',
      '+14165550101',
      { stops: [{ kind: 'day', subject: '' }] },
      true,
    ],
    ['at home of a suspended account', '+12055550111', { hold: 'suspended' }, 'suspended'],
    ['abroad after a trial', manila, { hold: 'trialOver' }, 'trialOver'],
    ['while all is stopped', tokyo, { stops: [{ kind: 'hour', subject: '' }] }, 'stopped'],
    [
      'of somebody who is stopped',
      tokyo,
      { stops: [{ kind: 'user', subject: 'kenji' }] },
      'stopped',
    ],
    ['of somebody else', tokyo, { stops: [{ kind: 'user', subject: 'grace' }] }, true],
    [
      'to a country that is stopped',
      manila,
      { stops: [{ kind: 'country', subject: 'PHL' }] },
      'stopped',
    ],
    ['to another one', tokyo, { stops: [{ kind: 'country', subject: 'PHL' }] }, true],
  ] satisfies [string, string, Partial<CallRules>, true | string][])(
    '%s',
    (_what, to, more, expected) => {
      const verdict = mayCallOut({ to, person: 'kenji' }, { ...rules, ...more });
      expect(verdict.isAllowed || verdict.because).toBe(expected);
    },
  );

  it('emergency calls go out under any limit', () => {
    const stop = fc.record({
      kind: fc.constantFrom('hour' as const, 'day' as const, 'user' as const, 'country' as const),
      subject: fc.constantFrom('', 'kenji', 'PHL'),
    });
    fc.assert(
      fc.property(
        fc.constantFrom('911', '112', '999', '+1911', '933', '988'),
        fc.array(stop),
        fc.boolean(),
        fc.constantFrom(null, 'suspended' as const, 'cancelled' as const, 'trialOver' as const),
        (to, stops, hasCredit, hold) => {
          const call = { to, person: 'kenji' };
          expect(
            mayCallOut(call, { ...rules, callable: [], stops, hasCredit, hold }).isAllowed,
          ).toBe(true);
        },
      ),
    );
  });
});

it('annex E2 J9 an account is held while suspended, cancelled, and from the instant its trial ends', () => {
  const now = new Date('2026-11-18T16:00:00Z');
  const account = { status: 'active' as const, isTrial: true, trialEndsAt: now };
  expect(accountHold(account, now)).toBe('trialOver');
  expect(accountHold(account, new Date(now.getTime() - 1))).toBeNull();
  expect(accountHold({ ...account, isTrial: false }, now)).toBeNull();
  expect(accountHold({ ...account, trialEndsAt: null }, now)).toBeNull();
  expect(accountHold({ ...account, isTrial: false, status: 'suspended' }, now)).toBe('suspended');
  expect(accountHold({ ...account, status: 'cancel' }, now)).toBe('cancelled');
});

it('J7 a share counts as reached to the cent', () => {
  expect(
    [749, 750, 1199, 1200, 1499, 1500, 9000].map((spent) => levelReached(spent, 1500)),
  ).toEqual([null, 50, 50, 80, 80, 100, 100]);
});

it('J7 an hour is told of at five times its usual, and never for pennies', () => {
  expect(isSpike(499, 100, 1500)).toBe(false);
  expect(isSpike(500, 100, 1500)).toBe(true);
  expect(isSpike(149, 1, 1500)).toBe(false);
  expect(isSpike(150, 1, 1500)).toBe(true);
});

it('J7 the night is from 9 pm to 6 am', () => {
  expect([359, 360, 1259, 1260].map(isNight)).toEqual([true, false, false, true]);
});

it.each([
  ['+919876543210', 'IND'],
  ['911', null],
  ['4401', null],
  ['+12055550111', null],
])('knows where %s is abroad', (to, country) => {
  expect(countryAbroad(to, 'USA')).toBe(country);
});
