import { viaSchema } from '@jackfield/contract/api/audit';
import * as v from 'valibot';
import { type ActivityFilters, activityMember, filterNames } from './activity-filters.ts';

const shape = v.object({
  personId: v.fallback(v.pipe(v.string(), v.uuid()), ''),
  entity: v.fallback(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)), ''),
  via: v.fallback(v.union([viaSchema, v.literal('')]), ''),
  startDate: v.fallback(v.pipe(v.string(), v.isoDate()), ''),
  endDate: v.fallback(v.pipe(v.string(), v.isoDate()), ''),
  search: v.fallback(v.pipe(v.string(), v.maxLength(100)), ''),
});

/** Filters of an address; null when it does not ask for the activity. */
export function readActivity(search: string): ActivityFilters | null {
  const query = new URLSearchParams(search);
  if (query.get(activityMember.name) !== activityMember.value) return null;
  return v.parse(
    shape,
    Object.fromEntries(
      filterNames.map((name) => [name, query.get(activityMember.prefix + name) ?? '']),
    ),
  );
}
