import type { PlannedChange } from '@jackfield/contract/api/planned-change';
import { compareEnd } from './compare-end.ts';
import { comparePeriods, type Difference } from './compare.ts';
import { type ChangeAhead, type PlannedRouting, routingAt, sidesAhead } from './planned.ts';
import { compareTexts, type TextDifference } from './texts.ts';
import type { Work } from './work.ts';

/** What callers and people who text notice of a change. */
export interface Impact {
  /** The routing before and after; each period but the first begins with a planned change. */
  readonly periods: ChangeAhead['periods'];
  readonly differences: readonly Difference[];
  readonly texts: readonly TextDifference[];
  /** The time that was compared, in milliseconds. */
  readonly compared: { readonly from: number; readonly until: number };
  /** Planned changes that cannot be made any more. */
  readonly stopped: readonly PlannedChange[];
}

/** Works it out until an instant in milliseconds, or as far as it reaches. */
export function* impactOf({ periods, stopped }: ChangeAhead, until?: number): Work<Impact> {
  const [{ from }] = periods;
  const end = until ?? Math.max(...periods.map((one) => compareEnd({ ...one, from })));
  const texts = periods.flatMap(({ before, after }) => compareTexts(before, after));
  yield;
  return {
    periods,
    differences: yield* comparePeriods(periods, end),
    texts: [...new Map(texts.map((one) => [JSON.stringify(one), one])).values()],
    compared: { from, until: end },
    stopped,
  };
}

/** What callers notice between two states of an account, from an instant in milliseconds on, or up to one. */
export function* impactBetween(
  before: PlannedRouting,
  after: PlannedRouting,
  from: number,
  until?: number,
): Work<Impact> {
  const standing = ({ config, planned }: PlannedRouting): PlannedRouting => ({
    config: routingAt(config, planned, from),
    planned,
  });
  const ahead = sidesAhead(standing(before), standing(after), from);
  yield;
  return yield* impactOf(ahead, until);
}

/** FNV-1a of 32 bits over the units of a text, from an offset. */
function fnv(text: string, offset: number): number {
  let hash = offset;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

const node = ({ kind, node: { id } }: Difference['before']) => [kind, id];

const toldOf = ({ number, menu, before, after, ...one }: Difference) =>
  JSON.stringify([number.id, menu?.id, node(before), node(after), one]);

/**
 * A short text that is the same for the same impact, worked out from the same instant; If-Impact of
 * a save names what was seen by it (SAY-04). No secret: it guards against accidents alone.
 */
export function* impactDigest({ differences, texts, stopped, compared }: Impact): Work<string> {
  const told = [
    ...texts.map(({ number, before, after }) => JSON.stringify([number.id, before, after])),
    ...stopped.map(({ id }) => id),
  ];
  for (const difference of differences) {
    told.push(toldOf(difference));
    yield;
  }
  let hash = [0x811c9dc5, 0x1000193];
  for (const [index, text] of told.toSorted().entries()) {
    hash = hash.map((offset) => fnv(index === 0 ? text : `\n${text}`, offset));
    yield;
  }
  const digits = hash.map((one) => one.toString(16).padStart(8, '0'));
  return `${compared.from.toString(36)}-${digits.join('')}`;
}

/** The instant, in milliseconds, from which the impact of a digest was worked out; NaN for no digest. */
export const digestedFrom = (digest: string): number =>
  /^[\da-z]{1,10}-[\da-f]{16}$/.test(digest)
    ? Number.parseInt(digest.slice(0, digest.indexOf('-')), 36)
    : Number.NaN;
