import { describe, expect, it } from 'vitest';
import { stretchesOf } from './source-map.mjs';
import { usedOf } from './used-code.mjs';

describe('the analysis of a bundle', () => {
  it('tells who wrote which stretch of a built file, over lines and what the bundler added', () => {
    // Line 1: 3 characters of the bundler, 4 of a, 4 of b; line 2: a again.
    const map = { sources: ['a.js', 'b.js'], mappings: 'A,GAAA,ICAA;ADAA' };
    const code = '/**aaaabbbb\naaa';
    const found = stretchesOf(code, map).map(({ from, to, source }) => [
      code.slice(from, to).trim(),
      source,
    ]);
    expect(found).toEqual([
      ['/**', null],
      ['aaaa', 'a.js'],
      ['bbbb', 'b.js'],
      ['aaa', 'a.js'],
    ]);
  });

  it('gives a file without a map to the bundler whole', () => {
    const stretches = stretchesOf('abc\nde', { sources: [], mappings: '' });
    expect(stretches).toEqual([{ from: 0, to: 6, source: null }]);
  });

  it('counts what ran: an inner range says more than the one around it, whatever the order', () => {
    const range = (startOffset, endOffset, count) => ({ startOffset, endOffset, count });
    const used = usedOf(
      [{ ranges: [range(4, 8, 0)] }, { ranges: [range(0, 10, 1)] }, { ranges: [range(5, 6, 3)] }],
      12,
    );
    expect([...used].join('')).toBe('111101001100');
  });
});
