import { responseCodes } from '@jackfield/contract';
import { ApiError } from '../../platform/errors.ts';
import { membersAfter, membersBefore } from './members-before.ts';
import type { Entry } from './repository.ts';
import type { RestorableRecord } from './restorable.ts';
import { withoutChange } from './three-way.ts';

type Members = Readonly<Record<string, unknown>>;

/** The present members without what a save did; 409 CHANGEDSINCE for those changed again since. */
export function withoutSave(
  record: RestorableRecord,
  save: readonly Entry[],
  now: Members,
): Members {
  const form = (field: string, value: unknown) => record.stored?.(field, value) ?? value;
  const earlier: Record<string, unknown> = {};
  const again: string[] = [];
  const after = membersAfter(save);
  for (const [field, before] of Object.entries(membersBefore(save))) {
    const change = { before: form(field, before), after: form(field, after[field]) };
    const left = withoutChange(field, change, form(field, now[field]));
    if (left === null) again.push(field);
    else earlier[field] = left.value ?? null;
  }
  if (again.length === 0) return earlier;
  const message = responseCodes.CHANGEDSINCE.text;
  const errors = again.map((field) => ({ code: 'CHANGEDSINCE', field, message }));
  throw new ApiError('CHANGEDSINCE', { errors });
}
