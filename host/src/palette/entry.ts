import type { Command, Hit } from '@jackfield/contract';
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
  readonly icon: Hit['icon'] | 'page' | 'action';
  /** Other words by which it is found. */
  readonly words?: readonly string[] | undefined;
  /** Either a page of the portal, or what is done. */
  readonly to?: string | undefined;
  readonly run?: (() => unknown) | undefined;
  /** Keys that do the same from anywhere. */
  readonly keys?: readonly string[] | undefined;
  /** It is soon another, so it is not remembered. */
  readonly isPassing?: boolean | undefined;
}

/** Lines under one heading. */
export interface EntryGroup {
  readonly heading: string;
  readonly entries: readonly Entry[];
}

/** A line of the palette; a command with a dialog has it shown by `show`, and goes nowhere. */
export const entryOfCommand = (
  area: string,
  { id, label, kind, words, to, run, open }: Command,
  show: (open: NonNullable<Command['open']>) => void,
): Entry => ({
  id: `${area} ${id}`,
  icon: kind,
  text: label,
  words,
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

/** Below it the letters stand too far apart to be meant. */
const least = 0.2;

/** Other words count less than the name. */
const ofOtherWords = 0.8;

/** Whether a name begins with what was typed, so that it is what somebody means. */
export const isBegun = ({ text }: Entry, query: string): boolean =>
  text.toLocaleLowerCase().startsWith(query.toLocaleLowerCase());

/** How well an entry fits what was typed, 0 for not at all; more than 1 for a name that is begun. */
export const scoreOf = (entry: Entry, query: string): number =>
  (isBegun(entry, query) ? 1 : 0) +
  Math.max(
    defaultFilter(entry.text, query, []),
    ...(entry.words ?? []).map((each) => ofOtherWords * defaultFilter(each, query, [])),
  );

/** The entries that fit, best first; those that fit equally well stay in their order. */
export function fitting(entries: readonly Entry[], query: string, most: number): readonly Entry[] {
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, query) }))
    .filter(({ score }) => score >= least)
    .toSorted((one, other) => other.score - one.score)
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
