import { boundedInWords, boundedOf, isNoLonger, isNoWider, listInWords } from './bounds.ts';
import type { Shape } from './shape-schema.ts';

/** What keeps a value of one shape from being taken as another. */
export interface Misfit {
  /** Names of members down to the one that does not fit, such as `items.total`; empty for the whole. */
  readonly path: string;
  /** What it is said to be by who takes the value; null where only the giver knows the member. */
  readonly wanted: string | null;
  /** What it is said to be by who gives it; null where the giver has no such member. */
  readonly given: string | null;
}

/** What a member is where it may be left out. */
export const leftOut = 'left out at times';

/** What a literal can be of; which of them, its text alone does not tell. */
const primitives = new Set<Shape>(['string', 'number', 'boolean']);

const alternatives = (shape: Shape): readonly Shape[] =>
  typeof shape === 'object' && 'one' in shape ? shape.one.flatMap(alternatives) : [shape];

type Members = { readonly [name: string]: Shape };

interface Member {
  readonly shape: Shape;
  readonly isOptional: boolean;
}

const membersOf = (members: Members): ReadonlyMap<string, Member> =>
  new Map(
    Object.entries(members).map(([name, shape]) => [
      name.replace(/\?$/, ''),
      { shape, isOptional: name.endsWith('?') },
    ]),
  );

/** A shape in words, for people who read why a version does not fit. */
function wordsOf(shape: Shape): string {
  if (typeof shape === 'string') {
    return shape.startsWith('=') ? `"${shape.slice(1)}"` : boundedInWords(shape);
  }
  if ('one' in shape) return shape.one.map(wordsOf).join(' or ');
  return 'list' in shape ? listInWords(shape.many) : 'an object';
}

const below = (name: string, misfit: Misfit | null): Misfit | null =>
  misfit && { ...misfit, path: misfit.path === '' ? name : `${name}.${misfit.path}` };

function ofMembers(given: Members, wanted: Members): Misfit | null {
  const offered = membersOf(given);
  for (const [name, { shape, isOptional }] of membersOf(wanted)) {
    const found = offered.get(name);
    if (!found) {
      if (isOptional) continue;
      return { path: name, wanted: wordsOf(shape), given: null };
    }
    if (found.isOptional && !isOptional) {
      return { path: name, wanted: wordsOf(shape), given: leftOut };
    }
    const misfit = below(name, misfitOf(found.shape, shape));
    if (misfit) return misfit;
  }
  return null;
}

/** Whether one text or number can be taken as another; bounds of a literal are not looked at. */
function serves(given: string, wanted: string): boolean {
  if (given === wanted) return true;
  const [one, other] = [boundedOf(given), boundedOf(wanted)];
  if (given.startsWith('=')) return primitives.has(other.base);
  return one.base === other.base && isNoWider(one.bounds, other.bounds);
}

const wholeOf = (given: Shape, wanted: Shape): Misfit => ({
  path: '',
  wanted: wordsOf(wanted),
  given: wordsOf(given),
});

function ofOne(given: Shape, wanted: Shape): Misfit | null {
  if (given === 'any' || wanted === 'any') return null;
  if (typeof given === 'string' || typeof wanted === 'string') {
    return typeof given === 'string' && typeof wanted === 'string' && serves(given, wanted)
      ? null
      : wholeOf(given, wanted);
  }
  if ('list' in given && 'list' in wanted) {
    return isNoLonger(given.many, wanted.many)
      ? misfitOf(given.list, wanted.list)
      : wholeOf(given, wanted);
  }
  if ('each' in given && 'each' in wanted) return misfitOf(given.each, wanted.each);
  if ('members' in given && 'members' in wanted) return ofMembers(given.members, wanted.members);
  return wholeOf(given, wanted);
}

const isObject = (shape: Shape) => typeof shape === 'object' && 'members' in shape;

/**
 * Why a value that one side gives cannot be taken by the other; null when it can. Members beyond
 * those that are wanted do no harm, and neither does one that may be left out and is not there.
 */
export function misfitOf(given: Shape, wanted: Shape): Misfit | null {
  const choices = alternatives(wanted);
  for (const one of alternatives(given)) {
    const misfits = choices.map((choice) => ofOne(one, choice));
    if (misfits.includes(null)) continue;
    // The one among several that comes nearest, so that the words name the member.
    const near = choices.findIndex((choice) => isObject(choice) === isObject(one));
    return misfits[near < 0 || choices.length > 2 ? 0 : near] ?? null;
  }
  return null;
}
