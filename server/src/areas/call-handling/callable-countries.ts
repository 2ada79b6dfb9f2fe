import type { AccountCountry } from '@jackfield/contract';
import { callableCountries } from '@jackfield/domain/international';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { accountRow } from '../../platform/rows.ts';
import type { Tables } from '../../platform/tables.ts';

/** Columns that decide where calls of an account may go. */
export const restrictionColumns = [
  'is_verified_international_call',
  'restriction_type',
  'allowed_countries',
] as const;

type RestrictionRow = Pick<Selectable<Tables['tenant']>, (typeof restrictionColumns)[number]>;

/** Countries that calls of an account may go to beside its own. */
export const callableOf = (row: RestrictionRow): readonly string[] =>
  callableCountries({
    isVerified: row.is_verified_international_call,
    restrictionType: row.restriction_type,
    allowedCountries: row.allowed_countries,
  });

/** The country of an account, and those that it may call beside it. */
export interface Callable {
  readonly country: AccountCountry;
  readonly callable: readonly string[];
}

/** Reads where calls of an account may go. */
export async function selectCallable(tx: Tx, tenantId: string): Promise<Callable> {
  const row = await accountRow(tx, tenantId);
  return { country: row.country, callable: callableOf(row) };
}
