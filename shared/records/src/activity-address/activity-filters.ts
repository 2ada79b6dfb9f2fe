import type { AuditVia } from '@jackfield/contract/api/audit';

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

/** What opens the activity, and how its filters are named; the page below has filters of its own. */
export const activityMember = { name: 'drawer', value: 'activity', prefix: 'activity.' } as const;

const { name: member, value, prefix } = activityMember;
/** Names of all filters, in the order of the address. */
export const filterNames = Object.keys(noFilters) as (keyof ActivityFilters)[];

/** An address's query with the activity open under these filters, or closed with null. */
export function writeActivity(search: string, filters: ActivityFilters | null): string {
  const query = new URLSearchParams(search);
  query.delete(member);
  for (const name of filterNames) query.delete(prefix + name);
  if (filters !== null) {
    query.set(member, value);
    for (const name of filterNames)
      if (filters[name] !== '') query.set(prefix + name, filters[name]);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The members that are asked for, as calls take them. */
export const askedFor = (filters: ActivityFilters): Partial<ActivityFilters> & { via?: AuditVia } =>
  Object.fromEntries(filterNames.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
