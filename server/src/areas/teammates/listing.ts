import type { BuiltInRole, Presence, Role } from '@jackfield/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { byName, searchPatterns, type WantedPage } from '../../platform/list.ts';
import type { ListedRow } from './dto.ts';

export type TeammateSort =
  | 'fullName'
  | 'email'
  | 'extension'
  | 'role'
  | 'status'
  | 'lastSeenAt'
  | 'number';

/** People of an account under a search and filters, in an order. */
export interface TeammateScope {
  readonly tenantId: string;
  readonly sortBy: TeammateSort;
  readonly direction: 'asc' | 'desc';
  readonly search?: string | undefined;
  readonly status?: 'active' | 'pending' | 'suspended' | undefined;
  readonly role?: Role | undefined;
  readonly teamId?: string | undefined;
  readonly presence?: Presence | undefined;
  /** Who has a built-in role, this one, or none. */
  readonly access?: BuiltInRole | 'any' | 'none' | undefined;
  /** These people alone. */
  readonly ids?: readonly string[] | undefined;
}

export interface TeammateListing extends TeammateScope {
  readonly page: WantedPage;
}

/** What the listing is sorted by; extensions have no leading zero, so length comes first. */
export const sortKeys: Readonly<Record<TeammateSort, RawBuilder<unknown>>> = {
  fullName: byName('t.full_name'),
  email: sql`t.email collate "C"`,
  extension: sql`t.extension::integer`,
  role: sql`t.role collate "C"`,
  status: sql`t.status collate "C"`,
  lastSeenAt: sql`t.last_seen_at`,
  number: sql`(select p.number from phone_number p
    where p.tenant_id = t.tenant_id and p.owner_id = t.id and p.is_default) collate "C"`,
};

/** Sort names whose value may be missing: people without it come first in ascending order. */
const mayBeNull: readonly TeammateSort[] = ['lastSeenAt', 'number'];

const fewestDigits = 4;

/** The digits of a search that may be a part of a phone number in any writing; null for any other. */
export function searchedDigits(search: string | undefined): string | null {
  const text = search?.replaceAll(/[\s()+.-]/g, '') ?? '';
  return /^\d+$/.test(text) && text.length >= fewestDigits ? text : null;
}

/** Whether a person of `teammate t` matches a search: by their own text, or by one of their numbers. */
export function matching({ tenantId, search }: TeammateScope): RawBuilder<unknown> | null {
  const patterns = searchPatterns(search);
  if (patterns === null) return null;
  const digits = searchedDigits(search);
  const hasWords = sql`t.search_text like all (${patterns}::text[])`;
  if (digits === null) return hasWords;
  return sql`(${hasWords} or t.id in (select p.owner_id from phone_number p
    where p.tenant_id = ${tenantId} and p.owner_type = 'teammate'
      and p.number like ${`%${digits}%`}))`;
}

export function conditions(listing: TeammateScope): RawBuilder<unknown> {
  const { tenantId, role, teamId, presence, access, ids } = listing;
  const matches = matching(listing);
  const parts = [sql`t.tenant_id = ${tenantId} and t.status <> 'cancel'`];
  if (matches !== null) parts.push(matches);
  if (ids !== undefined) parts.push(sql`t.id = any(${ids}::uuid[])`);
  if (role !== undefined) parts.push(sql`t.role = ${role}`);
  if (presence !== undefined) parts.push(sql`t.presence = ${presence}`);
  if (access === 'none') parts.push(sql`t.access is null`);
  else if (access === 'any') parts.push(sql`t.access is not null`);
  else if (access !== undefined) parts.push(sql`t.access->>'role' = ${access}`);
  if (teamId !== undefined) {
    parts.push(sql`exists (select 1 from team_member m where m.tenant_id = t.tenant_id
      and m.team_id = ${teamId} and m.teammate_id = t.id)`);
  }
  return sql.join(parts, sql` and `);
}

export function orders({ sortBy, direction }: TeammateScope) {
  const order = direction === 'asc' ? sql`asc` : sql`desc`;
  const nulls = direction === 'asc' ? sql`nulls first` : sql`nulls last`;
  return { order, keyOrder: mayBeNull.includes(sortBy) ? sql`${order} ${nulls}` : order };
}

/** Columns of a row of the listing, from `teammate t` and the joins of listedParts. */
export const listedColumns = sql`t.id, t.first_name, t.last_name, t.full_name, t.email, t.title,
  t.extension, t.role, t.access, t.status, t.is_tenant_owner, t.is_email_confirmed, t.profile_image_id,
  t.presence, t.last_seen_at, t.version, t.created_at,
  n.default_number, coalesce(n.number_count, 0) as number_count, g.teams`;

export function listedParts(tenantId: string): RawBuilder<unknown> {
  return sql`left join lateral (
      select count(*)::integer as number_count,
        max(o.number) filter (where o.is_default) as default_number
      from phone_number o where o.tenant_id = ${tenantId} and o.owner_id = t.id
    ) n on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name) order by ${byName('e.name')}) as teams
      from team_member m join team e on e.id = m.team_id
      where m.tenant_id = ${tenantId} and m.teammate_id = t.id
    ) g on true`;
}

/** Ids of everybody under a search and filters, in their order. */
export async function selectTeammateIds(tx: Tx, scope: TeammateScope): Promise<string[]> {
  const { order, keyOrder } = orders(scope);
  const wanted = scope.status === undefined ? sql`true` : sql`t.status = ${scope.status}`;
  const { rows } = await sql<{ id: string }>`
    select t.id from teammate t where ${conditions(scope)} and ${wanted}
    order by ${sortKeys[scope.sortBy]} ${keyOrder}, t.id ${order}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Rows of these people in the order of their ids; who was deleted meanwhile is left out. */
export async function selectTeammatesById(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select ${listedColumns}
    from unnest(${[...ids]}::uuid[]) with ordinality as w(id, at)
    join teammate t on t.tenant_id = ${tenantId} and t.id = w.id and t.status <> 'cancel'
    ${listedParts(tenantId)}
    order by w.at`.execute(tx);
  return rows;
}
