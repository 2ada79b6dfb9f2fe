import { type Selectable, sql } from 'kysely';
import type { CompanyTable } from './tables.ts';
import type { PhoneNumberTable } from '../phone-numbers/tables.ts';
import type { Tx } from '../../platform/database.ts';
import {
  byName,
  digitsPattern,
  searchPattern,
  searchPatterns,
  selectPage,
  type WantedPage,
} from '../../platform/list.ts';

interface CompanyListing {
  readonly tenantId: string;
  readonly page: WantedPage;
  readonly direction: 'asc' | 'desc';
  readonly search?: string | undefined;
}

export type CompanyRow = Selectable<CompanyTable>;
export type NumberRow = Selectable<PhoneNumberTable> & { is_being_set_up: boolean };

/** Company numbers of a tenant that match by label or phone number, and how many there are. */
export async function selectCompanies(
  tx: Tx,
  { tenantId, page, direction, search }: CompanyListing,
): Promise<{ rows: CompanyRow[]; total: number }> {
  const pattern = searchPattern(search);
  let matching = tx.selectFrom('company').where('tenant_id', '=', tenantId);
  if (pattern !== null) {
    matching = matching.where((where) =>
      where.or([
        sql<boolean>`folded(label) like all (${searchPatterns(search)}::text[])`,
        where.exists(
          where
            .selectFrom('phone_number')
            .select('phone_number.id')
            .whereRef('phone_number.owner_id', '=', 'company.id')
            .where('phone_number.tenant_id', '=', tenantId)
            .where('phone_number.number', 'like', digitsPattern(pattern)),
        ),
      ]),
    );
  }
  const byLabel = byName('label');
  return selectPage(
    tx,
    matching.selectAll().orderBy(byLabel, direction).orderBy('id', direction),
    page,
  );
}

/** Phone numbers of company numbers, the default first. */
export async function selectCompanyPhoneNumbers(
  tx: Tx,
  tenantId: string,
  companyIds: readonly string[],
): Promise<NumberRow[]> {
  if (companyIds.length === 0) return [];
  return tx
    .selectFrom('phone_number')
    .selectAll()
    .select(sql<boolean>`is_being_set_up(id)`.as('is_being_set_up'))
    .where('tenant_id', '=', tenantId)
    .where('owner_type', '=', 'company')
    .where('owner_id', 'in', companyIds)
    .orderBy('is_default', 'desc')
    .orderBy('number')
    .execute();
}

/** The phone number under which the company is called; null while it has none. */
export async function selectDefaultNumber(tx: Tx, tenantId: string): Promise<string | null> {
  const found = await tx
    .selectFrom('phone_number as n')
    .innerJoin('company as c', 'c.id', 'n.owner_id')
    .select('n.number')
    .where('n.tenant_id', '=', tenantId)
    .where('c.tenant_id', '=', tenantId)
    .orderBy('c.is_default', 'desc')
    .orderBy('n.is_default', 'desc')
    .orderBy('n.number')
    .executeTakeFirst();
  return found?.number ?? null;
}

/** Names of the records that targets point at, by id. */
export async function selectTargetNames(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, full_name as name from teammate where tenant_id = ${tenantId} and id = any(${ids}::uuid[])
    union all
    select id, name from team where tenant_id = ${tenantId} and id = any(${ids}::uuid[])
    union all
    select id, name from ivr_menu where tenant_id = ${tenantId} and id = any(${ids}::uuid[])
    union all
    select id, file_name from media where tenant_id = ${tenantId} and id = any(${ids}::uuid[])
  `.execute(tx);
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** The owner of the account, whose voicemail is the preset target. */
export async function selectAccountOwner(tx: Tx, tenantId: string): Promise<string> {
  const owner = await tx
    .selectFrom('teammate')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('is_tenant_owner', '=', true)
    .executeTakeFirstOrThrow();
  return owner.id;
}
