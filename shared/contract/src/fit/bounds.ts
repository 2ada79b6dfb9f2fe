/** A text or number of a shape, taken apart. */
interface Bounded {
  readonly base: string;
  /** Null where a build says nothing of bounds. */
  readonly bounds: Bounds | null;
}

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly pattern: string | undefined;
}

const written = /^(string|number) (\S*)\.\.(\S*?)(?: (.*))?$/s;

function boundsOf(least = '', most = '', pattern?: string): Bounds {
  return {
    least: least === '' ? -Infinity : Number(least),
    most: most === '' ? Infinity : Number(most),
    pattern,
  };
}

/** What a shape that is a text says: its base, and what it may hold. */
export function boundedOf(shape: string): Bounded {
  const [, base, least, most, pattern] = written.exec(shape) ?? [];
  if (base === undefined) return { base: shape, bounds: null };
  return { base, bounds: boundsOf(least, most, pattern) };
}

const isWithin = (given: Bounds, wanted: Bounds) =>
  given.least >= wanted.least && given.most <= wanted.most;

/**
 * Whether what one side may send lies within what the other takes. A pattern that is new refuses;
 * one that changed does not, because nobody can say which of two patterns takes more.
 */
export function isNoWider(given: Bounds | null, wanted: Bounds | null): boolean {
  if (!given || !wanted) return true;
  const isFree = wanted.pattern === undefined || given.pattern !== undefined;
  return isFree && isWithin(given, wanted);
}

/** The same of how many a list may hold. */
export function isNoLonger(given: string | undefined, wanted: string | undefined): boolean {
  if (given === undefined || wanted === undefined) return true;
  const [one, other] = [given, wanted].map((many) => boundsOf(...many.split('..')));
  return one !== undefined && other !== undefined && isWithin(one, other);
}

/** A range in words: ' of 1 to 50 characters'. */
function rangeInWords({ least, most }: Bounds, unit = ''): string {
  if (most === Infinity) return least === -Infinity ? '' : ` of ${least}${unit} or more`;
  return least === -Infinity ? ` of ${most}${unit} at most` : ` of ${least} to ${most}${unit}`;
}

/** A text or number in words: 'string of 1 to 50 characters'. */
export function boundedInWords(shape: string): string {
  const { base, bounds } = boundedOf(shape);
  if (!bounds) return base;
  const range = rangeInWords(bounds, base === 'string' ? ' characters' : '');
  return `${base}${range}${bounds.pattern === undefined ? '' : ` like ${bounds.pattern}`}`;
}

/** A list in words: 'a list of 3 at most'. */
export const listInWords = (many = '..'): string =>
  `a list${rangeInWords(boundsOf(...many.split('..')))}`;
