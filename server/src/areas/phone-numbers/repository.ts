import type { NumberOwnerType, PhoneNumber, TenantNumber } from '@jackfield/contract/api/number';
import type { TextingGroup } from '@jackfield/contract/api/texting-status';
import type { NumberOrderKind, NumberOrderStatus } from '@jackfield/contract/api/number-order';
import { type Selectable, sql } from 'kysely';
import type { PhoneNumberTable } from './tables.ts';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import {
  byName,
  digitsPattern,
  searchPattern,
  searchPatterns,
  selectPage,
  type Listing,
} from '../../platform/list.ts';
import { accountRow, stampsOf } from '../../platform/rows.ts';
import { toStatus } from '../texting/answer.ts';
import { classKey, keysOf, readClasses, type TextingClasses } from '../texting/classes.ts';
import type { NumberOwner } from './number-owner.ts';

interface NumberRow extends Selectable<PhoneNumberTable> {
  campaign_id: string | null;
  lidb_status: NumberOrderStatus | null;
  dlda_status: NumberOrderStatus | null;
  is_being_set_up: boolean;
}

/** A phone number as the API answers it (ENT-05). */
function toPhoneNumber(row: NumberRow): PhoneNumber {
  return {
    id: row.id,
    ownerType: row.owner_type,
    ownerId: row.owner_id,
    label: row.label,
    isDefault: row.is_default,
    number: row.number,
    reservationId: row.reservation_id,
    provider: row.provider,
    isTollFree: row.is_toll_free,
    country: row.country,
    monthlyPrice: Number(row.monthly_price),
    currency: row.currency,
    campaignId: row.campaign_id,
    e911Address: row.e911_address,
    lidbStatus: row.lidb_status ?? 'none',
    dldaStatus: row.dlda_status ?? 'none',
    isBeingSetUp: row.is_being_set_up,
    ...stampsOf(row),
  };
}

/** State of the newest order of a kind; null before the first. */
function newestOrder(kind: NumberOrderKind) {
  return sql<NumberOrderStatus | null>`(
    select o.order_status from number_order o
    where o.tenant_id = n.tenant_id and o.phone_number_id = n.id and o.kind = ${kind}
    order by o.created_at desc, o.id desc limit 1)`;
}

function numbersOf(tx: Tx, tenantId: string) {
  return tx
    .selectFrom('phone_number as n')
    .leftJoin('campaign_number as c', 'c.phone_number_id', 'n.id')
    .selectAll('n')
    .select('c.campaign_id')
    .select([newestOrder('lidb').as('lidb_status'), newestOrder('dlda').as('dlda_status')])
    .select(sql<boolean>`is_being_set_up(n.id)`.as('is_being_set_up'))
    .where('n.tenant_id', '=', tenantId);
}

/** One number of the account; with an owner, only one of that owner. 404 otherwise. */
export async function readPhoneNumber(
  tx: Tx,
  tenantId: string,
  id: string,
  owner?: NumberOwner,
): Promise<PhoneNumber> {
  let query = numbersOf(tx, tenantId).where('n.id', '=', id);
  if (owner !== undefined) {
    query = query.where('n.owner_type', '=', owner.type).where('n.owner_id', '=', owner.id);
  }
  const row = await query.executeTakeFirst();
  if (row === undefined) throw notFound();
  return toPhoneNumber(row);
}

const ownerName = sql<string>`coalesce(
  (select t.full_name from teammate t where t.id = n.owner_id),
  (select o.label from company o where o.id = n.owner_id), '')`;

/** Numbers with the names of their owners and the states of their campaigns. */
function ownedNumbers(tx: Tx, tenantId: string, classes: TextingClasses) {
  return numbersOf(tx, tenantId)
    .leftJoin('campaign as g', 'g.id', 'c.campaign_id')
    .select([ownerName.as('owner_name'), 'g.status as campaign_status'])
    .select(['c.attached_at', 'c.ready_at', classKey(classes).as('texting_key')]);
}

type OwnedRow = Awaited<ReturnType<ReturnType<typeof ownedNumbers>['executeTakeFirstOrThrow']>>;

const toTenantNumber = (row: OwnedRow, classes: TextingClasses): TenantNumber => ({
  ...toPhoneNumber(row),
  ownerName: row.owner_name,
  campaignStatus: row.campaign_status,
  texting:
    classes.country === 'MYS'
      ? null
      : toStatus(classes, row.texting_key, {
          createdAt: row.created_at,
          leftAt: row.campaign_left_at,
          attachedAt: row.attached_at,
          readyAt: row.ready_at,
        }),
});

/** How the numbers of an account stand to texts. */
async function accountClasses(tx: Tx, tenantId: string): Promise<TextingClasses> {
  const { country } = await accountRow(tx, tenantId);
  return readClasses(tx, tenantId, country);
}

/** One number of the account with its owner (annex A6); 404 otherwise. */
export async function readTenantNumber(
  tx: Tx,
  tenantId: string,
  id: string,
): Promise<TenantNumber> {
  const classes = await accountClasses(tx, tenantId);
  const row = await ownedNumbers(tx, tenantId, classes).where('n.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return toTenantNumber(row, classes);
}

/** Numbers of an owner, the default first. */
export async function selectNumbersOf(
  tx: Tx,
  tenantId: string,
  owner: NumberOwner,
): Promise<PhoneNumber[]> {
  const rows = await numbersOf(tx, tenantId)
    .where('n.owner_type', '=', owner.type)
    .where('n.owner_id', '=', owner.id)
    .orderBy('n.is_default', 'desc')
    .orderBy('n.number')
    .execute();
  return rows.map(toPhoneNumber);
}

interface NumberListing extends Listing<'number' | 'label' | 'ownerType'> {
  readonly ownerType?: NumberOwnerType | undefined;
  readonly isTollFree?: boolean | undefined;
  readonly campaignId?: string | undefined;
  readonly texting?: TextingGroup | undefined;
  /** Numbers whose newest order of a kind stands so. */
  readonly orderStatus?: NumberOrderStatus | undefined;
}

const sortKeys = {
  number: sql`n.number collate "C"`,
  label: byName('n.label'),
  ownerType: sql`n.owner_type collate "C"`,
} as const;

/** What is the same in every number of the account. */
export async function selectAlike(tx: Tx, tenantId: string) {
  const { types, providers, countries } = await tx
    .selectFrom('phone_number')
    .select(({ fn }) => [
      fn.count<number>('is_toll_free').distinct().as('types'),
      fn.count<number>('provider').distinct().as('providers'),
      fn.count<number>('country').distinct().as('countries'),
    ])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const found = { type: types, provider: providers, country: countries };
  return (['type', 'provider', 'country'] as const).filter((key) => Number(found[key]) === 1);
}

/** Numbers of the whole account that match by number, label or the name of the owner. */
export async function selectTenantNumbers(
  tx: Tx,
  wanted: NumberListing,
): Promise<{ items: TenantNumber[]; total: number }> {
  const { tenantId, page, sortBy, direction, search, orderStatus } = wanted;
  const { ownerType, isTollFree, campaignId } = wanted;
  const pattern = searchPattern(search);
  const classes = await accountClasses(tx, tenantId);
  let matching = ownedNumbers(tx, tenantId, classes);
  if (wanted.texting !== undefined) {
    const keys = keysOf(classes, { group: wanted.texting });
    matching = matching.where(sql<boolean>`${classKey(classes)} = any(${keys}::text[])`);
  }
  if (ownerType !== undefined) matching = matching.where('n.owner_type', '=', ownerType);
  if (isTollFree !== undefined) matching = matching.where('n.is_toll_free', '=', isTollFree);
  if (campaignId !== undefined) matching = matching.where('c.campaign_id', '=', campaignId);
  if (orderStatus !== undefined) {
    matching = matching.where((where) =>
      where.or([
        where(newestOrder('lidb'), '=', orderStatus),
        where(newestOrder('dlda'), '=', orderStatus),
      ]),
    );
  }
  if (pattern !== null) {
    matching = matching.where((where) =>
      where.or([
        where('n.number', 'like', digitsPattern(pattern)),
        sql<boolean>`folded(concat_ws(' ', n.label, ${ownerName}))
          like all (${searchPatterns(search)}::text[])`,
      ]),
    );
  }
  const { rows, total } = await selectPage(
    tx,
    matching.orderBy(sortKeys[sortBy], direction).orderBy('n.id', direction),
    page,
  );
  return { items: rows.map((row) => toTenantNumber(row, classes)), total };
}
