import type { RestorableRecord } from './restorable.ts';
import { forcedWithout, withoutChange } from './three-way.ts';

type Members = Readonly<Record<string, unknown>>;

/** A change of members that is still to be made. */
export interface PendingChange {
  readonly base: Members;
  readonly wanted: Members;
}

/**
 * The present members with a change that somebody wanted when they were `base` (annex J1): what is
 * still as it was then changes, hours by day and date, keys one by one. `clashes` names the members
 * that were changed otherwise since.
 */
export function withChange(
  record: Pick<RestorableRecord, 'stored'>,
  { base, wanted }: PendingChange,
  now: Members,
): { readonly members: Members; readonly clashes: readonly string[] } {
  const form = (field: string, value: unknown) => record.stored?.(field, value) ?? value ?? null;
  const members: Record<string, unknown> = {};
  const clashes: string[] = [];
  for (const [field, value] of Object.entries(wanted)) {
    // A change is made as the one that leads back from it is taken back.
    const back = { before: form(field, value), after: form(field, base[field]) };
    const made = withoutChange(field, back, form(field, now[field]));
    if (made === null) clashes.push(field);
    else members[field] = made.value;
  }
  return { members, clashes };
}

/** The members with a change put over whatever was made of the same parts; other parts stay. */
export function overwritten(
  record: Pick<RestorableRecord, 'stored'>,
  { base, wanted }: PendingChange,
  now: Members,
): Record<string, unknown> {
  const form = (field: string, value: unknown) => record.stored?.(field, value) ?? value ?? null;
  const values = Object.entries(wanted).map(([field, value]) => {
    const back = { before: form(field, value), after: form(field, base[field]) };
    return [field, forcedWithout(field, back, form(field, now[field])) ?? null];
  });
  return Object.fromEntries(values);
}
