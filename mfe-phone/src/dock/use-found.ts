import { listTeams } from '@jackfield/contract/api/team';
import { listTeammates } from '@jackfield/contract/api/teammate';
import { useSettled } from '@jackfield/kit/settled';
import { call, profileAtom, queryClient } from '@jackfield/runtime';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

/** Somebody of the account who can be called. */
export interface Found {
  readonly kind: 'teammate' | 'team';
  readonly id: string;
  readonly name: string;
  readonly extension: string;
  /** In international format; of people of whom more than the name may be seen. */
  readonly number: string | null;
  readonly face: string | null;
}

/** People and teams as the lists tell of them: whole for admins, names for others (annex C3). */
interface Listed {
  readonly id: string;
  readonly extension: string;
  readonly name?: string;
  readonly fullName?: string;
  readonly defaultNumber?: string | null;
  readonly profileImage?: string | null;
  readonly status?: string;
}

const foundOf =
  (kind: Found['kind']) =>
  ({ id, extension, name, fullName, defaultNumber, profileImage }: Listed): Found => ({
    kind,
    id,
    name: fullName ?? name ?? '',
    extension,
    number: defaultNumber ?? null,
    face: profileImage ?? null,
  });

const isThere = ({ status }: Listed) => status === undefined || status === 'active';

/**
 * People and teams whose name, extension or number holds the text, found by the server, without the
 * person.
 * @param isAsked while false nothing is looked for
 */
export function useFound(
  text: string,
  { limit, isAsked = true }: { limit: number; isAsked?: boolean },
) {
  const ownId = useAtomValue(profileAtom)?.id;
  const search = useSettled(text.trim());
  const query = useQuery(
    {
      queryKey: ['teammate', 'list', 'phone', limit, search],
      queryFn: async ({ signal }): Promise<Found[]> => {
        const wanted = { query: { limit, pageNum: 1, ...(search && { search }) } };
        const [people, teams] = await Promise.all([
          call(listTeammates, wanted, { signal }),
          call(listTeams, wanted, { signal }),
        ]);
        const isHere: (one: Listed) => boolean = isThere;
        return [
          ...people.items.filter(isHere).map(foundOf('teammate')),
          ...teams.items.map(foundOf('team')),
        ];
      },
      enabled: isAsked,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const found = isAsked ? (query.data ?? []).filter(({ id }) => id !== ownId) : [];
  return { found, query };
}
