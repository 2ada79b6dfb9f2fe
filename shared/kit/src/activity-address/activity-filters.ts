import { type AuditVia, viaSchema } from '@jackfield/contract/api/audit';
import * as v from 'valibot';

/** What of the activity is shown; '' where nothing is asked for. */
export interface ActivityFilters {
  readonly personId: string;
  readonly entity: string;
  readonly via: AuditVia | '';
  /** First and last day, as YYYY-MM-DD in the account's time zone. */
  readonly startDate: string;
  readonly endDate: string;
  readonly search: string;
}

export const noFilters: ActivityFilters = {
  personId: '',
  entity: '',
  via: '',
  startDate: '',
  endDate: '',
  search: '',
};

const member = 'drawer';
const value = 'activity';
/** Members of the address; the page below has filters of its own. */
const prefix = 'activity.';

const shape = v.object({
  personId: v.fallback(v.pipe(v.string(), v.uuid()), ''),
  entity: v.fallback(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)), ''),
  via: v.fallback(v.union([viaSchema, v.literal('')]), ''),
  startDate: v.fallback(v.pipe(v.string(), v.isoDate()), ''),
  endDate: v.fallback(v.pipe(v.string(), v.isoDate()), ''),
  search: v.fallback(v.pipe(v.string(), v.maxLength(100)), ''),
});

const names = Object.keys(noFilters) as (keyof ActivityFilters)[];

/** Filters of an address; null when it does not ask for the activity. */
export function readActivity(search: string): ActivityFilters | null {
  const query = new URLSearchParams(search);
  if (query.get(member) !== value) return null;
  return v.parse(
    shape,
    Object.fromEntries(names.map((name) => [name, query.get(prefix + name) ?? ''])),
  );
}

/** An address's query with the activity open under these filters, or closed with null. */
export function writeActivity(search: string, filters: ActivityFilters | null): string {
  const query = new URLSearchParams(search);
  query.delete(member);
  for (const name of names) query.delete(prefix + name);
  if (filters !== null) {
    query.set(member, value);
    for (const name of names) if (filters[name] !== '') query.set(prefix + name, filters[name]);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The members that are asked for, as calls take them. */
export const askedFor = (filters: ActivityFilters): Partial<ActivityFilters> & { via?: AuditVia } =>
  Object.fromEntries(names.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
