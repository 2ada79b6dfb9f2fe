import type { AccountCountry } from '@jackfield/contract';
import type { BrandFields } from '@jackfield/contract/api/brand';
import { draftOfService } from '@jackfield/domain/address-rules';
import { t } from '@jackfield/texts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { duplicate } from '../../platform/errors.ts';
import { refuseAddress } from '../address/refuse-address.ts';
import { texts } from './texts.ts';

const accountCountries: Readonly<Record<string, AccountCountry>> = {
  US: 'USA',
  CA: 'CAN',
  MY: 'MYS',
};

/**
 * Throws 400 for an address that is not whole. Of countries that the address rules do not know,
 * the rules of the USA hold no sway: only street and city have to be there.
 */
export function refuseBrandAddress({ address, taxCountry }: BrandFields, member: string): void {
  const country = accountCountries[taxCountry];
  if (country === undefined) return;
  // Whether a box serves is the reviewers' question, which pre-flight answers.
  refuseAddress(draftOfService(address, country), 'service', member, { isPostal: true });
}

interface TaxId {
  readonly tenantId: string;
  readonly brandId: string;
  readonly fields: Pick<BrandFields, 'taxId' | 'taxCountry'>;
}

/** Throws 409 where another brand of the account has the tax id, however it is written. */
export async function refuseTaxId(
  tx: Tx,
  { tenantId, brandId, fields }: TaxId,
  member: string,
): Promise<void> {
  const other = await tx
    .selectFrom('brand')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '<>', brandId)
    .where('tax_country', '=', fields.taxCountry)
    .where(sql`tax_key`, '=', taxKey(fields.taxId))
    .executeTakeFirst();
  if (other !== undefined) throw taxIdTaken(member);
}

/** A tax id as its unique rule compares it. */
const taxKey = (taxId: string) => taxId.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();

const taxIdTaken = (member: string) => duplicate(member, t(texts.taxIdTaken));

/** Makes the broken unique rule of tax ids its refusal, for two brands at once. */
export async function namingTaxId<T>(work: Promise<T>, member: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null;
    if (constraint === 'brand_tax_id') throw taxIdTaken(member);
    throw error;
  }
}
