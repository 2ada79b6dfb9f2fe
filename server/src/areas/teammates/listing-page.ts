import type { StatusCounts } from '@jackfield/contract/api/teammate';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { searchPattern } from '../../platform/list.ts';
import type { ListedRow } from './dto.ts';
import {
  conditions,
  listedColumns,
  listedParts,
  orders,
  sortKeys,
  type TeammateListing,
} from './listing.ts';
import type { CountedAt, RememberedCounts } from './remembered-counts.ts';

/** People on a page of the listing, and how many match. */
export interface TeammatePage {
  readonly rows: ListedRow[];
  /** Matches under the status filter. */
  readonly total: number;
  /** Matches by status without that filter: what the status pills show. */
  readonly counts: StatusCounts;
}

/** Two parts of a statement: `matching` where both read it, then `page` and `counted`. */
interface Plan {
  readonly page: RawBuilder<unknown>;
  readonly counted: RawBuilder<unknown>;
}

const noCounts: StatusCounts = { all: 0, active: 0, pending: 0, suspended: 0 };

const countsOf = (source: RawBuilder<unknown>) => sql`select jsonb_build_object('all', count(*),
    'active', count(*) filter (where status = 'active'),
    'pending', count(*) filter (where status = 'pending'),
    'suspended', count(*) filter (where status = 'suspended')) as counts from ${source}`;

/** `page` in the order of its sort key, from people or from what matched already. */
function pageFrom(
  listing: TeammateListing,
  from: RawBuilder<unknown>,
  key: RawBuilder<unknown>,
  limit = sql`${listing.page.limit}`,
) {
  const { page, status } = listing;
  const { order, keyOrder } = orders(listing);
  const wanted = status === undefined ? sql`true` : sql`t.status = ${status}`;
  return sql`page as materialized (
      select t.id, t.status, ${key} as key from ${from} and ${wanted}
      order by ${key} ${keyOrder}, t.id ${order} limit ${limit} offset ${page.offset}
    )`;
}

const people = (listing: TeammateListing) => sql`teammate t where ${conditions(listing)}`;

/**
 * `page` by name: people come in the order of their index and are searched one by one until the
 * page is full. `offset 0` keeps the planner from guessing how many match and sorting all of them.
 */
function pageByName(listing: TeammateListing, limit?: RawBuilder<unknown>): RawBuilder<unknown> {
  const pattern = searchPattern(listing.search);
  if (pattern === null) return pageFrom(listing, people(listing), sortKeys.fullName, limit);
  const { order } = orders(listing);
  const inOrder = sql`(
    select t.id, t.status, t.search_text, ${sortKeys.fullName} as key
    from ${people({ ...listing, search: undefined })}
    order by key ${order}, t.id ${order} offset 0
  ) t where t.search_text like ${pattern}`;
  return pageFrom(listing, inOrder, sql`t.key`, limit);
}

const pageOf = (listing: TeammateListing, limit?: RawBuilder<unknown>) =>
  listing.sortBy === 'fullName'
    ? pageByName(listing, limit)
    : pageFrom(listing, people(listing), sortKeys[listing.sortBy], limit);

/** Counts of everybody are kept by the database; the page reads people in their order. */
function planOfAll(listing: TeammateListing): Plan {
  return {
    page: pageOf(listing),
    counted: sql`counted as (
      select jsonb_build_object('all', active + pending + suspended, 'active', active,
        'pending', pending, 'suspended', suspended) as counts
      from teammate_count where tenant_id = ${listing.tenantId}
    )`,
  };
}

/**
 * Counts that were taken before are answered if nobody has changed since, and else taken again.
 * A page past the last match is not looked for.
 */
function planOfKnown(listing: TeammateListing, known: CountedAt): Plan {
  const { page, status } = listing;
  const holds = sql`exists (select from teammate_count
    where tenant_id = ${listing.tenantId} and revision = ${known.revision})`;
  const isPast = known.counts[status ?? 'all'] <= page.offset;
  return {
    page: pageOf(
      listing,
      isPast ? sql`case when ${holds} then 0 else ${page.limit} end` : undefined,
    ),
    counted: sql`counted as (
      select ${JSON.stringify(known.counts)}::jsonb as counts where ${holds}
      union all
      ${countsOf(people(listing))} and not ${holds} having not ${holds}
    )`,
  };
}

/**
 * Names come from their index in order. A first page that is not full holds everybody who matches,
 * so its people are counted; otherwise everybody is, and the page has read few.
 */
function planByName(listing: TeammateListing): Plan {
  const { page, status } = listing;
  const isFirst = page.offset === 0 && status === undefined;
  const isWhole = isFirst ? sql`(select count(*) < ${page.limit} from page)` : sql`false`;
  return {
    page: pageByName(listing),
    counted: sql`counted as (
      ${countsOf(sql`page`)} having ${isWhole}
      union all
      ${countsOf(people(listing))} and not ${isWhole} having not ${isWhole}
    )`,
  };
}

/** Matching ids are found once, for the order and for the count. */
function planOnce(listing: TeammateListing): Plan {
  return {
    page: sql`matching as materialized (
      select t.id, t.status, ${sortKeys[listing.sortBy]} as key from ${people(listing)}
    ), ${pageFrom(listing, sql`matching t where true`, sql`t.key`)}`,
    counted: sql`counted as (${countsOf(sql`matching`)})`,
  };
}

/** Names the search of a listing; null where more than people themselves decides who matches. */
function searchOf({ tenantId, search, role, teamId, presence, ids }: TeammateListing) {
  if ([teamId, presence, ids].some((part) => part !== undefined)) return null;
  return JSON.stringify([tenantId, searchPattern(search), role ?? null]);
}

function planOf(listing: TeammateListing, known: CountedAt | null): Plan {
  const { search, role, teamId, presence, ids, sortBy } = listing;
  const isEverybody =
    searchPattern(search) === null &&
    [role, teamId, presence, ids].every((part) => part === undefined);
  if (isEverybody) return planOfAll(listing);
  if (known !== null) return planOfKnown(listing, known);
  return sortBy === 'fullName' ? planByName(listing) : planOnce(listing);
}

/**
 * A page of people with the number of matches by status, in one statement. Only the rows of the
 * page are read whole. Counts leave the status filter out.
 * @param remembered what earlier searches counted; read, and told what this one counts
 */
export async function selectTeammates(
  tx: Tx,
  listing: TeammateListing,
  remembered?: RememberedCounts,
): Promise<TeammatePage> {
  const { tenantId, status } = listing;
  const { order, keyOrder } = orders(listing);
  const search = searchOf(listing);
  const known = search === null ? null : (remembered?.find(search) ?? null);
  const plan = planOf(listing, known);
  const { rows } = await sql<ListedRow & { counts: StatusCounts | null; revision: string | null }>`
    with ${plan.page}, ${plan.counted}
    select c.counts, v.revision, ${listedColumns}
    from (select (select counts from counted)) c(counts)
    cross join (select (select revision from teammate_count where tenant_id = ${tenantId})) v(revision)
    left join page p on true
    left join teammate t on t.tenant_id = ${tenantId} and t.id = p.id
    ${listedParts(tenantId)}
    order by p.key ${keyOrder}, p.id ${order}`.execute(tx);
  const { counts, revision } = rows[0] ?? { counts: null, revision: null };
  if (search !== null && revision !== null && counts !== null) {
    remembered?.keep(search, { revision, counts });
  }
  const all = counts ?? noCounts;
  return {
    rows: rows.filter((row) => row.id !== null),
    total: all[status ?? 'all'],
    counts: all,
  };
}
