import { describe, expect, it } from 'vitest';
import { exceptions, stilted, stiltedTexts } from './plain-words.mjs';
import { allTexts } from './texts.mjs';
import { root } from './toolchain.mjs';

describe('words that people read (docs/words.md)', () => {
  const texts = allTexts(root);

  it('are plain in every message', () => {
    expect(texts.size).toBeGreaterThan(1000);
    expect(stiltedTexts(texts)).toEqual([]);
  });

  it('have exceptions only for messages that need one', () => {
    for (const id of exceptions.keys()) {
      const text = texts.get(id) ?? '';
      expect(
        stilted.some(([pattern]) => pattern.test(text)),
        id,
      ).toBe(true);
    }
  });

  it.each([
    'What hangs on Nina',
    'Choose a menu to see who will notice.',
    'Choose an own one.',
    'Timezone',
    'The price could not be read',
    'Somebody changed it.',
    'You get a mail.',
    'It is not available any more.',
    'The name stands on invoices.',
    'Keep as scenario',
    'The tax id field is required.',
    'No forwardings',
    'The fee is not given back.',
    '1 row is left out',
    'The call goes nowhere.',
    'Callers are lost',
    'Numbers that nobody may call',
  ])('are refused in “%s”', (text) => {
    expect(stiltedTexts([['a.b', text]])).toHaveLength(1);
  });

  it.each(['{menu} hangs up on callers.', 'Email', '{somebody} changed it.', 'Hang up'])(
    'are fine in “%s”',
    (text) => {
      expect(stiltedTexts([['a.b', text]])).toEqual([]);
    },
  );
});
