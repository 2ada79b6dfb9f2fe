import { createRandom, type Random } from '../../seeds/random.ts';

/**
 * What people of a business do with their phone service on a working day. Assumptions, not findings:
 * docs/scale.md says what to change where an operator knows better.
 */
export const habits = {
  /** Share of people who open the portal that day. */
  visitors: 0.35,
  /** Share of visits that begin with a password; the others have a session. */
  signIns: 0.15,
  /** Share of visits that begin around nine. */
  atNine: 0.5,
  /** Pages that a visit opens, and calls of the API that each makes. */
  pages: 5,
  reads: 3,
  /** Changes that a visit saves. */
  saves: 0.25,
  /** Minutes that a visit is open, and hears what changes. */
  minutes: 20,
  /** Calls of a person, each of which the switch tells once it has ended. */
  calls: 8,
  /** Share of an hour's calls that begin in its first five minutes, as meetings do. */
  onTheHour: 0.25,
  /** Share of an account's people, and one at least, who begin with a month: a file invites them. */
  beginners: 0.02,
};

/** Share of a day's calls in each hour, from midnight on. */
const callsOfHour = [0, 0, 0, 0, 0, 0, 1, 3, 9, 13, 13, 11, 7, 10, 12, 10, 7, 3, 1, 0, 0, 0, 0, 0];

export type Deed =
  | { readonly kind: 'signIn' | 'leave' | 'save' | 'enter'; readonly at: number; readonly who: Who }
  | {
      readonly kind: 'open' | 'read';
      readonly at: number;
      readonly who: Who;
      readonly which: number;
    }
  | { readonly kind: 'call'; readonly at: number; readonly account: number }
  | {
      readonly kind: 'import';
      readonly at: number;
      readonly account: number;
      readonly rows: number;
    }
  /** Every account gets the invoice of the month that is over, before anybody is there. */
  | { readonly kind: 'monthsEnd'; readonly at: number };

/** A person of an account, both by place. */
export interface Who {
  readonly account: number;
  readonly person: number;
}

const minute = 60;
const hour = 60 * minute;

/**
 * The deeds of a working day, by time: `at` is seconds since midnight, the same for every account,
 * as in one time zone. Same seed, same day.
 *
 * @param people how many people each account has
 */
export function dayOf(people: readonly number[], seed = 1): Deed[] {
  const random = createRandom(seed);
  const deeds = people.flatMap((size, account) => [
    ...visitsOf(random, account, size),
    ...times(random, size * habits.calls).map(
      (): Deed => ({ kind: 'call', at: callTime(random), account }),
    ),
  ]);
  return inOrder(deeds);
}

/** Such a day at the beginning of a month, which is the hardest. */
export function firstDayOf(people: readonly number[], seed = 1): Deed[] {
  const random = createRandom(seed);
  const imports = people.map((size, account): Deed => {
    const at = (8 + 2 * random.next()) * hour;
    return { kind: 'import', at, account, rows: Math.ceil(size * habits.beginners) };
  });
  return inOrder([{ kind: 'monthsEnd', at: 5.5 * hour }, ...imports, ...dayOf(people, seed)]);
}

const inOrder = (deeds: readonly Deed[]) => deeds.toSorted((a, b) => a.at - b.at);

/** Places of as many as a number says on average: 2.3 are two, and three in three of ten. */
function times(random: Random, wanted: number): number[] {
  const whole = Math.floor(wanted);
  const length = whole + (random.next() < wanted - whole ? 1 : 0);
  return Array.from({ length }, (_, at) => at);
}

function visitsOf(random: Random, account: number, size: number): Deed[] {
  return times(random, size * habits.visitors).flatMap(() => {
    const who = { account, person: random.whole(0, size - 1) };
    const start = visitTime(random);
    const within = () => start + random.next() * habits.minutes * minute;
    const pages = times(random, habits.pages).flatMap((at): Deed[] => {
      const page = at === 0 ? start : within();
      const read = (which: number): Deed => ({ kind: 'read', at: page, who, which });
      return [
        ...(at === 0 ? [{ kind: 'open', at: page, who, which: random.whole(0, 9) } as const] : []),
        ...times(random, habits.reads).map(read),
      ];
    });
    const saves = times(random, habits.saves).map(
      (): Deed => ({ kind: 'save', at: within(), who }),
    );
    return [
      ...(random.next() < habits.signIns ? [{ kind: 'signIn', at: start, who } as const] : []),
      { kind: 'enter', at: start, who },
      ...pages,
      ...saves,
      { kind: 'leave', at: start + habits.minutes * minute, who },
    ];
  });
}

/** Around nine, or at a time when people call. */
function visitTime(random: Random): number {
  if (random.next() >= habits.atNine) return callTime(random);
  return 9 * hour + (random.next() - 0.5) * 30 * minute;
}

function callTime(random: Random): number {
  const all = callsOfHour.reduce((sum, share) => sum + share, 0);
  let left = random.next() * all;
  const at = callsOfHour.findIndex((share) => (left -= share) < 0);
  const isOnTheHour = random.next() < habits.onTheHour;
  return at * hour + random.next() * (isOnTheHour ? 5 * minute : hour);
}
