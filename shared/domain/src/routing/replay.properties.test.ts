import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyInstant } from '@jackfield/testing/routing/arbitrary-hours';
import { anyAccount, plainAccount } from '@jackfield/testing/routing/arbitrary-account';
import { changed, changeKinds, Drawing } from '@jackfield/testing/routing/arbitrary-change';
import { compare } from './compare.ts';
import type { RoutingConfig } from './config.ts';
import { type Event, lost, ReferenceCaller } from '@jackfield/testing/routing/reference-caller';
import { type PastCall, replay } from './replay.ts';
import { finish } from './work.ts';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

const days = 14;
const minute = 60_000;
const runs = process.env['NIGHTLY'] === '1' ? 5000 : 150;
const timeout = 3_600_000;
const caller = '+12515550777';

/** What a caller who presses nothing meets first, when everybody answers. */
function firstMet(config: RoutingConfig, { number, from, at }: PastCall): Event | undefined {
  const call = { number, from, at, inputs: [], answering: () => true };
  return new ReferenceCaller(config, call).events()[0];
}

/** Where that is, and who rings: neither what is heard there nor in which order they ring. */
function placeOf(event: Event | undefined): string {
  // Whoever is refused reaches nobody, as one whose call is lost.
  const text = event?.text.replace('0 s: ', '').replace('refused', lost) ?? '';
  const [kind, id] = text.split(' ');
  if (kind === 'menu' || kind === 'mailbox') return `${kind} ${id}`;
  if (kind === 'goes' || kind === 'message') return text;
  return [kind, text.match(/team ?\w+/)?.[0], ...(text.match(/person\d+/g)?.toSorted() ?? [])].join(
    ' ',
  );
}

it(`counts the calls that get elsewhere for every caller and no other (${runs} changes)`, {
  timeout,
}, () => {
  let counted = 0;
  fc.assert(
    fc.property(
      fc.oneof(anyAccount, plainAccount),
      anyInstant,
      fc.gen(),
      (before, instant, gen) => {
        const from = Math.floor(instant / minute) * minute;
        const drawing = new Drawing(gen);
        const after = changed(before, drawing.of(changeKinds), drawing, from);
        const calls = Array.from({ length: 40 }, () => ({
          number: drawing.of(before.numbers).number,
          from: drawing.of([null, caller]),
          at: from + drawing.between(0, days * 1440 - 1) * minute + drawing.between(0, 59_999),
        }));
        const { total, elsewhere, perhaps } = finish(replay(before, after, calls));
        const isKept = ({ number }: PastCall) => after.numbers.some((one) => one.number === number);
        expect(total).toBe(calls.filter(isKept).length);
        expect(elsewhere.length + perhaps).toBeLessThanOrEqual(total);
        const found = new Set(elsewhere.map(({ call }) => call));
        for (const call of calls.filter(isKept)) {
          const [was, is] = [before, after].map((config) => placeOf(firstMet(config, call)));
          const said = JSON.stringify({ call, was, is, before, after });
          expect(found.has(call), said).toBe(was !== is);
        }
        for (const { call } of elsewhere.slice(0, 5)) {
          counted += 1;
          const start = Math.floor(call.at / minute) * minute;
          const told = compare(before, after, { from: start, until: start + 1440 * minute }).filter(
            ({ number, callers, path, spans }) =>
              number.number === call.number &&
              path.length === 0 &&
              (callers?.includes(call.from ?? '') ?? true) &&
              spans.some((edge, index) => index % 2 === 0 && edge <= call.at),
          );
          expect(told.length, JSON.stringify({ call, before, after })).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: runs, endOnFailure: true },
  );
  expect(counted).toBeGreaterThan(0);
});
