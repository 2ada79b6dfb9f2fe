import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInstant } from '@jackfield/testing/routing/arbitrary-hours';
import { waysOf } from './account-ways.ts';
import { anyAccount, anyInputs, anyNumber } from '@jackfield/testing/routing/arbitrary-account';
import { isLost } from './finding-effect.ts';
import { checkRouting } from './lint.ts';
import { finish } from './work.ts';
import { simulate } from './simulate.ts';

const day = 24 * 60 * 60_000;
const everyone = { everyone: 'silent' } as const;

describe('ways of generated accounts (annex J4)', { timeout: 60_000 }, () => {
  it('has every call without keys on exactly one way, with the end that it has', () => {
    fc.assert(
      fc.property(
        anyAccount,
        anyNumber,
        anyInstant,
        fc.integer({ min: 0, max: 3 * day - 1 }),
        (config, number, from, later) => {
          const at = from + later;
          const { ways } = finish(waysOf(config, from, from + 3 * day));
          const on = ways.filter(
            (way) =>
              way.number.number === number &&
              way.inputs.length === 0 &&
              way.times.some(
                (start, index) =>
                  index % 2 === 0 && start <= at && at < (way.times[index + 1] ?? 0),
              ),
          );
          const { end } = simulate(config, { number, from: null, at, outcomes: everyone });
          expect(on.map((way) => [way.end.kind, way.end.node])).toEqual([[end.kind, end.node]]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('ends every call of a way alike, at each edge of its times', () => {
    let tried = 0;
    fc.assert(
      fc.property(anyAccount, anyInstant, (config, from) => {
        for (const { number, inputs, times, end } of finish(waysOf(config, from, from + 3 * day))
          .ways) {
          for (const [index, edge] of times.slice(0, 8).entries()) {
            const at = index % 2 === 0 ? edge : edge - 1;
            const call = { number: number.number, from: null, at, inputs, outcomes: everyone };
            const met = simulate(config, call).end;
            expect([met.kind, met.node]).toEqual([end.kind, end.node]);
            tried += 1;
          }
        }
      }),
      { numRuns: 100 },
    );
    expect(tried).toBeGreaterThan(1000);
  });

  it('finds something wherever a call is lost, and shows each finding by a call', () => {
    let lost = 0;
    fc.assert(
      fc.property(
        anyAccount,
        anyNumber,
        anyInstant,
        fc.integer({ min: 0, max: 20 * day }),
        anyInputs,
        (config, number, from, later, inputs) => {
          const call = { number, from: null, at: from + later, inputs, outcomes: everyone };
          const { end } = simulate(config, call);
          const { findings, isEveryCallTaken } = finish(checkRouting(config, from, { days: 21 }));
          for (const { call: shown, severity } of findings) {
            if (shown === null) continue;
            const met = simulate(config, { ...shown, from: null }).end;
            expect({ kind: met.kind, node: met.node }).toEqual(shown.end);
            if (severity === 'error') expect(isLost(met.kind)).toBe(true);
          }
          if (isLost(end.kind) || end.kind === 'message') expect(isEveryCallTaken).toBe(false);
          if (!isLost(end.kind)) return;
          lost += 1;
          expect(findings.map(({ severity }) => severity)).toContain('error');
        },
      ),
      { numRuns: 100 },
    );
    expect(lost).toBeGreaterThan(10);
  });
});
