import type { BlacklistDirection } from '@jackfield/contract/api/blacklist';
import { countries } from '@jackfield/domain/countries';
import { countryName } from '@jackfield/domain/dialing';
import { folded } from '@jackfield/domain/names';
import { type SqlBool, sql } from 'kysely';
import { type RequestContext, personOf, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { digitsPattern, searchPattern, selectPage, type WantedPage } from '../../platform/list.ts';
import { type BlacklistRow, type Blocked, type EntryStory, keyOf } from './entry.ts';

/** A list of an account. */
export interface ListOfAccount {
  readonly tenantId: string;
  readonly direction: BlacklistDirection;
}

export interface BlacklistListing extends ListOfAccount {
  readonly sortBy: 'number' | 'country' | 'blacklistType';
  readonly order: 'asc' | 'desc';
  readonly search?: string | undefined;
}

const sortKeys = {
  number: sql`number collate "C"`,
  country: sql`country collate "C"`,
  blacklistType: sql`blacklist_type collate "C"`,
} as const;

/** Codes of countries whose name contains the text, in the active language or in English. */
function countriesNamed(search: string): string[] {
  const text = folded(search.trim());
  return countries
    .filter(({ country, countryAlpha3Code }) =>
      [country, countryName(countryAlpha3Code)].some((name) => folded(name).includes(text)),
    )
    .map(({ countryAlpha3Code }) => countryAlpha3Code);
}

/** A page of entries that match by number or country, and how many there are. */
export async function selectEntries(
  tx: Tx,
  { tenantId, direction, sortBy, order, search = '' }: BlacklistListing,
  page: Pick<WantedPage, 'limit' | 'offset'>,
): Promise<{ rows: BlacklistRow[]; total: number }> {
  const pattern = searchPattern(search);
  let matching = tx
    .selectFrom('blacklist_entry')
    .where('tenant_id', '=', tenantId)
    .where('direction', '=', direction);
  if (pattern !== null) {
    const found = countriesNamed(search);
    matching = matching.where(
      sql<SqlBool>`(number like ${digitsPattern(pattern)}
        or folded(country) like ${pattern} or country = any(${found}::text[]))`,
    );
  }
  const ordered = matching
    .selectAll()
    .orderBy(sortKeys[sortBy], (by) =>
      order === 'asc' ? by.asc().nullsFirst() : by.desc().nullsLast(),
    )
    .orderBy('id', order);
  return selectPage(tx, ordered, page);
}

/** Who blocked entries of an account, and when their callers tried last; by the id of the entry. */
export async function selectStories(
  tx: Tx,
  tenantId: string,
  entries: readonly BlacklistRow[],
): Promise<(row: BlacklistRow) => EntryStory> {
  const ids = entries.map(({ id }) => id);
  const { rows } = await sql<{
    id: string;
    by: string | null;
    name: string | null;
    lastTryAt: Date | null;
  }>`
    select b.id, p.id as by, p.full_name as name, (
      select u.date from usage_record u
      where u.tenant_id = b.tenant_id and u.direction = 'inbound' and u.from_number = b.number
        and b.direction = 'inbound' and u.usage_type <> 'sms' and u.date >= b.updated_at
      order by u.date desc limit 1) as "lastTryAt"
    from blacklist_entry b left join teammate p on p.id = b.blocked_by
    where b.tenant_id = ${tenantId} and b.id = any(${ids}::uuid[])`.execute(tx);
  const stories = new Map(
    rows.map(({ id, by, name, lastTryAt }) => [
      id,
      { blockedBy: by === null ? null : { id: by, name: name ?? '' }, lastTryAt },
    ]),
  );
  return ({ id }) => stories.get(id) ?? { blockedBy: null, lastTryAt: null };
}

/** One entry of a list; 404 when the account has none. */
export async function readEntry(
  tx: Tx,
  { tenantId, direction }: ListOfAccount,
  id: string,
): Promise<BlacklistRow> {
  const row = await tx
    .selectFrom('blacklist_entry')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('direction', '=', direction)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Which of these are in the list already, as `keyOf` names them. */
export async function blockedAlready(
  tx: Tx,
  { tenantId, direction }: ListOfAccount,
  wanted: readonly Blocked[],
): Promise<Set<string>> {
  const keys = wanted.map(keyOf);
  const rows = await tx
    .selectFrom('blacklist_entry')
    .select(['blacklist_type', 'number', 'country'])
    .where('tenant_id', '=', tenantId)
    .where('direction', '=', direction)
    .where(
      sql<SqlBool>`(number = any(${keys}::text[])
        or (blacklist_type = 'country' and country = any(${keys}::text[])))`,
    )
    .execute();
  return new Set(rows.map(keyOf));
}

/** The row of an entry that is about to come. */
export function newEntry(context: RequestContext, list: ListOfAccount, blocked: Blocked) {
  const now = context.clock.now();
  return {
    id: newId(),
    tenant_id: list.tenantId,
    direction: list.direction,
    ...blocked,
    blocked_by: personOf(signedIn(context)),
    created_at: now,
    updated_at: now,
  };
}

/** Deletes entries of a list; answers those that were there. */
export const deleteEntries = (
  tx: Tx,
  { tenantId, direction }: ListOfAccount,
  ids: readonly string[],
) =>
  tx
    .deleteFrom('blacklist_entry')
    .where('tenant_id', '=', tenantId)
    .where('direction', '=', direction)
    .where('id', 'in', ids)
    .returningAll()
    .execute();
