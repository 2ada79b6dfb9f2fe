import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import results from '../../../bench/results/day.json' with { type: 'json' };
import { dayOf } from './trace.ts';

const document = readFileSync(new URL('../../../docs/scale.md', import.meta.url), 'utf8');
const people = 2000;
const day = dayOf([people]);
const hour = 3600;
const daysOfYear = 250;
/** As docs/scale.md plans: half of a processor in the busiest hour. */
const busy = 0.5;

/** Share of a day's deeds in the hour from a quarter to nine. */
const atNine = day.filter(({ at }) => at >= 8.75 * hour && at < 9.75 * hour).length / day.length;

/** Share of people who have the portal open, at most. */
function mostOpen(): number {
  let open = 0;
  let most = 0;
  for (const { kind } of day) {
    if (kind === 'enter') open += 1;
    if (kind === 'leave') open -= 1;
    most = Math.max(most, open);
  }
  return most / people;
}

/** Cells of a row of the table of capacities, as numbers; GB of the last. */
function rowOf(size: number): number[] {
  const line = document
    .split('\n')
    .find((one) => one.startsWith(`| ${size.toLocaleString('en')} |`));
  const cells = line?.split('|').slice(2, -1) ?? [];
  return cells.map(
    (cell) => Number.parseFloat(cell.replaceAll(',', '')) * (cell.includes('TB') ? 1000 : 1),
  );
}

it.each([1000, 10_000, 100_000, 1_000_000])(
  '[SCALE-02] what %i people need follows from the cost of a day that was measured',
  (size) => {
    const cost = results.tables.processes.find(
      ({ processes, day: kind }) => processes === '2' && kind === 'any',
    );
    const [portals = 0, database = 0, kilobytes = 0] = [
      cost?.['portals, a person and day'],
      cost?.['PostgreSQL, a person and day'],
      cost?.['database grows, a person and day'],
    ].map((text) => Number.parseFloat(text ?? ''));
    const processors = (milliseconds: number) =>
      ((size * milliseconds) / 1000) * (atNine / hour / busy);
    const needed = [
      processors(portals),
      processors(database),
      size * mostOpen(),
      (size * kilobytes * daysOfYear) / 1e6,
    ];
    const told = rowOf(size);
    expect(told).toHaveLength(needed.length);
    // The smallest are rounded up to a hundredth.
    for (const [at, need] of needed.entries()) {
      expect(told[at]! / need).toBeGreaterThan(0.9);
      expect(told[at]! / need).toBeLessThan(1.3);
    }
  },
);
