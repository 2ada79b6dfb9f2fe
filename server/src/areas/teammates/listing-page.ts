import type { StatusCounts } from '@jackfield/contract/api/teammate';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import type { ListedRow } from './dto.ts';
import { listedColumns, listedParts, orders, type TeammateListing } from './listing.ts';
import { planOf, type SearchMemory, searchOf, textOf } from './listing-plans.ts';

/** People on a page of the listing, and how many match. */
export interface TeammatePage {
  readonly rows: ListedRow[];
  /** Matches under the status filter. */
  readonly total: number;
  /** Matches by status without that filter: what the status pills show. */
  readonly counts: StatusCounts;
}

const noCounts: StatusCounts = { all: 0, active: 0, pending: 0, suspended: 0 };

interface Counted {
  readonly counts: StatusCounts | null;
  readonly revision: string | null;
  /** All people of the account. */
  readonly people: number | null;
}

function remember(
  listing: TeammateListing,
  { counts, revision, people }: Counted,
  memory: SearchMemory,
) {
  if (revision === null) return;
  const search = searchOf(listing);
  if (search !== null && counts !== null) memory.counts.keep(search, { revision, counts });
  if (textOf(listing) === null || people === null) return;
  memory.books.note(listing.tenantId, { revision, people });
}

/** The statement of `selectTeammates`. */
export function pageStatement(
  listing: TeammateListing,
  memory?: SearchMemory,
): RawBuilder<ListedRow & Counted> {
  const { tenantId } = listing;
  const { order, keyOrder } = orders(listing);
  const plan = planOf(listing, memory);
  return sql<ListedRow & Counted>`
    with ${plan.page}, ${plan.counted}
    select c.counts, v.revision, v.people, ${listedColumns}
    from (select (select counts from counted)) c(counts)
    left join (select revision, active + pending + suspended as people
      from teammate_count where tenant_id = ${tenantId}) v on true
    left join page p on true
    left join lateral (select * from teammate one
      where one.tenant_id = ${tenantId} and one.id = p.id offset 0) t on true
    ${listedParts(tenantId)}
    order by p.key ${keyOrder}, p.id ${order}`;
}

/**
 * A page of people with the number of matches by status, in one statement. Only the rows of the
 * page are read whole, each by its key: `offset 0` keeps the planner, which guesses that a page is
 * longer than it is, from reading the whole account for them. Counts leave the status filter out.
 * @param memory what earlier searches counted and found; read, and told what this one has seen
 */
export async function selectTeammates(
  tx: Tx,
  listing: TeammateListing,
  memory?: SearchMemory,
): Promise<TeammatePage> {
  const { status } = listing;
  const { rows } = await pageStatement(listing, memory).execute(tx);
  const seen = rows[0] ?? { counts: null, revision: null, people: null };
  if (memory !== undefined) remember(listing, seen, memory);
  const all = seen.counts ?? noCounts;
  return {
    rows: rows.filter((row) => row.id !== null),
    total: all[status ?? 'all'],
    counts: all,
  };
}
