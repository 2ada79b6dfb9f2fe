import { listLiveCalls, type LiveBoard } from '@jackfield/contract/api/live-call';
import { listTeams } from '@jackfield/contract/api/team';
import { listTeammates } from '@jackfield/contract/api/teammate';
import { useSettled } from '@jackfield/kit/settled';
import {
  call,
  profileAtom,
  queryClient,
  useFormats,
  useLiveRefetch,
  useT,
} from '@jackfield/runtime';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { messages } from '../phone/messages.ts';

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

const liveKey = ['call', 'phone'];

function isTalking(board: LiveBoard, id: string): boolean {
  return board.items.some(
    ({ phase }) => phase?.kind === 'talking' && phase.teammateIds.includes(id),
  );
}

/** How somebody is now: in words, whether a call would find them, and where the list has them. */
export interface Standing {
  readonly text: string;
  readonly isReached: boolean;
  readonly isTalking: boolean;
}

/** How people are now, where the person may see that; undefined for who is not known. */
export function useStandings(): (one: Found) => Standing | undefined {
  const t = useT();
  const { date } = useFormats();
  const isAdmin = useAtomValue(profileAtom)?.role === 'admin';
  useLiveRefetch(['call'], liveKey);
  const { data: board } = useQuery(
    {
      queryKey: liveKey,
      queryFn: ({ signal }) => call(listLiveCalls, {}, { signal }),
      enabled: isAdmin,
    },
    queryClient,
  );
  return ({ id }) => {
    const person = board?.people.find((each) => each.id === id);
    if (!board || !person) return undefined;
    const isTalkingNow = isTalking(board, id);
    const isReached = person.canRing && person.awayUntil === null;
    const standing = (text: string) => ({ text, isReached, isTalking: isTalkingNow });
    if (isTalkingNow) return standing(t(messages.talking));
    if (person.awayUntil !== null) {
      return standing(t(messages.awayUntil, { day: date(person.awayUntil) }));
    }
    return standing(t(person.canRing ? messages.free : messages.noPhone));
  };
}

/** Who is free comes first, who is away or talks last; else the order stays. */
export function freeFirst(
  found: readonly Found[],
  standingOf: (one: Found) => Standing | undefined,
): Found[] {
  const placeOf = (one: Found) => {
    const standing = standingOf(one);
    if (standing === undefined) return 1;
    return standing.isReached && !standing.isTalking ? 0 : 2;
  };
  return found.toSorted((one, other) => placeOf(one) - placeOf(other));
}
