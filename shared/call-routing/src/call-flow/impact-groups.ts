import { type Difference, numbering } from '@jackfield/domain/routing';
import { formatList, t } from '@jackfield/runtime';
import { impactMessages } from './impact-messages.ts';

/** Differences that say the same about other numbers of an owner and other keys. */
export interface ImpactGroup {
  readonly key: string;
  readonly difference: Difference;
  /** How many numbers. */
  readonly numbers: number;
  /** Keys that lead to it. */
  readonly paths: readonly Difference['path'][];
}

/** A caller who is refused is refused by all numbers alike. */
const keyOf = (
  { number, path, before, after, ...rest }: Difference,
  timesOf: ReturnType<typeof numbering>,
) =>
  JSON.stringify([
    rest.callers ?? number.ownerId,
    path.length > 0,
    rest.everyone,
    rest.effect,
    rest.callers ?? [before, after].map(({ kind, node }) => [kind, node.id]),
    // The wait is part of what is said only where it is what changes.
    rest.effect === 'waits' ? [before.seconds, after.seconds] : null,
    rest.effect === 'key' ? path.at(-1) : rest.lostKeys,
    [rest.joining, rest.leaving],
    timesOf(rest.spans),
  ]);

const made = new WeakMap<readonly Difference[], ImpactGroup[]>();

/** What is alike, together: as many lines as there is to say. Kept by the object. */
export function groupsOf(differences: readonly Difference[]): ImpactGroup[] {
  const known = made.get(differences) ?? grouped(differences);
  made.set(differences, known);
  return known;
}

function grouped(differences: readonly Difference[]): ImpactGroup[] {
  const timesOf = numbering();
  const alike = Map.groupBy(differences, (one) => keyOf(one, timesOf));
  return [...alike].flatMap(([key, all]) => {
    const [difference] = all;
    if (difference === undefined) return [];
    const paths = new Map(all.map(({ path }) => [path.join(), path]));
    const numbers = new Set(all.map(({ number }) => number.id)).size;
    return [{ key, difference, numbers, paths: [...paths.values()] }];
  });
}

const mostPaths = 4;
/** '4 then 1', '4 then a wrong key' */
function keysText(path: Difference['path'], effect: Difference['effect']): string {
  const keys = path.map((key) => (key === 'timeout' ? t(impactMessages.waiting) : key));
  if (effect === 'wrongKey') keys.splice(-1, 1, t(impactMessages.wrongKey));
  return keys.join(t(impactMessages.thenKey));
}

/** Nobody can "press nothing" in the sentence of other keys in every language. */
function pressingText(
  ways: readonly string[],
  { path, effect }: Pick<Difference, 'path' | 'effect'>,
): string {
  if (ways.length === 1 && path.length === 1) {
    if (effect === 'wrongKey') return t(impactMessages.pressingWrong);
    if (path[0] === 'timeout') return t(impactMessages.pressingNothing);
  }
  return t(impactMessages.pressing, { keys: formatList(ways, 'or') });
}

/** Who calls: everybody, or who presses some keys. */
export function callersText({ difference, paths }: ImpactGroup): string {
  const all = [...new Set(paths.map((path) => keysText(path, difference.effect)))];
  const ways = all.slice(0, mostPaths);
  const others = all.length - ways.length;
  const more = others > 0 ? [t(impactMessages.moreWays, { count: others })] : [];
  const who =
    difference.path.length === 0
      ? t(impactMessages.everybody)
      : pressingText([...ways, ...more], difference);
  return difference.everyone === 'silent' ? `${who}, ${t(impactMessages.unanswered)}` : who;
}
