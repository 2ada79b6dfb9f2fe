import type { TeammateListQuery } from '@jackfield/contract/api/teammate';

export const sortKeys = [
  'fullName',
  'extension',
  'number',
  'role',
  'status',
  'lastSeenAt',
] as const;
export type SortKey = (typeof sortKeys)[number];

export const rowsPerPage = [25, 50, 100] as const;
export type RowsPerPage = (typeof rowsPerPage)[number];

/** Everything that decides which rows the listing shows; all of it lives in the address. */
export interface ListingQuery {
  search: string;
  status: 'active' | 'pending' | 'suspended' | null;
  role: 'admin' | 'standard' | null;
  teamId: string | null;
  presence: 'online' | 'offline' | null;
  sortBy: SortKey;
  direction: 'asc' | 'desc';
  /** From 1. */
  page: number;
  rows: RowsPerPage;
}

/** The listing as it opens without any query. */
export const defaultQuery: ListingQuery = {
  search: '',
  status: null,
  role: null,
  teamId: null,
  presence: null,
  sortBy: 'fullName',
  direction: 'asc',
  page: 1,
  rows: 25,
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the query of an address; a member that is not understood keeps its default. */
export function readQuery(search: URLSearchParams): ListingQuery {
  const page = Number(search.get('page') ?? 1);
  const rows = Number(search.get('rows') ?? 25);
  const teamId = search.get('team');
  return {
    search: (search.get('search') ?? '').slice(0, 100),
    status: oneOf(search.get('status'), ['active', 'pending', 'suspended']),
    role: oneOf(search.get('role'), ['admin', 'standard']),
    teamId: teamId !== null && uuid.test(teamId) ? teamId : null,
    presence: oneOf(search.get('presence'), ['online', 'offline']),
    sortBy: oneOf(search.get('sort'), sortKeys) ?? defaultQuery.sortBy,
    direction: oneOf(search.get('direction'), ['asc', 'desc']) ?? defaultQuery.direction,
    page: Number.isInteger(page) && page >= 1 && page < 1_000_000 ? page : 1,
    rows: rowsPerPage.find((choice) => choice === rows) ?? 25,
  };
}

/** Writes a query as an address does it, defaults left out, in a fixed order. */
export function writeQuery(query: ListingQuery): URLSearchParams {
  const entries: [string, string | null, string | null][] = [
    ['search', query.search, defaultQuery.search],
    ['status', query.status, null],
    ['role', query.role, null],
    ['team', query.teamId, null],
    ['presence', query.presence, null],
    ['sort', query.sortBy, defaultQuery.sortBy],
    ['direction', query.direction, defaultQuery.direction],
    ['page', `${query.page}`, '1'],
    ['rows', `${query.rows}`, '25'],
  ];
  const search = new URLSearchParams();
  for (const [name, value, standard] of entries) {
    if (value !== null && value !== standard) search.set(name, value);
  }
  return search;
}

/** Changes a query; anything but the page itself goes back to the first page. */
export function changeQuery(query: ListingQuery, change: Partial<ListingQuery>): ListingQuery {
  return { ...query, page: 1, ...change };
}

/** What the server is asked for. */
export function toRequest(query: ListingQuery): TeammateListQuery {
  return {
    pageNum: query.page,
    limit: query.rows,
    sortBy: query.sortBy,
    direction: query.direction,
    ...(query.search.trim() && { search: query.search.trim() }),
    ...(query.status && { status: query.status }),
    ...(query.role && { role: query.role }),
    ...(query.teamId && { teamId: query.teamId }),
    ...(query.presence && { presence: query.presence }),
  };
}

/** Whether anything narrows the list, so that an empty one means "no match", not "nobody yet". */
export function isNarrowed(query: ListingQuery): boolean {
  return Boolean(
    query.search.trim() || query.status || query.role || query.teamId || query.presence,
  );
}

function oneOf<const T extends string>(value: string | null, choices: readonly T[]): T | null {
  return choices.find((choice) => choice === value) ?? null;
}
