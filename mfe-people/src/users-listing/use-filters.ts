import type { ListFilter, ListParams } from '@jackfield/lists/list-page';
import { useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { teamNamesOptions } from '../people/api/list-team-names.ts';
import { peopleMessages } from '../people/messages.ts';
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
    filter('role', t(listingMessages.role), [
      { value: 'admin', label: t(peopleMessages.roleAdmin) },
      { value: 'standard', label: t(peopleMessages.roleStandard) },
    ]),
    filter(
      'team',
      t(listingMessages.team),
      teams.map(({ id, name }) => ({ value: id, label: name })),
    ),
    filter('presence', t(listingMessages.presence), [
      { value: 'online', label: t(peopleMessages.online) },
      { value: 'offline', label: t(peopleMessages.offline) },
    ]),
  ];
}
