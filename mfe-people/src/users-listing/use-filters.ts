import { builtInRoleNames } from '@jackfield/contract';
import type { ListFilter } from '@jackfield/lists/list-page';
import { roleNames } from '@jackfield/records/role-names';
import { common, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { teamNamesOptions } from '../people/api/list-team-names.ts';
import { listingMessages } from './messages.ts';

/** Filters of the listing: role, team, presence. */
export function useFilters(): ListFilter[] {
  const t = useT();
  const teams = useQuery(teamNamesOptions()).data ?? [];
  return [
    {
      key: 'role',
      label: t(common.role),
      options: [
        { value: 'admin', label: t(common.admin) },
        ...builtInRoleNames.map((name) => ({ value: name, label: t(roleNames[name]) })),
        { value: 'standard', label: t(common.standard) },
      ],
    },
    {
      key: 'team',
      label: t(common.team),
      options: teams.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      key: 'presence',
      label: t(listingMessages.presence),
      options: [
        { value: 'online', label: t(common.online) },
        { value: 'offline', label: t(common.offline) },
      ],
    },
  ];
}
