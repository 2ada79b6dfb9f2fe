import { type RawBuilder, sql } from 'kysely';
import { searchPattern, searchWords } from '../../platform/list.ts';
import {
  conditions,
  matching,
  orders,
  searchedDigits,
  sortKeys,
  type TeammateListing,
} from './listing.ts';
import type { Matches } from './name-book.ts';
import type { NameBooks } from './name-books.ts';
import type { CountedAt, RememberedCounts } from './remembered-counts.ts';

/** What earlier statements have left in this process; the database says whether it still holds. */
export interface SearchMemory {
  readonly counts: RememberedCounts;
  readonly books: NameBooks;
}

/** Two parts of a statement: `matching` where both read it, then `page` and `counted`. */
export interface Plan {
  readonly page: RawBuilder<unknown>;
  readonly counted: RawBuilder<unknown>;
}

const countsOf = (source: RawBuilder<unknown>) => sql`select jsonb_build_object('all', count(*),
    'active', count(*) filter (where status = 'active'),
    'pending', count(*) filter (where status = 'pending'),
    'suspended', count(*) filter (where status = 'suspended')) as counts from ${source}`;

/** People of the page in the order of their sort key, from people or from what matched already. */
function pageFrom(
  listing: TeammateListing,
  from: RawBuilder<unknown>,
  key: RawBuilder<unknown>,
  limit = sql`${listing.page.limit}`,
) {
  const { page, status } = listing;
  const { order, keyOrder } = orders(listing);
  const wanted = status === undefined ? sql`true` : sql`t.status = ${status}`;
  return sql`(select t.id, t.status, ${key} as key from ${from} and ${wanted}
      order by ${key} ${keyOrder}, t.id ${order} limit ${limit} offset ${page.offset})`;
}

const asPage = (people: RawBuilder<unknown>) => sql`page as materialized ${people}`;

const people = (listing: TeammateListing) => sql`teammate t where ${conditions(listing)}`;

/**
 * The page by name: people come in the order of their index and are searched one by one until the
 * page is full. `offset 0` keeps the planner from guessing how many match and sorting all of them.
 */
function pageByName(listing: TeammateListing, limit?: RawBuilder<unknown>): RawBuilder<unknown> {
  const matches = matching(listing);
  if (matches === null) return pageFrom(listing, people(listing), sortKeys.fullName, limit);
  const { order } = orders(listing);
  const inOrder = sql`(
    select t.id, t.status, t.search_text, ${sortKeys.fullName} as key
    from ${people({ ...listing, search: undefined })}
    order by key ${order}, t.id ${order} offset 0
  ) t where ${matches}`;
  return pageFrom(listing, inOrder, sql`t.key`, limit);
}

const pageOf = (listing: TeammateListing, limit?: RawBuilder<unknown>) =>
  listing.sortBy === 'fullName'
    ? pageByName(listing, limit)
    : pageFrom(listing, people(listing), sortKeys[listing.sortBy], limit);

/** Counts of everybody are kept by the database; the page reads people in their order. */
function planOfAll(listing: TeammateListing): Plan {
  return {
    page: asPage(pageOf(listing)),
    counted: sql`counted as (
      select jsonb_build_object('all', active + pending + suspended, 'active', active,
        'pending', pending, 'suspended', suspended) as counts
      from teammate_count where tenant_id = ${listing.tenantId}
    )`,
  };
}

const holdsAt = ({ tenantId }: TeammateListing, revision: string) =>
  sql`exists (select from teammate_count
    where tenant_id = ${tenantId} and revision = ${revision})`;

/** Counts that were taken before are answered if nobody has changed since, and else taken again. */
const countedAt = (listing: TeammateListing, { revision, counts }: CountedAt) => sql`counted as (
      select ${JSON.stringify(counts)}::jsonb as counts where ${holdsAt(listing, revision)}
      union all
      ${countsOf(people(listing))} and not ${holdsAt(listing, revision)}
        having not ${holdsAt(listing, revision)}
    )`;

/** The page as the database finds it where others have changed meanwhile, and else nobody. */
const pageUnless = (listing: TeammateListing, revision: string) =>
  pageOf(
    listing,
    sql`case when ${holdsAt(listing, revision)} then 0 else ${listing.page.limit} end`,
  );

/** The counts of the search are known. A page past the last match is not looked for. */
function planOfKnown(listing: TeammateListing, known: CountedAt): Plan {
  const { page, status } = listing;
  const isPast = known.counts[status ?? 'all'] <= page.offset;
  return {
    page: asPage(isPast ? pageUnless(listing, known.revision) : pageOf(listing)),
    counted: countedAt(listing, known),
  };
}

/** So many people are sorted by something else than their name without a search. */
const fewMatches = 500;

/**
 * Whoever matches is known, so nobody is searched: by name the people of the page are looked up,
 * in another order everybody who matches, as long as they are few.
 */
function planOfMatches(listing: TeammateListing, matches: Matches): Plan {
  const { page, sortBy, direction, status, tenantId } = listing;
  const isByName = sortBy === 'fullName';
  if (!isByName && matches.counts.all > fewMatches) return planOfKnown(listing, matches);
  const wanted = isByName ? page : { offset: 0, limit: fewMatches };
  const ids = matches.ids({ status, direction, limit: wanted.limit, offset: wanted.offset });
  const found = sql`teammate t where t.tenant_id = ${tenantId} and t.id = any(${ids}::uuid[])
    and ${holdsAt(listing, matches.revision)}`;
  const shown = isByName ? { ...listing, page: { ...page, offset: 0 } } : listing;
  return {
    page: asPage(sql`(${pageFrom(shown, found, sortKeys[sortBy])}
      union all ${pageUnless(listing, matches.revision)})`),
    counted: countedAt(listing, matches),
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
    page: asPage(pageByName(listing)),
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
    ), ${asPage(pageFrom(listing, sql`matching t where true`, sql`t.key`))}`,
    counted: sql`counted as (${countsOf(sql`matching`)})`,
  };
}

/**
 * Names the search of a listing; null where more than people themselves decides who matches, such as
 * their phone numbers.
 */
export function searchOf(listing: TeammateListing) {
  const { tenantId, search, role, teamId, presence, access, ids } = listing;
  if ([teamId, presence, access, ids].some((part) => part !== undefined)) return null;
  if (searchedDigits(search) !== null) return null;
  return JSON.stringify([tenantId, searchPattern(search), role ?? null]);
}

/** The searched text alone; null where anything else decides who matches. */
export function textOf(listing: TeammateListing): string | null {
  const { search, role, teamId, presence, access, ids } = listing;
  if ([role, teamId, presence, access, ids].some((part) => part !== undefined)) return null;
  if (searchedDigits(search) !== null) return null;
  const text = searchWords(search).join(' ');
  return text === '' ? null : text;
}

/** How to find a page and its counts, by what is known already. */
export function planOf(listing: TeammateListing, memory: SearchMemory | undefined): Plan {
  const { search, tenantId, role, teamId, presence, access, ids, sortBy } = listing;
  const isEverybody =
    searchPattern(search) === null &&
    [role, teamId, presence, access, ids].every((part) => part === undefined);
  if (isEverybody) return planOfAll(listing);
  const text = textOf(listing);
  const matches = text === null ? null : (memory?.books.search(tenantId, text) ?? null);
  if (matches !== null) return planOfMatches(listing, matches);
  const key = searchOf(listing);
  const known = key === null ? null : (memory?.counts.find(key) ?? null);
  if (known !== null) return planOfKnown(listing, known);
  return sortBy === 'fullName' ? planByName(listing) : planOnce(listing);
}
