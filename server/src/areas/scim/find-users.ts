import { t } from '@jackfield/texts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import type { teammateRow } from '../teammates/repository.ts';
import { scimError } from './scim-error.ts';
import { texts } from './texts.ts';

type PersonRow = Awaited<ReturnType<typeof teammateRow>>;

/** A person with what the directory says of them. */
export interface UserRow extends PersonRow {
  readonly user_name: string | null;
  readonly external_id: string | null;
  readonly manager_id: string | null;
  readonly left_at: Date | null;
  readonly handling_before: unknown;
  readonly handling_since: unknown;
  readonly scim_version: number | null;
  readonly scim_updated_at: Date | null;
}

const users = sql`teammate t left join scim_user s on s.teammate_id = t.id`;

/** Somebody of the account who is not deleted, and undefined otherwise. */
async function findUser(
  tx: Tx,
  tenantId: string,
  condition: RawBuilder<unknown>,
): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select t.*, s.user_name, s.external_id, s.manager_id, s.left_at, s.handling_before,
      s.handling_since, s.version as scim_version, s.updated_at as scim_updated_at
    from ${users} where t.tenant_id = ${tenantId} and t.status <> 'cancel' and ${condition}
    limit 1`.execute(tx);
  return rows[0];
}

/** Somebody of the account by id. Throws 404, for people of other accounts too. */
export async function readUser(tx: Tx, tenantId: string, id: string): Promise<UserRow> {
  const row = isId(id) ? await findUser(tx, tenantId, sql`t.id = ${id}`) : undefined;
  if (row === undefined) throw notFound(t(texts.notHere));
  return row;
}

/** Somebody whom the directory or the account knows by a userName. */
export const findByName = (tx: Tx, tenantId: string, userName: string) =>
  findUser(tx, tenantId, sql`lower(coalesce(s.user_name, t.email)) = ${userName.toLowerCase()}`);

/** Takes a userName from people who are deleted: it is somebody else’s now. */
export async function freeName(tx: Tx, tenantId: string, userName: string): Promise<void> {
  await sql`delete from scim_user s using teammate t where t.id = s.teammate_id
    and t.status = 'cancel' and s.tenant_id = ${tenantId}
    and lower(s.user_name) = lower(${userName})`.execute(tx);
}

/** A page of a list (RFC 7644 section 3.4.2.4), counted from 1. */
export interface Page {
  readonly startIndex: number;
  readonly count: number;
}

const mostOnPage = 200;

function wholeNumber(text: string | undefined, name: string, preset: number): number {
  if (text === undefined || text === '') return preset;
  if (!/^-?\d{1,9}$/.test(text)) throw scimError('invalidValue', t(texts.notWhole, { name }));
  return Number(text);
}

/** The wanted page: what is below its range is the least, and it holds 200 at most. Throws 400. */
export function readPage(query: Readonly<Record<string, string | undefined>>): Page {
  return {
    startIndex: Math.max(1, wholeNumber(query['startIndex'], 'startIndex', 1)),
    count: Math.min(mostOnPage, Math.max(0, wholeNumber(query['count'], 'count', 100))),
  };
}

const sortable: Readonly<Record<string, RawBuilder<unknown>>> = {
  username: sql`lower(coalesce(s.user_name, t.email))`,
  displayname: sql`lower(t.full_name)`,
  'meta.lastmodified': sql`t.updated_at`,
};

interface Listing extends Page {
  readonly tenantId: string;
  readonly condition: RawBuilder<boolean>;
  readonly sortBy: string | undefined;
  readonly isDescending: boolean;
}

/** People of the account that a filter finds, and how many there are. */
export async function listUsers(
  tx: Tx,
  { tenantId, condition, sortBy, isDescending, startIndex, count }: Listing,
): Promise<{ total: number; rows: UserRow[] }> {
  const found = sql`from ${users}
    where t.tenant_id = ${tenantId} and t.status <> 'cancel' and ${condition}`;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total ${found}`.execute(tx);
  const by = sortable[sortBy?.toLowerCase() ?? ''] ?? sql`t.created_at`;
  const { rows } = await sql<UserRow>`
    select t.*, s.user_name, s.external_id, s.manager_id, s.left_at, s.handling_before,
      s.handling_since, s.version as scim_version, s.updated_at as scim_updated_at
    ${found} order by ${by} ${sql.raw(isDescending ? 'desc' : 'asc')}, t.id
    limit ${count} offset ${startIndex - 1}`.execute(tx);
  return { total: counted[0]?.total ?? 0, rows };
}
