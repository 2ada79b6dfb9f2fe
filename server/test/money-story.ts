import fc from 'fast-check';
import { type Conduct, conducts, type Line } from './bank.ts';
import type { Fate } from './mortal-database.ts';

const minute = 60_000;
const hour = 60 * minute;

type Plain = 'credit' | 'phones' | 'number' | 'endTrial' | 'month' | 'work';

/** Something that moves money, or what it moves by. */
export type Deed =
  | { readonly do: Plain }
  | { readonly do: 'pay' | 'cancel' | 'release'; readonly which: number }
  | { readonly do: 'use'; readonly cents: number }
  | { readonly do: 'topUp'; readonly isOn: boolean }
  | { readonly do: 'card'; readonly conduct: Conduct }
  | { readonly do: 'word'; readonly isConfirmed: boolean; readonly isTold: boolean }
  | { readonly do: 'line'; readonly line: Line }
  | { readonly do: 'wait'; readonly milliseconds: number };

/** What happens at once, and where the process dies meanwhile. */
export interface Moment {
  readonly deeds: readonly Deed[];
  readonly fate: Fate | null;
  /** Whether whoever got no answer asks once more of the process that comes after. */
  readonly asksAgain: boolean;
}

/** An account from its first day. */
export interface Story {
  readonly isTrial: boolean;
  readonly card: Conduct;
  readonly moments: readonly Moment[];
}

const plain = (name: Plain): fc.Arbitrary<Deed> => fc.constant({ do: name });
const which = (name: 'pay' | 'cancel' | 'release'): fc.Arbitrary<Deed> =>
  fc.record({ do: fc.constant(name), which: fc.nat({ max: 2 }) });
const anyConduct = fc.constantFrom(...conducts, 'charged' as const, 'charged' as const);

const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 5, arbitrary: plain('credit') },
  { weight: 4, arbitrary: which('pay') },
  { weight: 4, arbitrary: plain('phones') },
  { weight: 3, arbitrary: which('cancel') },
  { weight: 2, arbitrary: plain('number') },
  { weight: 1, arbitrary: which('release') },
  { weight: 1, arbitrary: plain('endTrial') },
  { weight: 2, arbitrary: plain('month') },
  { weight: 4, arbitrary: plain('work') },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('use' as const),
      cents: fc.integer({ min: 1, max: 9000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('topUp' as const), isOn: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('card' as const), conduct: anyConduct }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('word' as const),
      isConfirmed: fc.boolean(),
      isTold: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('line' as const),
      line: fc.constantFrom('well' as const, 'down' as const, 'mute' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      milliseconds: fc.constantFrom(minute, 10 * minute, 25 * hour, 50 * hour, 15 * 24 * hour),
    }),
  },
);

const anyFate: fc.Arbitrary<Fate | null> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  {
    weight: 2,
    arbitrary: fc.record({ step: fc.constant(null), nth: fc.integer({ min: 1, max: 24 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      step: fc.constantFrom(
        'before the charge',
        'after the charge',
        'before the undo',
        'after the undo',
      ),
      nth: fc.integer({ min: 1, max: 2 }),
    }),
  },
);

const anyMoment: fc.Arbitrary<Moment> = fc.record({
  deeds: fc.array(anyDeed, { minLength: 1, maxLength: 2 }),
  fate: anyFate,
  asksAgain: fc.boolean(),
});

/** Phones that are ordered and not wanted any more: the card is charged before, meanwhile or never. */
const regret: fc.Arbitrary<Moment[]> = fc
  .tuple(anyFate, fc.boolean(), anyFate, fc.boolean())
  .map(([before, isCharged, after, asksAgain]) => [
    { deeds: [{ do: 'phones' }], fate: null, asksAgain },
    ...(isCharged ? [{ deeds: [{ do: 'work' } as const], fate: before, asksAgain }] : []),
    { deeds: [{ do: 'cancel', which: 0 }, { do: 'work' }], fate: after, asksAgain },
  ]);

const anyMoments: fc.Arbitrary<Moment[]> = fc.oneof(
  { weight: 6, arbitrary: anyMoment.map((moment) => [moment]) },
  { weight: 1, arbitrary: regret },
);

/** Accounts that move money in any order, and processes that die while they do. */
export const anyStory: fc.Arbitrary<Story> = fc.record({
  isTrial: fc.integer({ min: 0, max: 3 }).map((one) => one === 0),
  card: anyConduct,
  moments: fc.array(anyMoments, { minLength: 6, maxLength: 14 }).map((parts) => parts.flat()),
});
