import type { InternationalCallStatus } from '@jackfield/contract/api/call-restriction';
import type { Selectable } from 'kysely';
import type { TenantTable } from './tables.ts';

type Steps = Pick<
  Selectable<TenantTable>,
  'is_verified_international_call' | 'is_verified_charges' | 'international_requested_at'
>;

/** How far an account is on its way to calls abroad (annex E7). */
export function internationalStatusOf(row: Steps): InternationalCallStatus {
  if (row.is_verified_international_call) return 'enabled';
  if (row.is_verified_charges) return 'charged';
  return row.international_requested_at === null ? 'none' : 'pending';
}
