import { isSameValue } from '@jackfield/records/record-form';

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What tells items of a list apart: dates have ids, keys of a menu their input. */
const nameOf = (item: unknown): string | null => {
  if (!isMembers(item)) return null;
  const name = item.id ?? item.input;
  return typeof name === 'string' ? name : null;
};
const isNamed = (value: unknown): value is Members[] =>
  Array.isArray(value) && value.every((item) => nameOf(item) !== null);

/** Targets are whole: half of one and half of another is neither. */
const isWhole = (value: Members) => 'actionType' in value || 'action' in value;

function mergedList(base: Members[], wanted: Members[], now: Members[]): unknown[] {
  const byName = (list: Members[]) =>
    Object.fromEntries(list.map((item) => [nameOf(item) ?? '', item]));
  const merged = mergedMembers(byName(base), byName(wanted), byName(now));
  const order = new Set([...now, ...wanted].map((item) => nameOf(item) ?? ''));
  return [...order].flatMap((name) => merged[name] ?? []);
}

function mergedValue(base: unknown, wanted: unknown, now: unknown): unknown {
  if (isSameValue(base, wanted)) return now;
  if (isSameValue(now, base)) return wanted;
  if (isMembers(base) && isMembers(wanted) && isMembers(now)) {
    return isWhole(wanted) ? wanted : mergedMembers(base, wanted, now);
  }
  if (isNamed(base) && isNamed(wanted) && isNamed(now)) return mergedList(base, wanted, now);
  return wanted;
}

/**
 * Members with a change put over what was made of them meanwhile (annex J1): what the change left
 * alone stays as it is now, hours by day and date, keys one by one; the server merges alike.
 */
export function mergedMembers(base: Members, wanted: Members, now: Members): Members {
  const names = new Set([...Object.keys(now), ...Object.keys(wanted), ...Object.keys(base)]);
  const merged = [...names].map((name) => [name, mergedValue(base[name], wanted[name], now[name])]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}
