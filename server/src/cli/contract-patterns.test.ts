import { expect, it } from 'vitest';
import { contractEndpoints } from './contract-endpoints.ts';

/** Patterns inside schemas, wherever they lie. */
function patternsIn(value: unknown, seen: Set<unknown>): RegExp[] {
  if (value instanceof RegExp) return [value];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((part) => patternsIn(part, seen));
}

const patterns = new Map<string, RegExp>();
for (const { params, query, body } of await contractEndpoints()) {
  for (const one of patternsIn([params, query, body], new Set())) patterns.set(String(one), one);
}

const pieces = [
  'a',
  'A',
  '1',
  ' ',
  '-',
  '.',
  'a.',
  'é',
  '\u0301',
  ',',
  '+1',
  '@',
  'a@',
  '0.',
  '::',
];

it('every pattern of a schema judges 50,000 characters at once', () => {
  expect(patterns.size).toBeGreaterThan(15);
  for (const [source, pattern] of patterns) {
    for (const piece of pieces) {
      const text = `${piece.repeat(50_000)}\n!`;
      const before = process.threadCpuUsage();
      pattern.exec(text);
      pattern.lastIndex = 0;
      // Steps that grow with the square of the length take seconds of the processor.
      const isQuick = process.threadCpuUsage(before).user < 500_000;
      expect([source, piece, isQuick]).toEqual([source, piece, true]);
    }
  }
});
