import { isSameValue } from './same-value.ts';

type Members = Readonly<Record<string, unknown>>;

/** Two edits of one record put together. */
export interface MergedMembers<Values, Name> {
  /** Theirs, with what you changed on top; where both changed the same part, yours. */
  readonly merged: Values;
  /** Members of which both changed the same part, each to something else. */
  readonly clashes: Name[];
}

/** Members that can be saved by part and are merged so: days and dates, keys, people, settings. */
export const memberParts: ReadonlySet<string> = new Set([
  'businessHour',
  'keys',
  'menuMedia',
  'ringGroup',
  'callQueue',
  'callRecordingSetting',
  'signedOut',
]);

/** A value of both sides; `isClash` where both changed the same part of it. */
interface MergedValue {
  readonly value: unknown;
  readonly isClash: boolean;
}

interface Sides<Value> {
  readonly base: Value;
  readonly yours: Value;
  readonly theirs: Value;
}

const isSame = (one: unknown, other: unknown) => isSameValue(one ?? null, other ?? null);

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What tells items of a list apart: dates have ids, keys of a menu their input. */
function nameOf(item: unknown): string | null {
  if (!isMembers(item)) return null;
  const name = item.id ?? item.input;
  return typeof name === 'string' ? name : null;
}

const isNamed = (value: unknown): value is readonly Members[] =>
  Array.isArray(value) && value.every((item) => nameOf(item) !== null);

/** Targets, dates and keys are whole: half of one and half of another is neither. */
const isWhole = (value: Members) => ['actionType', 'action', 'id'].some((name) => name in value);

function mergedParts({ base, yours, theirs }: Sides<Members>): MergedValue {
  const names = new Set([...Object.keys(theirs), ...Object.keys(yours), ...Object.keys(base)]);
  const parts = [...names].map((name) => {
    const sides = { base: base[name], yours: yours[name], theirs: theirs[name] };
    return [name, mergedValue(sides, true)] as const;
  });
  const kept = parts.filter(([, { value }]) => value !== undefined);
  return {
    value: Object.fromEntries(kept.map(([name, { value }]) => [name, value])),
    isClash: parts.some(([, { isClash }]) => isClash),
  };
}

/** Your order, then what they added; theirs first where they moved what both have. */
function namesInOrder({ yours, theirs }: Sides<readonly Members[]>): Set<string> {
  const [mine, other] = [yours, theirs].map((list) => list.map((item) => nameOf(item) ?? ''));
  const both = (list: readonly string[] = [], of: readonly string[] = []) =>
    list.filter((name) => of.includes(name));
  const isMoved = !isSame(both(mine, other), both(other, mine));
  const order = isMoved ? [other, mine] : [mine, other];
  return new Set(order.flatMap((names = []) => names));
}

function mergedList(sides: Sides<readonly Members[]>): MergedValue {
  const byName = (list: readonly Members[]) =>
    Object.fromEntries(list.map((item) => [nameOf(item) ?? '', item]));
  const { base, yours, theirs } = sides;
  const { value, isClash } = mergedParts({
    base: byName(base),
    yours: byName(yours),
    theirs: byName(theirs),
  });
  const items = isMembers(value) ? value : {};
  return { value: [...namesInOrder(sides)].flatMap((name) => items[name] ?? []), isClash };
}

function mergedValue({ base, yours, theirs }: Sides<unknown>, isByPart: boolean): MergedValue {
  if (isSame(theirs, base)) return { value: yours, isClash: false };
  if (isSame(yours, base) || isSame(yours, theirs)) return { value: theirs, isClash: false };
  const clash = { value: yours, isClash: true };
  if (!isByPart) return clash;
  if (isMembers(base) && isMembers(yours) && isMembers(theirs)) {
    const hasWhole = [base, yours, theirs].some(isWhole);
    return hasWhole ? clash : mergedParts({ base, yours, theirs });
  }
  const isList = isNamed(base) && isNamed(yours) && isNamed(theirs);
  return isList ? mergedList({ base, yours, theirs }) : clash;
}

/**
 * Merges two edits of one record (annex J1), in browser and server alike: a member changed on one
 * side takes that side's value. Members named in `parts` are merged by part: hours by day and date,
 * keys one by one; all others are whole. Only the members of `yours` are merged, all others stay
 * theirs. A change is taken back by merging with what it made as `base` and what was before it as
 * `yours`.
 */
export function mergeMembers<Values extends object>(
  base: Partial<Values>,
  yours: Partial<Values>,
  theirs: Values,
  parts: ReadonlySet<string> = new Set(),
): MergedMembers<Values, keyof Values & string> {
  type Name = keyof Values & string;
  const merged = { ...theirs };
  const clashes: Name[] = [];
  for (const name of Object.keys(yours) as Name[]) {
    const sides = { base: base[name], yours: yours[name], theirs: theirs[name] };
    const { value, isClash } = mergedValue(sides, parts.has(name));
    merged[name] = value as Values[Name];
    if (isClash) clashes.push(name);
  }
  return { merged, clashes };
}
