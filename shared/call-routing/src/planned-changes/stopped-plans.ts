import type { PlannedChange } from '@jackfield/contract/api/planned-change';
import { isSameValue } from '@jackfield/domain/same-value';

type Part = PlannedChange['parts'][number];
type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** Parts that differ: hours by day and date, as these are merged; everything else whole. */
function changedIn(before: unknown, after: unknown, path: string): string[] {
  if (isSameValue(before, after)) return [];
  const goesOn = path.startsWith('businessHour') && isMembers(before) && isMembers(after);
  if (!goesOn) return [path];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => changedIn(before[name], after[name], `${path}.${name}`));
}

/** Whether saving these members changes what a part of a plan is to change. */
export function stopsPart({ before, after }: Part, members: Members): boolean {
  return Object.keys(after).some((field) => {
    if (!(field in members)) return false;
    const planned = changedIn(before[field], after[field], field);
    const saved = new Set(changedIn(before[field], members[field], field));
    const wanted = changedIn(after[field], members[field], field);
    // What is typed just as it was planned stops nothing.
    return planned.some((path) => saved.has(path) && wanted.includes(path));
  });
}
