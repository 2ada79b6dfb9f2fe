import { type Branch, branchAt } from './branches.ts';
import { compareWork, type Difference } from './compare.ts';
import { indexOf, type RoutingConfig } from './config.ts';
import type { Work } from './work.ts';

/** A call that came in. */
export interface PastCall {
  /** The number that was called, as stored. */
  readonly number: string;
  /** The caller's number; null when it was withheld. */
  readonly from: string | null;
  /** Milliseconds. */
  readonly at: number;
}

/** A call that would have gone elsewhere. */
export interface ReplayedCall {
  readonly call: PastCall;
  readonly before: Branch;
  readonly after: Branch;
}

/** What a change would have made of calls that came in. */
export interface Replay {
  /** How many were replayed: those to numbers of the account. */
  readonly total: number;
  /** Those that would have gone elsewhere whatever the caller does, the latest first. */
  readonly elsewhere: readonly ReplayedCall[];
  /** How many more depend on the keys that were pressed, or on whether somebody answered. */
  readonly perhaps: number;
}

/** Another place or other people; a longer wait and another greeting are the same way. */
const isElsewhere = ({ effect, joining, leaving }: Difference) =>
  effect === 'elsewhere' ||
  effect === 'key' ||
  effect === 'wrongKey' ||
  (effect === 'rings' && joining.concat(leaving).length > 0);

const isForAll = ({ path, everyone }: Difference) => path.length === 0 && everyone === 'answers';

/** Whether an instant lies in one of the stretches. */
const holds = ({ spans }: Difference, at: number) =>
  spans.findLastIndex((edge) => edge <= at) % 2 === 0;

/**
 * Past calls through the routing before and after a change, by the rules of `compare`: the time in
 * which they came in is compared once, and each call is looked up in it. Nobody kept which keys a
 * caller pressed and who answered, so that only calls which are others for every caller are counted;
 * how many more may be is said apart.
 */
export function* replay(
  before: RoutingConfig,
  after: RoutingConfig,
  calls: readonly PastCall[],
): Work<Replay> {
  const [old, now] = [indexOf(before), indexOf(after)];
  const routed = calls.filter(({ number }) => old.numbers.has(number) && now.numbers.has(number));
  const times = routed.map(({ at }) => at);
  const from = times.reduce((first, at) => Math.min(first, at), Infinity);
  const last = times.reduce((latest, at) => Math.max(latest, at), -Infinity);
  if (routed.length === 0) return { total: 0, elsewhere: [], perhaps: 0 };
  const all = yield* compareWork(before, after, { from, until: last + 1 });
  const found = all.filter((one) => one.callers === null && isElsewhere(one));
  const byNumber = Map.groupBy(found, ({ number }) => number.number);
  const refusals = Map.groupBy(
    all.filter(({ callers }) => callers !== null),
    ({ number }) => number.number,
  );
  const elsewhere: ReplayedCall[] = [];
  let perhaps = 0;
  for (const call of routed) {
    yield;
    const caller = call.from ?? '';
    if (old.blockedCallers.has(caller) || now.blockedCallers.has(caller)) {
      const isOther = refusals
        .get(call.number)
        ?.some((one) => one.callers?.includes(caller) && holds(one, call.at));
      if (isOther) elsewhere.push({ call, ...endsOf([before, after], call) });
      continue;
    }
    const met = (byNumber.get(call.number) ?? []).filter((one) => holds(one, call.at));
    const sure = met.find(isForAll);
    if (sure) elsewhere.push({ call, before: sure.before, after: sure.after });
    else if (met.length > 0) perhaps += 1;
  }
  elsewhere.sort((one, other) => other.call.at - one.call.at);
  return { total: routed.length, elsewhere, perhaps };
}

/** Where a caller got to, and where one would get who is refused on one side. */
function endsOf(sides: readonly [RoutingConfig, RoutingConfig], call: PastCall) {
  const asked = { ...call, everyone: 'answers' } as const;
  const [before, after] = [branchAt(sides[0], asked, []), branchAt(sides[1], asked, [])];
  return { before, after };
}
