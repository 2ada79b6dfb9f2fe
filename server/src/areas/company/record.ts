import type { Company } from '@jackfield/contract/api/company';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { storedHours } from '../business-hour/stored-hours.ts';
import type { CompanyRow } from './repository.ts';

/** The whole company number as the API answers it (ENT-06). */
export function toCompany(row: CompanyRow): Company {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    label: row.label,
    isDefault: row.is_default,
    businessHour: {
      ...storedHours(row.business_hour, row.time_zone),
      alwaysOpen: row.is_always_open,
      timeZone: row.time_zone,
    },
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A company number, whole; 404 when the tenant has none. */
export async function readCompany(tx: Tx, tenantId: string, id: string): Promise<Company> {
  const row = await tx
    .selectFrom('company')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return toCompany(row);
}
