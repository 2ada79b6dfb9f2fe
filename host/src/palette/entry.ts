import type { Command, Hit } from '@jackfield/contract';
import { folded } from '@jackfield/domain/names';
import { defaultFilter } from 'cmdk';

/** A line of the palette. */
export interface Entry {
  /** Unique in the palette. */
  readonly id: string;
  readonly text: string;
  readonly detail?: string | undefined;
  /** Picture of a person; null: letters; left out: no person. */
  readonly face?: string | null | undefined;
  /** What kind of thing it is; people have a face instead. */
  readonly icon: Hit['icon'] | 'page' | 'action' | 'help';
  /** Other words by which it is found. */
  readonly words?: readonly string[] | undefined;
  /** Either a page of the portal, or what is done. */
  readonly to?: string | undefined;
  readonly run?: (() => unknown) | undefined;
  /** Keys that do the same from anywhere. */
  readonly keys?: readonly string[] | undefined;
  /** It is soon another, so it is not remembered. */
  readonly isPassing?: boolean | undefined;
  /** It is about what the open page is about. */
  readonly isOfPage?: boolean | undefined;
}

/** Lines under one heading. */
export interface EntryGroup {
  readonly heading: string;
  readonly entries: readonly Entry[];
}

/** A line of the palette; a command with a dialog has it shown by `show`, and goes nowhere. */
export const entryOfCommand = (
  area: string,
  { id, label, kind, words, to, run, open, isOfPage }: Command,
  show: (open: NonNullable<Command['open']>) => void,
): Entry => ({
  id: `${area} ${id}`,
  icon: kind,
  text: label,
  words,
  isOfPage,
  ...(open ? { run: () => show(open) } : { to, run }),
});

/** A line of the palette; a hit with a dialog has it shown by `show`, and goes nowhere. */
export const entryOfHit = (
  area: string,
  { id, text, detail, face, icon, isAction, isPassing, to, open }: Hit,
  show: (open: NonNullable<Hit['open']>) => void,
): Entry => ({
  id: `${area} hit ${id}`,
  icon: isAction === true ? 'action' : icon,
  text,
  detail,
  face,
  isPassing,
  ...(open ? { run: () => show(open) } : { to }),
});

const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Letters that an ending may add to a word, such as those of a plural. */
const ending = 2;
const shortest = 4;

/** Whether a word is begun by what was typed, or is the same with another ending. */
const isWordBegun = (word: string, typed: string): boolean =>
  word.startsWith(typed) ||
  (word.length >= shortest && typed.length - word.length <= ending && typed.startsWith(word));

const haveAll = (words: readonly string[], typed: readonly string[]): boolean =>
  typed.every((each) => words.some((word) => isWordBegun(word, each)));

/** What somebody typed, as entries are compared with it. */
export interface Query {
  readonly text: string;
  readonly words: readonly string[];
  /** Words that say nothing of what is looked for; they count only where there are no others. */
  readonly fillers: ReadonlySet<string>;
}

const withoutFillers = (text: string, fillers: ReadonlySet<string>): string[] => {
  const words = wordsIn(text);
  const meant = words.filter((word) => !fillers.has(word));
  return meant.length > 0 ? meant : words;
};

/** @param fillers words without a meaning of their own, apart from each other by a space */
export function queryOf(text: string, fillers: string): Query {
  const none = new Set(wordsIn(fillers));
  return { text: folded(text.trim()), words: withoutFillers(text, none), fillers: none };
}

/** How well an entry fits, best first; what is between two of them fits as the lower one. */
export const scores = {
  /** It has this name, or this is another word for it. */
  same: 100,
  isOtherWord: 90,
  nameBegun: 80,
  /** Every word that was typed begins one of the name, in whatever order. */
  wordsOfName: 70,
  otherWordBegun: 60,
  wordsOfOther: 50,
  wordsOfAll: 40,
  /** Letters in this order, which may be no more than a chance. */
  letters: 10,
} as const;

/** Below it the letters stand too far apart to be meant. */
const least = 0.2;

/** How well an entry fits what was typed, as `scores` has it; 0 for not at all. */
export function scoreOf({ text, words = [] }: Entry, query: Query): number {
  if (query.words.length === 0) return 0;
  const joined = query.words.join(' ');
  const name = wordsIn(text);
  if (folded(text) === query.text || name.join(' ') === joined) return scores.same;
  const others = words
    .flatMap((each) => each.split(','))
    .map((each) => withoutFillers(each, query.fillers));
  if (others.some((other) => other.join(' ') === joined)) return scores.isOtherWord;
  if (folded(text).startsWith(query.text)) return scores.nameBegun;
  if (haveAll(name, query.words)) return scores.wordsOfName;
  if (others.some((other) => other.join(' ').startsWith(joined))) return scores.otherWordBegun;
  if (others.some((other) => haveAll(other, query.words))) return scores.wordsOfOther;
  if (haveAll([...name, ...others.flat()], query.words)) return scores.wordsOfAll;
  const letters = defaultFilter(text, query.text, []);
  return letters >= least ? scores.letters * letters : 0;
}

/**
 * The entries that fit, best first; those that fit equally well stay in their order. What has the
 * letters by chance is left out where anything has the words.
 */
export function fitting(entries: readonly Entry[], query: Query, most: number): readonly Entry[] {
  const scored = entries
    .map((entry) => ({ entry, score: scoreOf(entry, query) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const hasWords = (scored[0]?.score ?? 0) > scores.letters;
  return scored
    .filter(({ score }) => !hasWords || score > scores.letters)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** Each page once, found by the words of all who name it: the host and an area may both know it. */
export function withoutRepeated(entries: readonly Entry[]): readonly Entry[] {
  const byPage = Map.groupBy(entries, ({ id, to }) => to ?? id);
  return [...byPage.values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined) return [];
    return [{ ...first, words: all.flatMap(({ words = [] }) => words) }];
  });
}
