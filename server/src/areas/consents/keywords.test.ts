import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meaningOf } from './keywords.ts';

const own = { optInKeywords: 'JOIN,YES', optOutKeywords: 'LEAVE,START', helpKeywords: 'INFO' };
const stops = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT'];

it('J6 honours the standard words in any case, with blanks and signs around them', () => {
  const around = fc.constantFrom('', ' ', '\n', '.', '!', '…', '"', '  . ', '\u00a0', '😀');
  const mixed = (word: string) =>
    fc
      .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
      .map((ups) => [...word].map((sign, at) => (ups[at] ? sign : sign.toLowerCase())).join(''));
  const meanings = [
    ...stops.map((word) => [word, 'stop'] as const),
    ['START', 'start'] as const,
    ['HELP', 'help'] as const,
  ];
  for (const [word, meaning] of meanings) {
    fc.assert(
      fc.property(around, mixed(word), around, (before, text, after) => {
        expect(meaningOf(before + text + after, null)).toBe(meaning);
        expect(meaningOf(before + text + after, own)).toBe(meaning);
      }),
    );
  }
});

it('J6 honours a polite STOP, and takes a sentence for what it is', () => {
  for (const text of ['Stop please', 'please stop!', 'Please, STOP.', 'Stop all']) {
    expect(meaningOf(text, null)).toBe('stop');
  }
  for (const text of ['Please', 'Stop by tomorrow?', 'At the end', 'Can I cancel Tuesday?', '']) {
    expect(meaningOf(text, own)).toBeNull();
  }
});

it('J6 honours the words of the campaign after the standard ones', () => {
  expect(meaningOf('leave', own)).toBe('stop');
  expect(meaningOf('Yes.', own)).toBe('agree');
  expect(meaningOf('info?', own)).toBe('help');
  expect(meaningOf('start', own)).toBe('start');
  expect(meaningOf('join', null)).toBeNull();
});
