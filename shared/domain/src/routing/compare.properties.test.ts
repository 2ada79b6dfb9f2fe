import { type IvrInput, ivrInputs } from '@jackfield/contract/api/routing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInstant } from '@jackfield/testing/routing/arbitrary-hours';
import { anyAccount, plainAccount } from '@jackfield/testing/routing/arbitrary-account';
import { changed, changeKinds, Drawing } from '@jackfield/testing/routing/arbitrary-change';
import { finish } from './work.ts';
import { comparePeriods, type Difference, newDeadEnds } from './compare.ts';
import type { RoutingConfig } from './config.ts';
import type { RoutingPeriod } from './planned.ts';
import { eachSpan } from './time-set.ts';
import {
  type Event,
  lost,
  type ReferenceCall,
  ReferenceCaller,
} from '@jackfield/testing/routing/reference-caller';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

const days = 14;
const minute = 60_000;
const pairs = process.env['NIGHTLY'] === '1' ? 10_000 : 300;
const seed = Number(process.env['FC_SEED'] ?? Date.now() % 2 ** 31);
const keys = [...ivrInputs, 'wrong'] as const;

const eventsOf = (config: RoutingConfig, call: ReferenceCall) =>
  new ReferenceCaller(config, call).events();

/** Whether each menu has keys that are none of its own: with all of them taken no key is wrong. */
const hasWrongKeys = ({ menus }: RoutingConfig) =>
  menus.every(
    (menu) => menu.keys.filter(({ input }) => input !== 'timeout').length < ivrInputs.length - 1,
  );

/** Whoever is refused reaches nobody, as one whose call is lost at once. */
const isNobody = (event: Event | undefined) =>
  ['refused', lost].some((end) => event?.text === `0 s: ${end}`);

/** The first event that is another, on both sides; null where all are alike. */
function firstOther(before: readonly Event[], after: readonly Event[]) {
  const length = Math.max(before.length, after.length);
  for (let index = 0; index < length; index += 1) {
    const [was, is] = [before[index], after[index]];
    if (was?.text === is?.text) continue;
    return [was, is].every(isNobody) ? null : { was, is };
  }
  return null;
}

/** Whether a difference tells of what a call met. */
function covers(
  difference: Difference,
  call: ReferenceCall,
  { was, is }: { was: Event | undefined; is: Event | undefined },
): boolean {
  if (difference.number.number !== call.number) return false;
  const { callers, path, menu, everyone, spans } = difference;
  if (callers !== null && !callers.includes(call.from ?? '')) return false;
  if (!eachSpan(spans).some(({ from, to }) => from <= call.at && call.at < to)) return false;
  if (everyone === 'silent' && !was?.wasSilent && !is?.wasSilent) return false;
  if (menu === null) return true;
  const place = `${menu.id} ${path.at(-1)}`;
  return [was, is].some((event) => event?.choices.includes(place));
}

type Inputs = ReferenceCall['inputs'];
const wrong = (count: number) => Array<'wrong'>(count).fill('wrong');
/** Ways to press no valid key in a menu of up to five repeats. */
const silences: Inputs[] = [
  ['timeout'],
  ...[1, 2, 3, 4, 5].flatMap((count): Inputs[] => [[...wrong(count), 'timeout'], wrong(count)]),
  wrong(6),
];

/** Ways to go a path, as silence may come at once or after wrong keys. */
function* waysOf([first, ...rest]: readonly IvrInput[]): Generator<Inputs> {
  if (first === undefined) {
    yield [];
    return;
  }
  for (const end of waysOf(rest)) {
    for (const start of first === 'timeout' ? silences : [[first]]) yield [...start, ...end];
  }
}

/** Who comes to a menu again and again is told of with the menu, not proven one by one. */
const isShort = ({ path }: Difference) => path.filter((key) => key === 'timeout').length < 3;

const never = ['override', 'blockedCaller', 'blockedNumber', 'suspension', 'deletion'];
const plannable = changeKinds.filter((kind) => !never.includes(kind));

/** A planned change some hours after another: on both sides alike, on one alone, or on each another. */
function periodAfter({ from, before, after }: RoutingPeriod, drawing: Drawing): RoutingPeriod {
  const at = from + drawing.between(1, 5 * 1440) * minute;
  const change = (config: RoutingConfig) => changed(config, drawing.of(plannable), drawing, at);
  const isWaiting = drawing.between(0, 2);
  return {
    from: at,
    before: isWaiting === 1 ? before : change(before),
    after: isWaiting === 2 ? after : change(after),
  };
}

describe('who will notice, against a second evaluator (J4)', { timeout: 3_600_000 }, () => {
  it(`[SAY-03] tells every call that is another and no other, and asks for those that get lost (${pairs} changes, FC_SEED=${seed})`, () => {
    let lostCalls = 0;
    const told = Object.fromEntries(changeKinds.map((kind) => [kind, 0]));
    fc.assert(
      fc.property(
        fc.oneof(anyAccount, plainAccount),
        anyInstant,
        fc.gen(),
        (before, instant, gen) => {
          const from = Math.floor(instant / minute) * minute;
          const until = from + days * 1440 * minute;
          const drawing = new Drawing(gen);
          const kind = drawing.of(changeKinds);
          const periods = [{ from, before, after: changed(before, kind, drawing, from) }];
          for (let plan = drawing.between(0, 2); plan > 0; plan -= 1) {
            periods.push(periodAfter(periods.at(-1)!, drawing));
          }
          const periodAt = (at: number) => periods.findLast((one) => one.from <= at)!;
          const differences = finish(comparePeriods(periods, until));
          if (differences.length > 0) told[kind] = (told[kind] ?? 0) + 1;

          const edges = differences.flatMap(({ spans }) => spans.slice(0, 40));
          for (let sample = 0; sample < 40; sample += 1) {
            const near = edges.length > 0 && sample % 2 === 0 ? drawing.of(edges) : null;
            const at =
              near === null
                ? from + drawing.between(0, days * 1440 - 1) * minute + drawing.between(0, 59_999)
                : near + drawing.between(-90_000, 90_000);
            if (at < from || at >= until) continue;
            const answerers = drawing.of([[], ['person0'], ['person1', 'person3'], ['person4']]);
            const call: ReferenceCall = {
              number: drawing.of(before.numbers).number,
              from: drawing.of([null, '+12515550777']),
              at,
              inputs: Array.from({ length: drawing.between(0, 5) }, () => drawing.of(keys)),
              answering: (id) => answerers.includes(id),
            };
            const period = periodAt(at);
            const isPossible = [period.before, period.after].every(hasWrongKeys);
            if (call.inputs.includes('wrong') && !isPossible) continue;
            const [was, is] = [eventsOf(period.before, call), eventsOf(period.after, call)];
            const other = firstOther(was, is);
            if (other === null) continue;
            const [end, newEnd] = [was.at(-1), is.at(-1)];
            // Who would have answered is no matter of the routing: of calls that nobody takes.
            const isTaken = answerers.length > 0;
            // A key that is gone is a wrong one, and whoever pressed a wrong one there was lost before.
            const isKnown = call.inputs.some((_, index) => {
              const inputs = call.inputs.with(index, 'wrong');
              return eventsOf(period.before, { ...call, inputs }).at(-1)?.isLost;
            });
            if (!isTaken && !isKnown && newEnd?.isLost && end?.text.endsWith(lost) === false) {
              const ends = { was: end, is: newEnd };
              const isAsked = newDeadEnds(differences).some((one) => covers(one, call, ends));
              expect(isAsked, JSON.stringify({ kind, call, other, period })).toBe(true);
              lostCalls += 1;
            }
            const isTold = differences.some((difference) => covers(difference, call, other));
            expect(isTold, JSON.stringify({ kind, call, other, period })).toBe(true);
          }

          for (const difference of differences.filter(isShort).slice(0, 12)) {
            const { number, callers, path, spans } = difference;
            for (const at of [spans[0] ?? 0, (spans[1] ?? 0) - 1, (spans.at(-1) ?? 0) - 1]) {
              const isOther = [...waysOf(path)].some((inputs) => {
                const call = {
                  number: number.number,
                  from: callers?.[0] ?? null,
                  at,
                  inputs,
                  answering: () => false,
                };
                const period = periodAt(at);
                return (
                  firstOther(eventsOf(period.before, call), eventsOf(period.after, call)) !== null
                );
              });
              expect(isOther, JSON.stringify({ kind, difference, at, periods })).toBe(true);
            }
          }
        },
      ),
      { numRuns: pairs, seed, endOnFailure: true },
    );
    // A few changes of a kind may all be such that no caller meets them; of many some are met.
    const counts = Object.values(told);
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(pairs / 10);
    expect(lostCalls).toBeGreaterThan(0);
    if (pairs > 1000) expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it(`tells of a change the same after others were tried (FC_SEED=${seed})`, () => {
    let others = 0;
    fc.assert(
      fc.property(anyAccount, anyInstant, fc.gen(), (before, instant, gen) => {
        const from = Math.floor(instant / minute) * minute;
        const until = from + days * 1440 * minute;
        const drawing = new Drawing(gen);
        for (let tries = 0; tries < 4; tries += 1) {
          const after = changed(before, drawing.of(changeKinds), drawing, from);
          const alone = finish(comparePeriods([{ from, before: { ...before }, after }], until));
          expect(finish(comparePeriods([{ from, before, after }], until))).toEqual(alone);
          if (tries > 0) others += alone.length;
        }
      }),
      { numRuns: pairs / 5, seed, endOnFailure: true },
    );
    expect(others).toBeGreaterThan(0);
  });
});
