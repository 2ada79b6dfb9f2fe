import type { StatusCounts } from '@jackfield/contract/api/teammate';

/** Parts two search texts of a slice; no text that holds it can be searched for in a book. */
export const parting = '\u0001';

const idLength = 36;
const statuses = { a: 'active', p: 'pending', s: 'suspended' } as const;

/** People who follow each other by name, as the database hands them over. */
export interface Slice {
  /** `search_text` of each, parted by `parting`. */
  readonly texts: string;
  /** Ids without anything between them. */
  readonly ids: string;
  /** First letters of their statuses. */
  readonly statuses: string;
}

/** People who match a search, in the order of their names. */
export interface Matches {
  /** `revision` of `teammate_count` at which these people match. */
  readonly revision: string;
  readonly counts: StatusCounts;
  /** Ids of a part of them, under a status and in a direction. */
  ids(wanted: WantedMatches): string[];
}

export interface WantedMatches {
  readonly status?: keyof StatusCounts | undefined;
  readonly direction: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
}

interface Leaf extends Slice {
  /** Where each person's text begins, and where one more would. */
  readonly starts: Uint32Array;
}

/** Null where a text holds the parting sign itself. */
function leafOf(slice: Slice): Leaf | null {
  const people = slice.statuses.length;
  const starts = new Uint32Array(people + 1);
  let at = 1;
  for (let next = slice.texts.indexOf(parting); next !== -1; ) {
    if (at >= people) return null;
    starts[at] = next + 1;
    at += 1;
    next = slice.texts.indexOf(parting, next + 1);
  }
  starts[people] = slice.texts.length + 1;
  return at === Math.max(people, 1) ? { ...slice, starts } : null;
}

/** Places of the people of a leaf whose text holds the searched one. */
function placesIn({ texts, starts }: Leaf, text: string): number[] {
  const places: number[] = [];
  let person = 0;
  for (let hit = texts.indexOf(text); hit !== -1; hit = texts.indexOf(text, starts[person])) {
    while ((starts[person + 1] ?? Infinity) <= hit) person += 1;
    places.push(person);
    person += 1;
    if (person >= starts.length - 1) break;
  }
  return places;
}

/** Whether the text of the person at a place holds all of these. */
function hasAll({ texts, starts }: Leaf, place: number, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = texts.slice(starts[place], (starts[place + 1] ?? Infinity) - 1);
  return words.every((word) => text.includes(word));
}

/**
 * The people of one account in the order of their names, at one revision of them. A search passes
 * over the texts as they lie in memory, some 100 bytes a person, and asks the database nothing.
 * What it finds holds as long as the account has the same revision.
 */
export class NameBook {
  readonly revision: string;
  readonly people: number;
  readonly #leaves: readonly Leaf[];

  private constructor(revision: string, leaves: readonly Leaf[]) {
    this.revision = revision;
    this.#leaves = leaves;
    this.people = leaves.reduce((sum, leaf) => sum + leaf.statuses.length, 0);
  }

  /** Null where a person's text cannot be told from the next one's. */
  static of(revision: string, slices: readonly Slice[]): NameBook | null {
    const leaves: Leaf[] = [];
    for (const slice of slices) {
      const leaf = leafOf(slice);
      if (leaf === null) return null;
      leaves.push(leaf);
    }
    return new NameBook(revision, leaves);
  }

  /** Everybody whose text holds each word of this one, in small letters; null for one that no book can answer. */
  search(text: string): Matches | null {
    if (text === '' || text.includes(parting)) return null;
    const words = text.split(/ +/).filter(Boolean);
    const [longest = text, ...others] = words.toSorted((one, other) => other.length - one.length);
    const found = this.#leaves.map((leaf) => ({
      leaf,
      places: placesIn(leaf, longest).filter((place) => hasAll(leaf, place, others)),
    }));
    const counts = { all: 0, active: 0, pending: 0, suspended: 0 };
    for (const { leaf, places } of found) {
      counts.all += places.length;
      for (const place of places) {
        const status = statusAt(leaf, place);
        if (status !== null) counts[status] += 1;
      }
    }
    return { revision: this.revision, counts, ids: (wanted) => idsOf(found, wanted) };
  }
}

function statusAt(leaf: Slice, place: number): 'active' | 'pending' | 'suspended' | null {
  const letter = leaf.statuses[place];
  return letter === 'a' || letter === 'p' || letter === 's' ? statuses[letter] : null;
}

function idsOf(
  found: readonly { readonly leaf: Leaf; readonly places: readonly number[] }[],
  { status = 'all', direction, offset, limit }: WantedMatches,
): string[] {
  const ids: string[] = [];
  let passed = 0;
  for (const { leaf, places } of direction === 'asc' ? found : found.toReversed()) {
    for (const place of direction === 'asc' ? places : places.toReversed()) {
      if (ids.length >= limit) return ids;
      if (status !== 'all' && statusAt(leaf, place) !== status) continue;
      if (passed >= offset) ids.push(leaf.ids.slice(place * idLength, (place + 1) * idLength));
      passed += 1;
    }
  }
  return ids;
}
