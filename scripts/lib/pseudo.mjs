import { parse } from '@messageformat/parser';

const plain = 'ACDEGHIJKLNORSTUYacdeghijklnorstuy';
const marked = 'ÁĆĐÉĞĤÎĴĶĻŃÕŘŠŢÚÝáćđéğĥîĵķļńõřšţúý';
const accents = new Map(Array.from(plain, (letter, at) => [letter, marked[at]]));
const accented = (text) => Array.from(text, (letter) => accents.get(letter) ?? letter).join('');

/** Where the words of a message stand; what is between them is ICU. */
function wordsOf(tokens) {
  return tokens.flatMap((token) => {
    if (token.type === 'content') return [token.ctx];
    return (token.cases ?? []).flatMap((one) => wordsOf(one.tokens));
  });
}

/**
 * A text as the pseudo language has it: accented, in brackets and a third longer, so that one sees
 * which text comes from no catalogue and which has no room for another language.
 *
 * @param {string} text ICU message
 */
export function pseudo(text) {
  let made = '';
  let from = 0;
  for (const { offset, text: words } of wordsOf(parse(text))) {
    made += text.slice(from, offset) + accented(words);
    from = offset + words.length;
  }
  const longer = text.length > 3 ? ` ${'~'.repeat(Math.ceil(text.length / 3))}` : '';
  return `[${made}${text.slice(from)}${longer}]`;
}
