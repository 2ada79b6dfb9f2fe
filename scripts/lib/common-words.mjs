import { readFileSync } from 'node:fs';

const catalogue = 'shared/runtime/src/texts/common.ts';
const definition = /= defineMessages\('([^']+)', \{([\s\S]*?)\n\}\)/g;
/** Other languages let a state agree with what has it, so that records have their own. */
const isOfStates = (area) => /(States|Status)$/.test(area);
const entry = /^ {2}(?:\w+|'[^']+'):\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/gm;

/** English that means several things, which other languages tell apart: the catalogue has it for each. */
export const ambiguous = new Set(['From', 'None', '{from} to {to}']);

/** English of the messages that a source file defines itself. */
export function definedTexts(source) {
  const blocks = [...source.matchAll(definition)]
    .filter(([, area]) => !isOfStates(area))
    .map(([, , block]) => block);
  return blocks.flatMap((block) =>
    [...block.matchAll(entry)].map(([, text]) => text.slice(1, -1).replaceAll(/\\(.)/g, '$1')),
  );
}

/** Words of the common catalogue, from its source. */
export const commonWords = (root) =>
  new Set(definedTexts(readFileSync(`${root}/${catalogue}`, 'utf8')));

/**
 * Texts that a file defines although the common catalogue has them. Pages before sign-in keep their
 * own: they load the light part of the runtime, without the catalogue.
 */
export function repeatedWords(file, source, words) {
  if (file === catalogue || source.includes('@jackfield/runtime/core')) return [];
  return definedTexts(source).filter((text) => words.has(text));
}
