import type { Span } from '../finding.ts';

/** Every place of a pattern in a text. */
export const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));

const denied =
  /\b(?:not|never|no|nor|without|nobody|none|neither|isn['’]t|aren['’]t|won['’]t|don['’]t|doesn['’]t)\b/i;
const sentenceEnd = /[.!?]["”’)]?\s/g;

/** Where the sentence around a place begins. */
function sentenceStart(text: string, place: number): number {
  const ends = spansOf(text.slice(0, place), sentenceEnd);
  return ends.at(-1)?.end ?? 0;
}

/** Places of a pattern that no word before them in the sentence denies. */
export const statedSpans = (text: string, pattern: RegExp): Span[] =>
  spansOf(text, pattern).filter(
    ({ start, end }) =>
      !denied.test(text.slice(Math.max(sentenceStart(text, start), start - 90), start)) &&
      !denied.test(text.slice(start, end)),
  );
