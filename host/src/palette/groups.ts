import {
  type Entry,
  type EntryGroup,
  fitting,
  type Query,
  queryOf,
  scoreOf,
  scores,
} from './entry.ts';

/** Lines of one group while something is typed. */
const most = 6;

const fewestDigits = 2;
const digitsIn = (text: string) => text.replaceAll(/\D/g, '');

/** What the palette has to offer, whoever offers it. */
export interface Offered {
  readonly recent: readonly Entry[];
  readonly pages: readonly Entry[];
  readonly actions: readonly Entry[];
  readonly help: readonly Entry[];
  /** Records that areas found, each group as its area names it. */
  readonly records: readonly EntryGroup[];
  /** What can be done with a record that was found. */
  readonly recordActions: readonly Entry[];
}

/** Headings of the groups that are no records, and words that mean nothing by themselves. */
export interface GroupTexts {
  readonly ofPage: string;
  readonly recent: string;
  readonly goTo: string;
  readonly actions: string;
  readonly help: string;
  readonly fillers: string;
}

/** A record as it is compared: by what it is and by its detail, too. */
function recordScore(entry: Entry, heading: string, query: Query): number {
  // An answer to a question is what was asked for.
  if (entry.isPassing === true) return scores.isOtherWord;
  const { detail = '', text } = entry;
  const digits = digitsIn(query.text);
  const isNumber = digits.length >= fewestDigits && !/\p{L}/u.test(query.text);
  if (isNumber && digitsIn(`${text} ${detail}`).includes(digits)) return scores.wordsOfName;
  const score = scoreOf({ ...entry, words: [detail, heading] }, query);
  // The area found it by something else, or in the middle of a word.
  return Math.max(score, 1);
}

interface Scored extends EntryGroup {
  readonly score: number;
}

/** A group of what was found, the best first: areas give it because it fits somehow. */
function foundGroup(
  heading: string,
  entries: readonly Entry[],
  score: (entry: Entry) => number,
): Scored {
  const ranked = entries
    .map((entry) => ({ entry, score: score(entry) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most);
  return {
    heading,
    entries: ranked.map(({ entry }) => entry),
    score: ranked[0]?.score ?? 0,
  };
}

const isOnPage =
  (path: string) =>
  ({ to, isOfPage }: Entry): boolean =>
    isOfPage === true || (to?.includes('?') === true && to.split('?')[0] === path);

/**
 * What stands in the list. Nothing is typed: what can be done on the open page, what was opened
 * last, and all pages and actions. Else what fits, the group with the best line first.
 *
 * @param path of the open page
 */
export function groupsFor(
  typed: string,
  { recent, pages, actions, help, records, recordActions }: Offered,
  texts: GroupTexts,
  path = '',
): readonly EntryGroup[] {
  const ofPage = actions.filter(isOnPage(path));
  const others = actions.filter((action) => !ofPage.includes(action));
  if (typed === '') {
    return [
      { heading: texts.ofPage, entries: ofPage },
      { heading: texts.recent, entries: recent },
      { heading: texts.goTo, entries: pages },
      { heading: texts.actions, entries: others },
    ].filter(({ entries }) => entries.length > 0);
  }
  const query = queryOf(typed, texts.fillers);
  const scored = (entry: Entry) => scoreOf(entry, query);
  const fits = (entries: readonly Entry[]) => fitting(entries, query, most);
  const own = [
    foundGroup(texts.goTo, fits(pages), scored),
    foundGroup(texts.actions, [...fits([...ofPage, ...others]), ...recordActions], (entry) =>
      Math.max(scored(entry), 1),
    ),
    foundGroup(texts.help, fits(help), scored),
  ];
  const found = records.map(({ heading, entries }) =>
    foundGroup(heading, entries, (entry) => recordScore(entry, heading, query)),
  );
  const all = [...own, ...found].toSorted((one, other) => other.score - one.score);
  const hasWords = (all[0]?.score ?? 0) > scores.letters;
  return (
    all
      .filter(({ entries }) => entries.length > 0)
      // What has the letters by chance is left out where anything has the words.
      .filter((group) => !hasWords || group.score > scores.letters || group.score === 1)
      .map(({ heading, entries }) => ({ heading, entries }))
  );
}
