import type { AccountCountry } from '@jackfield/contract';
import type { Tx } from '../../platform/database.ts';

interface Place {
  readonly country: AccountCountry;
  /** Region of the company address. */
  readonly region: string;
}

/** Sales tax of a place in per cent, as text: that of its region, else of the country; null for none. */
export async function taxRateOf(tx: Tx, { country, region }: Place): Promise<string | null> {
  const found = await tx
    .selectFrom('tax_rate')
    .select('rate')
    .where('country', '=', country)
    .where('region', 'in', ['', region])
    .orderBy('region', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.rate ?? null;
}
