import type { AccountCountry } from '@jackfield/contract';
import type { NumberOwnerType } from '@jackfield/contract/api/number';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { digitsPattern, searchPattern, searchPatterns } from '../../platform/list.ts';
import { classKey, type TextingClasses } from './classes.ts';

/** Which numbers of an account are looked at. */
export interface TextingFilter {
  readonly tenantId: string;
  readonly search?: string | undefined;
  readonly ownerType?: NumberOwnerType | undefined;
  readonly ownerId?: string | undefined;
  readonly campaignId?: string | undefined;
  readonly id?: string | undefined;
}

/** A number with what it alone knows of its chain. */
export interface NumberRow {
  readonly id: string;
  readonly number: string;
  readonly label: string;
  readonly country: AccountCountry;
  readonly isTollFree: boolean;
  readonly ownerType: NumberOwnerType;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly createdAt: Date;
  readonly leftAt: Date | null;
  readonly attachedAt: Date | null;
  readonly readyAt: Date | null;
  readonly key: string;
}

const ownerName = sql<string>`coalesce(
  (select t.full_name from teammate t where t.id = n.owner_id),
  (select o.label from company o where o.id = n.owner_id), '')`;

function conditions({ tenantId, search, ownerType, ownerId, campaignId, id }: TextingFilter) {
  const all: RawBuilder<unknown>[] = [sql`n.tenant_id = ${tenantId}`];
  if (id !== undefined) all.push(sql`n.id = ${id}`);
  if (ownerType !== undefined) all.push(sql`n.owner_type = ${ownerType}`);
  if (ownerId !== undefined) all.push(sql`n.owner_id = ${ownerId}`);
  if (campaignId !== undefined) all.push(sql`c.campaign_id = ${campaignId}`);
  const pattern = searchPattern(search);
  if (pattern !== null) {
    all.push(sql`(n.number like ${digitsPattern(pattern)}
      or folded(concat_ws(' ', n.label, ${ownerName}))
        like all (${searchPatterns(search)}::text[]))`);
  }
  return sql.join(all, sql` and `);
}

const source = (classes: TextingClasses, filter: TextingFilter) => sql`
  select n.id, n.number, n.label, n.country, n.is_toll_free, n.owner_type, n.owner_id, n.created_at,
    n.campaign_left_at, c.attached_at, c.ready_at, ${classKey(classes)} as key
  from phone_number n left join campaign_number c on c.phone_number_id = n.id
  where ${conditions(filter)}`;

/** How many numbers stand as each class, by its key. */
export async function countClasses(
  tx: Tx,
  classes: TextingClasses,
  filter: TextingFilter,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; total: number }>`
    select key, count(*)::int as total from (${source(classes, filter)}) s group by key`.execute(
    tx,
  );
  return new Map(rows.map(({ key, total }) => [key, total]));
}

interface WantedRows {
  /** Keys of classes that are asked for. */
  readonly keys: readonly string[];
  /** Most rows of a class, and the keys of those without a limit; null where none has one. */
  readonly fold: { readonly most: number; readonly open: readonly string[] } | null;
  readonly limit: number;
  readonly offset: number;
}

/** Numbers of these classes, the worst first. */
export async function selectNumbers(
  tx: Tx,
  classes: TextingClasses,
  filter: TextingFilter,
  { keys, fold, limit, offset }: WantedRows,
): Promise<NumberRow[]> {
  const ranks = classes.ranked.map(({ key }) => key);
  const folded = fold ?? { most: 0, open: keys };
  const { rows } = await sql<NumberRow>`
    select n.id, n.number, n.label, n.country, n.is_toll_free as "isTollFree",
      n.owner_type as "ownerType", n.owner_id as "ownerId", ${ownerName} as "ownerName",
      n.created_at as "createdAt", n.campaign_left_at as "leftAt",
      n.attached_at as "attachedAt", n.ready_at as "readyAt", n.key
    from (
      select s.*, row_number() over (
        partition by key order by owner_type collate "C", number collate "C", id) as place
      from (${source(classes, filter)}) s
      where key = any(${keys}::text[])
    ) n
    where n.place <= ${folded.most} or n.key = any(${folded.open}::text[])
    order by array_position(${ranks}::text[], n.key), n.place
    limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}
