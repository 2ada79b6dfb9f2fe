import { listTeammates, type TeammateListItem } from '@jackfield/contract/api/teammate';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';
import { peopleKeys } from '../people/api/keys.ts';
import type { Column } from './role-matrix.ts';

/** Kinds of events after which somebody else has a role. */
export const rolesEvents = ['teammate', 'teammatestatus', 'profileimage'] as const;

/** The most that the server lists at once. */
const limit = 100;

/** Everybody who is more than a standard user, and how many are no more. */
export interface RolesPeople {
  readonly admins: readonly TeammateListItem[];
  readonly given: readonly TeammateListItem[];
  readonly standard: number;
}

async function everybody(
  query: { role: 'admin' } | { access: 'any' },
  signal: AbortSignal,
): Promise<TeammateListItem[]> {
  const people: TeammateListItem[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { items, hasMore } = await call(
      listTeammates,
      { query: { ...query, limit, pageNum, sortBy: 'fullName' } },
      { signal },
    );
    people.push(...items);
    if (!hasMore) return people;
  }
}

/** Who has which role. */
export const rolesOptions = () =>
  queryOptions({
    queryKey: peopleKeys.roles,
    queryFn: async ({ signal }): Promise<RolesPeople> => {
      const query = { role: 'standard', access: 'none', limit: 1, pageNum: 1 } as const;
      const [admins, given, { total }] = await Promise.all([
        everybody({ role: 'admin' }, signal),
        everybody({ access: 'any' }, signal),
        call(listTeammates, { query }, { signal }),
      ]);
      return { admins, given, standard: total ?? 0 };
    },
  });

/** Who has the role of a column; standard users are counted alone. */
export function peopleOf(
  { admins, given }: RolesPeople,
  column: Column,
): readonly TeammateListItem[] {
  if (column === 'standard') return [];
  if (column === 'owner' || column === 'admin') {
    return admins.filter(({ isTenantOwner }) => isTenantOwner === (column === 'owner'));
  }
  return given.filter(({ role, access }) => role === 'standard' && access?.role === column);
}

/** How many have the role of a column. */
export const countOf = (people: RolesPeople, column: Column): number =>
  column === 'standard' ? people.standard : peopleOf(people, column).length;
