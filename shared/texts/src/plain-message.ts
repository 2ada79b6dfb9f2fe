import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

const argument = /\{(\w+)\}/;
const isBranched = (text: string) => /\{\s*\w+\s*,/.test(text);

/**
 * Compiles the texts that the pages before sign-in have: plain ones, and ones with `{name}`
 * arguments. The full ICU compiler weighs more than those pages and comes with the whole runtime.
 */
export function compilePlain(text: string): CompiledMessage {
  if (isBranched(text)) throw new Error(`This text needs the whole runtime: ${text}`);
  const tokens = text
    .split(argument)
    .map((part, index): string | [string] => (index % 2 === 1 ? [part] : part));
  return tokens.filter((token) => token !== '');
}

const isQuoted = (text: string) => /''|'[{}#|]/.test(text);
const hasOtherBraces = (text: string) => /[{}]/.test(text.replaceAll(/\{\w+\}/g, ''));

/** Whether compilePlain makes of a text what the ICU compiler makes of it. */
export const isPlain = (text: string): boolean =>
  !isBranched(text) && !isQuoted(text) && !hasOtherBraces(text);
