import type { ListFilter, ListParams } from '@jackfield/lists/list-page';
import { common, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { teamNamesOptions } from '../people/api/list-team-names.ts';
import { listingMessages } from './messages.ts';

/** Filters of the listing: role, team, presence. */
export function useFilters(
  { filters }: ListParams,
  change: (part: Partial<ListParams>) => void,
): ListFilter[] {
  const t = useT();
  const teams = useQuery(teamNamesOptions()).data ?? [];
  const filter = (key: string, label: string, options: ListFilter['options']): ListFilter => ({
    key,
    label,
    options,
    value: filters[key] ?? null,
    onChange: (value) => change({ filters: { ...filters, [key]: value ?? '' } }),
  });
  return [
    filter('role', t(common.role), [
      { value: 'admin', label: t(common.admin) },
      { value: 'standard', label: t(common.standard) },
    ]),
    filter(
      'team',
      t(common.team),
      teams.map(({ id, name }) => ({ value: id, label: name })),
    ),
    filter('presence', t(listingMessages.presence), [
      { value: 'online', label: t(common.online) },
      { value: 'offline', label: t(common.offline) },
    ]),
  ];
}
