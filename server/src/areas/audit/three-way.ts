import { isDeepStrictEqual } from 'node:util';

type Members = Readonly<Record<string, unknown>>;

/** What one change did to a member. */
export interface MemberChange {
  readonly before: unknown;
  readonly after: unknown;
}

/** The value without the change; null when somebody changed the same again since. */
export type TakenBack = { readonly value: unknown } | null;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isIdentified = (value: unknown): value is Members & { readonly id: string } =>
  isMembers(value) && typeof value.id === 'string';

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(one ?? null, other ?? null);

/** Takes a change of members back one by one; what neither side has is left out. */
function membersWithout(
  before: Members,
  after: Members,
  now: Members,
  isForced: boolean,
): TakenBack {
  const taken: Record<string, unknown> = {};
  const names = new Set([...Object.keys(now), ...Object.keys(before), ...Object.keys(after)]);
  for (const name of names) {
    const left = valueWithout({ before: before[name], after: after[name] }, now[name], isForced);
    if (left === null) return null;
    if (left.value !== undefined) taken[name] = left.value;
  }
  return { value: taken };
}

/** Takes a change of a list back item by item: those that stayed keep their place. */
function itemsWithout(
  before: readonly { id: string }[],
  after: readonly { id: string }[],
  now: readonly { id: string }[],
  isForced: boolean,
): TakenBack {
  const byId = (items: readonly { id: string }[]) =>
    Object.fromEntries(items.map((item) => [item.id, item]));
  const left = membersWithout(byId(before), byId(after), byId(now), isForced);
  if (left === null || !isMembers(left.value)) return null;
  const kept = left.value;
  const shared = (items: readonly { id: string }[], others: readonly { id: string }[]) =>
    items.map(({ id }) => id).filter((id) => others.some((item) => item.id === id));
  const isOrdered = isSame(shared(before, now), shared(now, before));
  // Items that come back stand where they stood, as long as nobody moved the others.
  const order = isOrdered ? [...before, ...now] : [...now, ...before];
  const ids = [...new Set(order.map(({ id }) => id))];
  return { value: ids.flatMap((id) => kept[id] ?? []) };
}

function valueWithout({ before, after }: MemberChange, now: unknown, isForced: boolean): TakenBack {
  const clash = isForced ? { value: before } : null;
  if (isSame(now, after)) return { value: before };
  if (isSame(now, before) || isSame(before, after)) return { value: now };
  if (isMembers(before) && isMembers(after) && isMembers(now)) {
    const isWhole = [before, after, now].some((value) =>
      ['actionType', 'action', 'id'].some((name) => name in value),
    );
    return isWhole ? clash : membersWithout(before, after, now, isForced);
  }
  const lists = [before, after, now];
  if (!lists.every((list) => Array.isArray(list) && list.every(isIdentified))) return clash;
  const [was, became, is] = lists as { id: string }[][];
  return was && became && is ? itemsWithout(was, became, is, isForced) : clash;
}

/** Members whose parts are changed by themselves: days and dates, keys, settings. */
const partwise: ReadonlySet<string> = new Set(['businessHour', 'keys', 'ringGroup', 'callQueue']);

/**
 * A member without one change, whatever else happened to the record (annex J1): as it was before
 * when it is still as the change left it. Hours are taken back by day and date, keys one by one.
 */
export function withoutChange(field: string, change: MemberChange, now: unknown): TakenBack {
  if (partwise.has(field)) return valueWithout(change, now, false);
  if (isSame(now, change.after)) return { value: change.before };
  return isSame(now, change.before) ? { value: now } : null;
}

/** The same where the change wins over what was done to the same part. */
export function forcedWithout(field: string, change: MemberChange, now: unknown): unknown {
  if (!partwise.has(field)) return isSame(change.before, change.after) ? now : change.before;
  return valueWithout(change, now, true)?.value;
}
